import { hasRoomForBreak, isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { isEarlyDeparture, isWithinClockIn, isWithinGrace } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Doubt, EarlyDoubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { preClockingFrom } from '@vigie/contract/shifts/shifts.preClocking.rules.ts'
import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { isWithinService, refuseSameBreak } from './breaks/breaks.rules.ts'
import { fitsShift, isOfPlace, isPlaceImprecise, metresOutside, refuseKnown, verdictOf, type ClockingFacts } from './clockings.rules.ts'
import type { ClockingLine } from './clockings.line.ts'
import { inEffect, type DecidableLine } from './decisions.rules.ts'

export interface KeptClocked {
  readonly verdict: number | null
  readonly isOutsideArea: boolean
  readonly isImprecise: boolean
  readonly doubt: Doubt | null
}

/**
 * The decision on an act that a device has kept: it is recorded, whatever it is, and what does not fit is said of it, to be
 * confirmed (decisions/08-offline). `doubt`: what its sending and what was shown say already. The same act a second time alone is refused, as known;
 * one that is believed takes the place of one that is to be confirmed, as it would have done live.
 */
export function clockKept(facts: ClockingFacts, happenedAt: Instant, doubt: EarlyDoubt | null): KeptClocked {
  if (isBreakAct(facts.act)) refuseSameBreak(facts.act, facts.shift, happenedAt, different)
  if (!isOtherThanStands(facts, happenedAt)) refuseKnown(facts, happenedAt, doubt)
  const isOutsideArea = metresOutside(facts) !== null
  return {
    verdict: verdictOf(facts, happenedAt),
    isOutsideArea,
    isImprecise: isPlaceImprecise(facts),
    doubt: doubt ?? unfitOf(facts, happenedAt, isOutsideArea),
  }
}

/** Milliseconds by which an act must differ from what stands in its place, for it to say anything new. */
const different = 60_000

/**
 * An act that says more than what stands in its place, and more than a minute from it: it is told to the manager beside that,
 * and not lost. A manager has clocked the one that stands, or it is to be confirmed itself and may be refused; or this is an
 * earlier arrival, or a later departure, as where an agent came to the tablet after the phone.
 */
function isOtherThanStands({ act, shift }: ClockingFacts, happenedAt: Instant): boolean {
  if (!isOfPlace(act)) return false
  const { stands, isOpen } = {
    start: { stands: shift.arrivedAt, isOpen: shift.isClockInForced || shift.isClockInUnconfirmed },
    end: { stands: shift.leftAt, isOpen: shift.isClockOutForced || shift.isClockOutUnconfirmed },
  }[act]
  if (stands === null) return false
  const later = epochOf(happenedAt) - epochOf(stands)
  const isMore = act === 'start' ? later < 0 : later > 0
  return Math.abs(later) > different && (isOpen || isMore)
}

/** What does not fit its service; what a manager has forced needs neither its window nor its place. */
function unfitOf(facts: ClockingFacts, at: Instant, isOutsideArea: boolean): Doubt | null {
  if (!facts.isForced && !isInWindow(facts, at)) return 'window'
  if (!facts.isForced && !isInPlace(facts, isOutsideArea)) return 'place'
  return orderOf(facts, at)
}

/** Within the window of its service, as far as it stands by itself: an arrival that is missing is another matter. */
function isInWindow(
  { act, shift, settings, reason, canClockOutEarlier, canPreClock, canClockBreaks }: ClockingFacts,
  at: Instant,
): boolean {
  if (act === 'start') return isWithinClockIn(shift, at, settings)
  if (act === 'end') return isEarlyDeparture(shift, at) ? canClockOutEarlier && reason !== null : isWithinGrace(shift, at, settings)
  if (isBreakAct(act)) return canClockBreaks && isWithinService(shift, at, settings)
  const opensAt = preClockingFrom(shift, settings)
  return canPreClock && shift.canPreClock && at >= opensAt && at <= shift.endsAt
}

/** Inside the area, or outside it as the site allows; and the site still takes acts, and those of phones. */
function isInPlace({ act, way, site, reading, reason }: ClockingFacts, isOutsideArea: boolean): boolean {
  if (!site.isClockingEnabled || (way === 'position' && !site.canClockByPhone)) return false
  if (way === 'position' && isOfPlace(act) && !reading) return false
  return !isOutsideArea || (!site.isOutsideAreaRefused && reason !== null)
}

type Said = Pick<ClockingLine, 'kind' | 'agent_id' | 'happened_at'>

/** The act that waits for a manager already, of the same kind and minute, though nothing else of the service says so. */
export const waitingTwin = <Line extends Said & DecidableLine>(lines: readonly Line[], said: Said): Line | undefined =>
  inEffect(lines).find(
    ({ kind, agent_id, happened_at, doubt }) =>
      doubt !== null &&
      kind === said.kind &&
      agent_id === said.agent_id &&
      Math.abs(epochOf(happened_at) - epochOf(said.happened_at)) <= different,
  )

const orderOf = ({ act, shift }: ClockingFacts, at: Instant): 'order' | null =>
  fitsShift(shift, act, at, null) && hasRoomForBreak(act, shift) ? null : 'order'
