import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { hoursTogether, isNightly, kindsOf } from './hours.rules.ts'
import { offeredAt } from './missions.testing.ts'

const night = offeredAt('2026-11-27T18:00:00Z', '2026-11-28T06:00:00Z')
const sunday = offeredAt('2026-11-29T07:00:00Z', '2026-11-29T17:00:00Z')
const monday = offeredAt('2026-11-30T07:00:00Z', '2026-11-30T17:00:00Z')

it('a night from 19h to 7h has nine hours of night; a weekend is summed', () => {
  expect(kindsOf(hoursTogether([night]))).toEqual([{ kind: 'night', minutes: 540 }])
  expect(hoursTogether([sunday, monday]).minutes).toBe(1200)
  expect(kindsOf(hoursTogether([sunday, monday]))).toEqual([{ kind: 'sunday', minutes: 600 }])
})

it('hours of no kind are of the day, and holidays are those of the site', () => {
  expect(kindsOf(hoursTogether([monday]))).toEqual([{ kind: 'day', minutes: 0 }])
  const toussaint = offeredAt('2026-10-31T20:00:00Z', '2026-11-01T05:00:00Z', { holidays: ['2026-11-01' as Day] })
  expect(kindsOf(hoursTogether([toussaint]))).toEqual([
    { kind: 'night', minutes: 540 },
    { kind: 'sunday', minutes: 360 },
    { kind: 'holiday', minutes: 360 },
  ])
})

it('over the change of clock of October a night has an hour more', () => {
  const long = offeredAt('2026-10-24T19:00:00Z', '2026-10-25T05:00:00Z')
  expect(hoursTogether([long])).toMatchObject({ minutes: 600, nightMinutes: 600 })
  expect([isNightly(long), isNightly(monday)]).toEqual([true, false])
})
