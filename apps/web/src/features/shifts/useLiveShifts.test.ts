import type { Day } from '@vigie/contract/kit/time.ts'
import { listHandovers } from '@vigie/contract/planning/planning.assignment.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { afterEach, expect, it } from 'vitest'
import { keyOf, queries } from '../../api/queries.ts'
import { shiftAt } from '../../domains/shifts/shifts.testing.ts'
import { at } from './judge.testing.ts'
import { applyShifts } from './useLiveShifts.ts'
import type { DayOfShifts } from './useShifts.ts'

afterEach(() => queries.clear())

const key = (day: string) => keyOf(listShifts, { day: day as Day })
const held = (day: string) => queries.getQueryData<DayOfShifts>(key(day))?.shifts

it('puts what was clocked into every day that is held, and adds what a day did not know', () => {
  const night = shiftAt('2026-10-19T19:00:00Z', '2026-10-20T05:00:00Z')
  const morning = shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z')
  for (const day of ['2026-10-19', '2026-10-20']) queries.setQueryData(key(day), { shifts: [night], sites: [] })
  const clocked = { ...night, arrivedAt: at('2026-10-19T19:01:00Z'), version: 2 }
  applyShifts([clocked, morning])
  expect(held('2026-10-19')).toEqual([clocked])
  expect(held('2026-10-20')).toEqual([clocked, morning])
})

it('keeps the sign of a gap where an event says nothing of it', () => {
  const shift = { ...shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z'), isAfterGap: true }
  queries.setQueryData(key('2026-10-20'), { shifts: [shift], sites: [] })
  applyShifts([{ ...shift, isAfterGap: null, version: 2 }])
  expect(held('2026-10-20')).toMatchObject([{ version: 2, isAfterGap: true }])
  applyShifts([{ ...shift, isAfterGap: false, version: 3 }])
  expect(held('2026-10-20')).toMatchObject([{ version: 3, isAfterGap: false }])
})

it('an event that is late changes nothing', () => {
  const shift = { ...shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z'), version: 3 }
  queries.setQueryData(key('2026-10-20'), { shifts: [shift], sites: [] })
  const before = held('2026-10-20')
  applyShifts([{ ...shift, version: 2 }])
  expect(held('2026-10-20')).toBe(before)
})

it('what is held of how a post changed hands is old once its service changes', () => {
  const shift = shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z')
  const other = shiftAt('2026-10-20T13:00:00Z', '2026-10-20T20:00:00Z')
  for (const { id } of [shift, other]) queries.setQueryData(keyOf(listHandovers, { shiftId: id }), { parts: [], handovers: [] })
  applyShifts([{ ...shift, version: 2 }])
  const isOld = (id: number) => queries.getQueryState(keyOf(listHandovers, { shiftId: id }))?.isInvalidated
  expect([isOld(shift.id), isOld(other.id)]).toEqual([true, false])
})
