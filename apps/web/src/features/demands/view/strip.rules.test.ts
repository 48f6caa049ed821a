import type { AffectedShift } from '@vigie/contract/demands/demands.effects.ts'
import type { Day, Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { fatesOf, shortOf, stripOf, weeksInOrder, type Absence } from './strip.rules.ts'

const shift = (id: number, day: string, fate: AffectedShift['fate']): AffectedShift => ({
  id,
  siteId: 1,
  siteName: 'Hôpital de la Brière',
  startsLocal: `${day} 20:00:00` as LocalDateTime,
  endsLocal: `${day} 23:00:00` as LocalDateTime,
  startsAt: `${day}T19:00:00Z` as Instant,
  endsAt: `${day}T22:00:00Z` as Instant,
  timeZone: 'Europe/Paris',
  month: '202612' as AffectedShift['month'],
  isNight: false,
  fate,
})
const day = (text: string) => text as Day
const absence: Absence = {
  typeName: 'Congés sans solde',
  startsOn: day('2026-12-20'),
  endsOn: day('2026-12-22'),
  shifts: [
    shift(1, '2026-12-18', null),
    shift(2, '2026-12-20', 'clocked'),
    shift(3, '2026-12-21', 'opens'),
    shift(4, '2026-12-21', 'over'),
  ],
  weeks: [
    { startsOn: day('2026-12-14'), minutes: 360, minutesAfter: 360 },
    { startsOn: day('2026-12-21'), minutes: 360, minutesAfter: 180 },
  ],
  askedAgain: [],
}

it('a week shows what falls open before and no longer after; what was clocked or is over stays', () => {
  const week = stripOf(absence, { startsOn: day('2026-12-21') })
  expect(week).toHaveLength(7)
  expect(week[0]).toMatchObject({ day: '2026-12-21', isAbsent: true })
  expect([week[0]!.before.map(({ id }) => id), week[0]!.after.map(({ id }) => id)]).toEqual([[3, 4], [4]])
  expect(week.map(({ isAbsent }) => isAbsent)).toEqual([true, true, false, false, false, false, false])
})

it('an absence over a Sunday touches two weeks, and the one whose hours change comes first', () => {
  expect(stripOf(absence, { startsOn: day('2026-12-14') }).map(({ isAbsent }) => isAbsent)).toEqual([
    ...Array<boolean>(6).fill(false),
    true,
  ])
  expect(weeksInOrder(absence).map(({ startsOn }) => startsOn)).toEqual(['2026-12-21', '2026-12-14'])
})

it('each shift of the absence has one fate, and the others of the week have none', () => {
  const { opens, clocked, over } = fatesOf(absence)
  expect([opens, clocked, over].map((shifts) => shifts.map(({ id }) => id))).toEqual([[3], [2], [4]])
})

it('a kind of absence is said in three letters', () => {
  expect(['Congés sans solde', 'Maladie', 'Accident du travail de plus', 'Été'].map(shortOf)).toEqual(['CSS', 'Mal', 'ADT', 'Été'])
})
