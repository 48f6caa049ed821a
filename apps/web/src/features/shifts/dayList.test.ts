import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { touchesDay, withShift } from './dayList.ts'
import { shiftAt } from '../../domains/shifts/shifts.testing.ts'
import { at } from './judge.testing.ts'

const today = '2026-10-20' as Day
const night = shiftAt('2026-10-19T19:00:00Z', '2026-10-20T05:00:00Z')
const morning = shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z')

it("belongs to each day that it touches on its site's clock", () => {
  expect(['2026-10-18', '2026-10-19', '2026-10-20', '2026-10-21'].map((day) => touchesDay(night, day as Day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  // Until midnight to the second: the next day is not touched.
  expect(touchesDay(shiftAt('2026-10-20T14:00:00Z', '2026-10-20T22:00:00Z'), '2026-10-21' as Day)).toBe(false)
  const reunion = shiftAt('2026-10-20T19:00:00Z', '2026-10-20T21:00:00Z', { timeZone: 'Indian/Reunion' })
  expect([touchesDay(reunion, '2026-10-20' as Day), touchesDay(reunion, '2026-10-21' as Day)]).toEqual([true, true])
})

it('replaces a row in its place by a newer one, and never by an older one', () => {
  const clocked = { ...night, arrivedAt: at('2026-10-19T19:00:00Z'), version: 2 }
  const list = withShift([night, morning], clocked, today)
  expect(list).toEqual([clocked, morning])
  expect(withShift(list, night, today)).toBe(list)
  expect(withShift(list, { ...clocked }, today)).toBe(list)
})

it('adds a row of the day that was not there, and takes out one that was moved to another day', () => {
  expect(withShift([night], morning, today)).toEqual([night, morning])
  expect(withShift([night], morning, '2026-10-22' as Day)).toEqual([night])
  const moved = { ...shiftAt('2026-10-23T05:00:00Z', '2026-10-23T13:00:00Z'), id: morning.id, version: 2 }
  expect(withShift([night, morning], moved, today)).toEqual([night])
})

it('shows a call that was missed, or taken back, though the version stays', () => {
  const told = { ...night, missedCheckCount: 1 }
  const list = withShift([night, morning], told, today)
  expect(list).toEqual([told, morning])
  expect(withShift(list, { ...night }, today)).toEqual([night, morning])
  expect(withShift(list, { ...told }, today)).toBe(list)
})

it('a handover that was taken back leaves no row of the part that is no more', () => {
  const first = { ...night, followedById: 99, version: 2 }
  const rest = { ...shiftAt('2026-10-20T01:00:00Z', '2026-10-20T05:00:00Z'), id: 99, followsId: night.id }
  const divided = withShift([first, morning], rest, today)
  expect(divided).toEqual([first, morning, rest])
  expect(withShift(divided, { ...first, version: 3 }, today)).toEqual([{ ...first, version: 3 }, morning, rest])
  const whole = { ...night, version: 3 }
  expect(withShift(divided, whole, today)).toEqual([whole, morning])
})
