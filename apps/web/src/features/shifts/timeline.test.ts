import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../domains/shifts/shifts.testing.ts'
import { at, hoursOf } from './judge.testing.ts'
import { axisOf, barOf, barsOf, positionOf } from './timeline.ts'

const paris = 'Europe/Paris'
const day = (text: string) => text as Day
const hoursAcross = (axis: ReturnType<typeof axisOf>) => (axis.to - axis.from) / 3_600_000

it('reaches from 18 h the evening before to 6 h the morning after', () => {
  const axis = axisOf(day('2026-10-20'), paris)
  expect(hoursAcross(axis)).toBe(36)
  expect(axis.ticks.map(({ hour }) => hour)).toEqual([18, 0, 6, 12, 18, 0, 6])
  expect(axis.ticks.map((tick) => Math.round(tick.at * 36))).toEqual([0, 6, 12, 18, 24, 30, 36])
  expect([axis.dayFrom * 36, axis.dayTo * 36]).toEqual([6, 30])
})

it("draws last night's shift across midnight, from its first hour", () => {
  const axis = axisOf(day('2026-10-20'), paris)
  const night = barOf(axis, at('2026-10-19T17:00:00Z'), at('2026-10-20T05:00:00Z'))!
  expect(night.at * 36).toBeCloseTo(1)
  expect(night.width * 36).toBeCloseTo(12)
})

it('cuts at its ends what goes on beyond, and leaves out what lies outside', () => {
  const axis = axisOf(day('2026-10-20'), paris)
  expect(barOf(axis, at('2026-10-19T10:00:00Z'), at('2026-10-19T18:00:00Z'))).toMatchObject({ at: 0, width: 2 / 36 })
  expect(barOf(axis, at('2026-10-21T03:00:00Z'), at('2026-10-21T09:00:00Z'))!.width * 36).toBeCloseTo(1)
  expect(barOf(axis, at('2026-10-18T10:00:00Z'), at('2026-10-18T18:00:00Z'))).toBeNull()
  expect(positionOf(axis, at('2026-10-22T10:00:00Z'))).toBeNull()
  expect(positionOf(axis, at('2026-10-20T10:00:00Z'))! * 36).toBeCloseTo(18)
})

it('on the night of the October change a bar is as long as the work was: 21 h to 6 h is 10 h', () => {
  const axis = axisOf(day('2026-10-25'), paris)
  expect(hoursAcross(axis)).toBe(37)
  const [from, to] = ['2026-10-24T19:00:00Z', '2026-10-25T05:00:00Z'] as const
  expect(hoursOf(from, to)).toBe(10)
  const bar = barOf(axis, at(from), at(to))!
  expect(bar.width * 37).toBeCloseTo(10)
  // It ends where the axis writes 6 h.
  expect(bar.at + bar.width).toBeCloseTo(axis.ticks[2]!.at)
})

it('on the night of the March change the same hours are 8 h', () => {
  const axis = axisOf(day('2026-03-29'), paris)
  expect(hoursAcross(axis)).toBe(35)
  const bar = barOf(axis, at('2026-03-28T20:00:00Z'), at('2026-03-29T04:00:00Z'))!
  expect(bar.width * 35).toBeCloseTo(8)
  expect(bar.at + bar.width).toBeCloseTo(axis.ticks[2]!.at)
})

it("hangs each site's day on its own clock", () => {
  const [here, there] = [axisOf(day('2026-10-20'), paris), axisOf(day('2026-10-20'), 'Indian/Reunion')]
  // 7 h in Réunion is 5 h in Paris: the same place on its own axis as 7 h in Paris on its own.
  expect(positionOf(there, at('2026-10-20T03:00:00Z'))).toBeCloseTo(positionOf(here, at('2026-10-20T05:00:00Z'))!)
})

it('draws the work from the arrival to now, then to the departure', () => {
  const axis = axisOf(day('2026-10-20'), paris)
  const arrived = shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z', { arrivedAt: at('2026-10-20T05:00:00Z') })
  expect(barsOf(axis, arrived, at('2026-10-20T07:00:00Z')).actual!.width * 36).toBeCloseTo(2)
  const left = { ...arrived, leftAt: at('2026-10-20T12:00:00Z') }
  expect(barsOf(axis, left, at('2026-10-20T15:00:00Z')).actual!.width * 36).toBeCloseTo(7)
  expect(barsOf(axis, shiftAt('2026-10-20T05:00:00Z', '2026-10-20T13:00:00Z'), at('2026-10-20T07:00:00Z')).actual).toBeNull()
})
