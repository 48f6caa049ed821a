import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { inLanguage, readyForParts } from '../../../ui/testing.tsx'
import { DemandsLine } from './DemandsLine.tsx'

readyForParts()
const server = answering()

const counted = (open: number, oldestAt: Date | null) => ({
  body: { open, accepted: 2, refused: 1, all: open + 3, oldest_at: oldestAt && oldestAt.toISOString(), most: null },
})
/** By the calendar, at this time of the day: at whatever hour the test runs. */
function daysAgo(days: number): Date {
  const at = new Date()
  at.setDate(at.getDate() - days)
  return at
}
const link = () => screen.findByRole<HTMLAnchorElement>('link')

it('says how many wait and since when, with the one click to them, in each language', async () => {
  server.to({ 'GET /demands/counts': () => counted(3, daysAgo(3)) })
  await showOnPage(<DemandsLine />)
  expect((await link()).textContent).toMatch(/3 demandes attendent.*la plus ancienne depuis 3 jours/)
  expect((await link()).getAttribute('href')).toBe('/manager/demands')
  await inLanguage('de')
  expect((await link()).textContent).toMatch(/3 Anfragen warten.*die älteste seit 3 Tagen/)
})

it('says hours below a day', async () => {
  server.to({ 'GET /demands/counts': () => counted(1, new Date(Date.now() - 5.5 * 3_600_000)) })
  await showOnPage(<DemandsLine />)
  expect((await link()).textContent).toMatch(/1 demande attend.*depuis 5\sh/)
})

it('shows nothing where none waits', async () => {
  server.to({ 'GET /demands/counts': () => counted(0, null) })
  await showOnPage(<DemandsLine />)
  await expect.poll(() => server.asked.length).toBe(1)
  expect(screen.queryByRole('list')).toBeNull()
})
