import { firstDayOf, lastDayOf, addDays, localOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { agentHolidayNames } from '@vigie/contract/schedules/schedules.rules.ts'
import { holidayNames } from '@vigie/contract/sites/holidays.rules.ts'
import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { holidaysAround } from '../../schedules/schedules.store.ts'
import type { Page } from '../paper/pages.ts'
import type { Edition, Words } from '../paper/paper.words.ts'
import { agentPages } from './agent.pages.ts'
import {
  absencesAtSites,
  absencesOnSheets,
  agentsOnSheets,
  publishedAtSites,
  publishedOfAgents,
  servicesAtSites,
  servicesOfAgents,
  sitesOfAgents,
  sitesOnSheets,
  type PrintedSite,
} from './plannings.store.ts'
import { agentSheet, daysOfMonth, siteSheet } from './sheets.rules.ts'
import { sitePages } from './site.pages.ts'

/** Some sheets of a file, with the place of the first. */
export interface Chunk {
  readonly ids: readonly number[]
  readonly month: Month
  readonly place: number
}
const none: ReadonlyMap<Day, string> = new Map()

/** From which day on and until which holidays may count: a night of the last day ends in the next month. */
const bounds = (month: Month): readonly [Day, Day] => {
  const days = daysOfMonth(month)
  return [addDays(days[0]!, -1), addDays(days.at(-1)!, 2)]
}
/** By site: what is a holiday there. Of some hundred sites a few sectors. */
function holidaysAt(sites: Iterable<PrintedSite>, holidays: readonly Holiday[], month: Month) {
  const ofSectors = new Map<number | null, ReadonlyMap<Day, string>>()
  const ofSites = new Map<number, ReadonlyMap<Day, string>>()
  for (const { id, sectorId } of sites) {
    let names = ofSectors.get(sectorId)
    if (!names) ofSectors.set(sectorId, (names = holidayNames(holidays, ...bounds(month), sectorId)))
    ofSites.set(id, names)
  }
  return (siteId: number) => ofSites.get(siteId) ?? none
}
const inMonth = (names: ReadonlyMap<Day, string>, month: Month) => {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  return new Map([...names].filter(([day]) => day >= first && day <= last))
}

/** The plannings of some sites: one trip for all of them. */
export async function planningsOfSites(db: Db, { ids, month, place }: Chunk, { options }: Edition, words: Words): Promise<Page[][]> {
  const [sites, services, absences, published, holidays] = await db.batch(
    sitesOnSheets(db, ids),
    servicesAtSites(db, ids, month),
    absencesAtSites(db, ids, month),
    publishedAtSites(db, ids, month),
    holidaysAround(db, month),
  )
  const [ofSites, byId] = [Map.groupBy(services, ({ siteId }) => siteId), new Map(sites.map((site) => [site.id, site]))]
  const ofAgents = Map.groupBy(absences, ({ agentId }) => agentId)
  const stamps = new Map(published.map(({ agentId, publishedAt }) => [agentId, publishedAt]))
  const holidaysOf = holidaysAt(sites, holidays, month)
  return ids.map((id, at) => {
    const site = byId.get(id)
    if (!site) return []
    const own = ofSites.get(id) ?? []
    const agentIds = [...new Set(own.flatMap(({ agentId }) => agentId ?? []))]
    const away = agentIds.flatMap((agentId) => ofAgents.get(agentId) ?? [])
    const sheet = siteSheet({ month, timeZone: site.timeZone, services: own, absences: away, holidaysOf })
    return sitePages(
      {
        sheet,
        site,
        month,
        holidays: options.hasHolidays ? inMonth(holidaysOf(id), month) : none,
        published: agentIds.map((agentId) => stamps.get(agentId) ?? null),
        hasTotals: options.hasTotals,
        place: place + at,
      },
      words,
    )
  })
}

/** The plannings of some agents: one trip for all of them. */
export async function planningsOfAgents(
  db: Db,
  { ids, month, place }: Chunk,
  { options, company }: Edition,
  words: Words,
): Promise<Page[][]> {
  const [agents, services, sites, absences, published, holidays] = await db.batch(
    agentsOnSheets(db, ids),
    servicesOfAgents(db, ids, month),
    sitesOfAgents(db, ids, month),
    absencesOnSheets(db, ids, month),
    publishedOfAgents(db, ids, month),
    holidaysAround(db, month),
  )
  const [ofAgents, away] = [Map.groupBy(services, ({ agentId }) => agentId), Map.groupBy(absences, ({ agentId }) => agentId)]
  const [byId, siteById] = [new Map(agents.map((agent) => [agent.id, agent])), new Map(sites.map((site) => [site.id, site]))]
  const stamps = new Map(published.map(({ agentId, publishedAt }) => [agentId, publishedAt]))
  const holidaysOf = holidaysAt(sites, holidays, month)
  const sectors = sites.map(({ id, sectorId }) => ({ siteId: id, sectorId }))
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  return ids.map((id, at) => {
    const agent = byId.get(id)
    if (!agent) return []
    const own = (ofAgents.get(id) ?? []).map((service) => ({ ...service, siteName: siteById.get(service.siteId)?.name ?? '' }))
    const worked = own.map(({ siteId, startsAt, endsAt, timeZone }) => ({
      siteId,
      startsLocal: localOf(startsAt, timeZone),
      endsLocal: localOf(endsAt, timeZone),
    }))
    const sheet = agentSheet({ month, timeZone: company.timeZone, services: own, absences: away.get(id) ?? [], holidaysOf })
    return agentPages(
      {
        sheet,
        agent,
        sites: siteById,
        month,
        timeZone: company.timeZone,
        holidays: options.hasHolidays ? agentHolidayNames(holidays, first, last, worked, sectors) : none,
        publishedAt: stamps.get(id) ?? null,
        hasTotals: options.hasTotals,
        place: place + at,
      },
      words,
    )
  })
}
