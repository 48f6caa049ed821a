import { addMinutes, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import type { Page } from '../paper/pages.ts'
import { wordsOf } from '../paper/paper.words.ts'
import { openTypeSetter } from '../paper/typst.ts'
import { pagesOf, textOf } from '../prints.testing.ts'
import { agentPages } from './agent.pages.ts'
import type { PrintedSite } from './plannings.store.ts'
import { agentSheet, siteSheet } from './sheets.rules.ts'
import { sitePages } from './site.pages.ts'

const company = {
  name: 'x'.repeat(60),
  timeZone: 'Europe/Paris',
  apiVersion: '1.8.0',
  address: '',
  city: '',
  authorisationNumber: null,
  declarationNumber: null,
}
const options = { hasHolidays: true, hasTotals: true, hasDeclaration: true }
const words = wordsOf({ language: 'de', now: '2026-11-20T10:00:00Z' as Instant, editor: 'Ä', company, options, sheetCount: 1 })
const month = '202611' as Month
const site: PrintedSite = {
  id: 1,
  code: 'S1',
  name: 'W'.repeat(60),
  address: 'M'.repeat(60),
  city: '',
  clientName: 'W'.repeat(60),
  timeZone: 'Europe/Paris',
  sectorId: null,
}
const none = new Map<Day, string>()
const setter = openTypeSetter()
const printed = async (pages: Page[]) => (await pagesOf(setter.pdf(pages))).map(textOf)

/** So many services of one day, each at hours of its own. */
const services = (count: number, agents: number) =>
  Array.from({ length: count }, (_, at) => {
    const startsAt = addMinutes('2026-11-02T00:00:00Z' as Instant, at * 7)
    const agentId = agents === 0 ? null : at % agents
    const agentName = agentId === null ? null : `Nom ${agentId} ${'W'.repeat(50)}`
    const place = { siteId: (at % 60) + 1, siteName: 'x', timeZone: 'Europe/Paris', profileName: null, profileIsNight: null }
    return { ...place, id: at, agentId, agentName, startsAt, endsAt: addMinutes(startsAt, 60) }
  })

it('a site with hundreds of agents, hours and open services fills pages, each of them a page on paper', async () => {
  const facts = { month, timeZone: 'Europe/Paris', absences: [], holidaysOf: () => none }
  for (const [count, agents] of [
    [600, 150],
    [400, 0],
    [180, 1],
  ] as const) {
    const sheet = siteSheet({ ...facts, services: services(count, agents) })
    const pages = sitePages({ sheet, site, month, holidays: none, published: [], hasTotals: true, place: 1 }, words)
    const texts = await printed(pages)
    expect(pages.length).toBeGreaterThan(2)
    expect([count, texts.length]).toEqual([count, pages.length])
    expect(texts.at(-1)).toContain(`Seite ${pages.length} / ${pages.length}`)
  }
})

it('an agent with too many services for a day and for its sites is told how many more there are', async () => {
  const sheet = agentSheet({ month, timeZone: 'Europe/Paris', services: services(150, 1), absences: [], holidaysOf: () => none })
  const sites = new Map(Array.from({ length: 60 }, (_, at) => [at + 1, { ...site, id: at + 1 }]))
  const agent = { id: 1, name: 'W'.repeat(60), number: 'A1' }
  const pages = agentPages(
    { sheet, agent, sites, month, timeZone: 'Europe/Paris', holidays: none, publishedAt: null, hasTotals: true, place: 1 },
    words,
  )
  const texts = await printed(pages)
  expect(texts).toHaveLength(pages.length)
  expect(texts.join(' ')).toContain('+ 36')
  expect(texts.join(' ')).toMatch(/\+ 1\d\d/)
})
