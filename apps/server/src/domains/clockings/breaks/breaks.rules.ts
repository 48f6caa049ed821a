import { hasRoomForBreak, isBreakTurn, type BreakAct, type OpenBreak } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import {
  isWithinClockIn,
  isWithinClockOut,
  isWithinGrace,
  type ClockableShift,
  type WindowSettings,
} from '@vigie/contract/clockings/clockings.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { clockOf, epochOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'

interface BreakableShift extends ClockableShift, OpenBreak {
  readonly pauseTimes: readonly Instant[]
  readonly timeZone: string
}

/**
 * A break begins and ends between the arrival and the departure, one at a time (decisions/06-clocking). Refuses what does not; never
 * what follows an act of break that waits for a manager (decisions/06-clocking).
 */
export function refuseBreak(act: BreakAct, shift: BreakableShift, at: Instant, settings: WindowSettings): void {
  requires(shift.leftAt === null && isWithinClockOut(shift, at, settings), 'NO_CLOCKING')
  const isTurn = isBreakTurn(act, shift, at)
  if (act === 'break_start' && !isTurn) throw breakKnown(shift.breakStartedAt!, shift.timeZone)
  requires(hasRoomForBreak(act, shift), 'NO_CLOCKING')
  requires(isTurn, 'BREAK_NOT_OPEN')
}

/** Within its service as it was planned, as far as an act of break stands by itself. */
export const isWithinService = (shift: BreakableShift, at: Instant, settings: WindowSettings): boolean =>
  isWithinClockIn(shift, at, settings) || (at > shift.endsAt && isWithinGrace(shift, at, settings))

/** The same beginning a second time, from another device: both lie within so many milliseconds. Refuses it as known. */
export function refuseSameBreak(act: BreakAct, { breakStartedAt, timeZone }: BreakableShift, at: Instant, different: number): void {
  if (act !== 'break_start' || breakStartedAt === null) return
  if (Math.abs(epochOf(at) - epochOf(breakStartedAt)) <= different) throw breakKnown(breakStartedAt, timeZone)
}

const breakKnown = (at: Instant, timeZone: string): Refusal => new Refusal('BREAK_OPEN', { time: clockOf(localOf(at, timeZone)) })
