import { breakActOf, breakActs } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { isArrivalOpen, isDepartureOpen } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import type { ClockingLine } from './clockings.line.ts'
import { doubtful, lineOf } from './clockings.lines.testing.ts'
import { blank, fits, projected, type Projection } from './projection.rules.ts'

const at = (time: string) => `2026-10-12T${time}:00Z` as Instant
const line = (kind: ClockingLine['kind'], time: string, columns: Partial<ClockingLine> = {}): ClockingLine =>
  lineOf('5e3c5a7e-0000-4000-8000-000000000001', kind, `${time}:00`, { way: 'code', recorded_at: at(time), ...columns })
const after = (...lines: ClockingLine[]) => lines.reduce(projected, blank)

describe('an act', () => {
  it('sets its time, its status and its marks, and nothing else', () => {
    expect(after(line('start', '08:00'))).toEqual({ ...blank, arrived_at: at('08:00'), clock_in_status: 1 })
    expect(after(line('start', '08:00', { verdict: 2, is_forced: true, is_outside_area: true }))).toEqual({
      ...blank,
      arrived_at: at('08:00'),
      clock_in_status: 2,
      is_clock_in_forced: true,
      is_clock_in_outside_area: true,
    })
    expect(after(line('pre_clocking', '07:30', { verdict: null }))).toEqual({ ...blank, pre_clock_in_at: at('07:30') })
  })

  it('that is a departure closes the break that is open and counts its whole minutes, and leaves breaks that are over', () => {
    const resting: Projection = { ...after(line('start', '08:00')), break_started_at: at('15:40'), break_minutes: 10 }
    const end = line('end', '16:00')
    expect(projected(resting, end)).toMatchObject({ left_at: at('16:00'), break_started_at: null, break_minutes: 30 })
    expect(projected({ ...resting, break_started_at: null }, end)).toMatchObject({ break_started_at: null, break_minutes: 10 })
  })

  it('that is believed takes the place of one that is to be confirmed, which goes on waiting', () => {
    expect(after(line('start', '08:00', doubtful), line('start', '08:30'))).toEqual({
      ...blank,
      arrived_at: at('08:30'),
      clock_in_status: 1,
      unconfirmed_count: 1,
    })
    expect(after(line('start', '08:00'), line('end', '15:00', doubtful), line('end', '16:00'))).toMatchObject({
      left_at: at('16:00'),
      clock_out_status: 1,
      is_clock_out_offline: false,
      is_clock_out_unconfirmed: false,
      unconfirmed_count: 1,
    })
  })

  it('that is a believed arrival leaves no departure before it that is to be confirmed, and one after it as it is', () => {
    const both = [line('start', '08:00', doubtful), line('end', '12:00', doubtful)]
    expect(after(...both, line('start', '12:30'))).toEqual({
      ...blank,
      arrived_at: at('12:30'),
      clock_in_status: 1,
      unconfirmed_count: 2,
    })
    expect(after(...both, line('start', '08:10'))).toMatchObject({ left_at: at('12:00'), is_clock_out_unconfirmed: true })
  })
})

/** A break that is open or none, as it counts and as the agent has said it. */
function breaksOf(arrivedAt: Instant | null, leftAt: Instant | null) {
  const times = arrivedAt === null || leftAt !== null ? [null] : [null, at('11:00')]
  return times.flatMap((break_started_at) => times.map((said_break_started_at) => ({ break_started_at, said_break_started_at })))
}

describe('what fits', () => {
  const states = [null, at('08:00')].flatMap((arrived_at) =>
    (arrived_at === null ? [null] : [null, at('12:00')]).flatMap((left_at) =>
      [false, true].flatMap((is_clock_in_unconfirmed) =>
        [false, true].flatMap((is_clock_out_unconfirmed) =>
          breaksOf(arrived_at, left_at).map((breaks) => ({
            arrived_at,
            left_at,
            is_clock_in_unconfirmed,
            is_clock_out_unconfirmed,
            ...breaks,
          })),
        ),
      ),
    ),
  )

  it('is what the screens offer: one rule, said by both ends', () => {
    for (const stands of states) {
      const shift = {
        startsAt: at('08:00'),
        endsAt: at('16:00'),
        arrivedAt: stands.arrived_at,
        leftAt: stands.left_at,
        isClockInUnconfirmed: stands.is_clock_in_unconfirmed,
        isClockOutUnconfirmed: stands.is_clock_out_unconfirmed,
        breakStartedAt: stands.break_started_at,
        saidBreakStartedAt: stands.said_break_started_at,
        breakMinutes: 0,
        longestBreakMinutes: 0,
      }
      const now = { happened_at: at('13:00'), doubt: null }
      expect(fits(stands, { ...now, kind: 'start' }), JSON.stringify(stands)).toBe(isArrivalOpen(shift))
      expect(fits(stands, { ...now, kind: 'end' }), JSON.stringify(stands)).toBe(isDepartureOpen(shift))
      // Where the last act of break waits for a manager both fit, so that whoever asks by what counts is not refused.
      const isSaid = (shift.breakStartedAt === null) !== (shift.saidBreakStartedAt === null)
      for (const kind of breakActs)
        expect(fits(stands, { ...now, kind }), JSON.stringify([kind, stands])).toBe(isSaid || breakActOf(shift) === kind)
    }
  })

  it('of an act that is itself to be confirmed is only what nothing stands in the way of', () => {
    const fitting = (kind: 'start' | 'end') =>
      states
        .filter((stands) => fits(stands, { kind, happened_at: at('13:00'), doubt: 'clock' }))
        .map((stands) => [stands.arrived_at, stands.left_at])
    expect(new Set(fitting('start').map((one) => JSON.stringify(one)))).toEqual(new Set(['[null,null]']))
    expect(new Set(fitting('end').map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify([at('08:00'), null])]))
  })
})
