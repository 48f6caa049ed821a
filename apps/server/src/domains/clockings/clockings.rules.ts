import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { isImprecise, type AgentAct, type ClockedAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Explanation } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import {
  isEarlyDeparture,
  isWithinClockIn,
  isWithinClockOut,
  isWithinGrace,
  isWithinPreClocking,
} from '@vigie/contract/clockings/clockings.rules.ts'
import { isOutside, metresBetween, type Point } from '@vigie/contract/kit/distance.ts'
import { Refusal, requires, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { addMinutes, clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import { status, type ReasonDependency } from '@vigie/contract/shifts/shifts.rules.ts'
import type { ClockingWay } from './clockings.line.ts'
import { refuseBreak } from './breaks/breaks.rules.ts'
import { fits } from './projection.rules.ts'

/** Acts that PUT /services and POST /breaks record. */
export type { ClockedAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
/** Acts that a person makes. */
export type Act = AgentAct

export interface ClockedShift {
  readonly agentId: number | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly preClockInAt: Instant | null
  readonly breakStartedAt: Instant | null
  readonly saidBreakStartedAt: Instant | null
  readonly canPreClock: boolean
  readonly isClockInForced: boolean
  readonly isClockOutForced: boolean
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
  readonly checkTimes: readonly Instant[]
  readonly pauseTimes: readonly Instant[]
  readonly timeZone: string
}
export interface ClockedSite {
  readonly isClockingEnabled: boolean
  readonly canClockByPhone: boolean
  readonly isOutsideAreaRefused: boolean
  readonly perimeterMetres: number | null
  readonly point: Point | null
}
interface Reason {
  readonly id: number
  readonly isEarlyLeaveAccepted: boolean
  readonly explains: readonly Explanation[]
  readonly dependsOn: ReasonDependency | null
  /** The relief of the shift has clocked in. */
  readonly isRelieved: boolean
}
interface GivenReason {
  readonly reasonId: number | null
  readonly isEarlyLeaveAccepted: boolean | null
  readonly explains: readonly Explanation[] | null
  readonly dependsOn: ReasonDependency | null
  readonly isRelieved: boolean
}
/** The reason of the list that was given for an act; null: none. */
export const reasonOf = ({ reasonId, isEarlyLeaveAccepted, explains, dependsOn, isRelieved }: GivenReason): Reason | null =>
  reasonId === null
    ? null
    : { id: reasonId, isEarlyLeaveAccepted: isEarlyLeaveAccepted ?? false, explains: explains ?? [], dependsOn, isRelieved }

export interface ClockingFacts {
  readonly act: ClockedAct
  readonly way: ClockingWay
  readonly shift: ClockedShift
  readonly site: ClockedSite
  /** A manager clocks outside the rules. */
  readonly isForced: boolean
  /** When it happened, as a manager says; null: now. */
  readonly givenAt: Instant | null
  readonly reason: Reason | null
  readonly reading: { readonly point: Point; readonly accuracyMetres: number } | null
  readonly canClockOutEarlier: boolean
  readonly canPreClock: boolean
  readonly canClockBreaks: boolean
  readonly settings: CompanySettings
}

export interface Clocked {
  readonly happenedAt: Instant
  readonly verdict: number | null
  readonly isOutsideArea: boolean
  /** The reading of a phone is too coarse to say where the agent was. */
  readonly isImprecise: boolean
}

/**
 * The decision on one clocking: only the window of time, the place and the device refuse; labour
 * law never does. Refuses with a code of the specification.
 */
export function clock(facts: ClockingFacts, now: Instant): Clocked {
  requires(facts.site.isClockingEnabled || facts.isForced, 'ON_TIME_DISABLED_ON_SITE')
  if (facts.isForced) requires(facts.reason, 'REASON_REQUIRED')
  const happenedAt = facts.givenAt ?? now
  if (happenedAt > now) throw new Refusal('NO_CLOCKING')
  if (isBreakAct(facts.act)) {
    refuseBreak(facts.act, facts.shift, happenedAt, facts.settings)
    return { happenedAt, verdict: null, isOutsideArea: false, isImprecise: false }
  }
  refuseKnown(facts, happenedAt, null)
  const isOutsideArea = outsideArea(facts)
  if (facts.act === 'start') return clockIn(facts, happenedAt, isOutsideArea)
  if (facts.act === 'end') return clockOut(facts, happenedAt, isOutsideArea)
  return preClock(facts, happenedAt)
}

/**
 * The same act a second time, under another uuid: from another tab, or by somebody else. It says when the first was. One
 * that is to be confirmed makes no believed act a second time: that one takes its place (`fits`).
 */
export function refuseKnown({ act, shift }: Pick<ClockingFacts, 'act' | 'shift'>, happenedAt: Instant, doubt: Doubt | null): void {
  if (isBreakAct(act)) return
  const known = { start: shift.arrivedAt, end: shift.leftAt, pre_clocking: shift.preClockInAt }[act]
  if (known === null) return
  const takesPlace = act !== 'pre_clocking' && fitsShift(shift, act, happenedAt, doubt)
  if (!takesPlace) throw knownAt(act, known, shift.timeZone)
}
/** Whether an act fits a shift as it stands. */
export const fitsShift = (shift: ClockedShift, act: ClockedAct, happenedAt: Instant, doubt: Doubt | null): boolean =>
  fits(
    {
      arrived_at: shift.arrivedAt,
      left_at: shift.leftAt,
      is_clock_in_unconfirmed: shift.isClockInUnconfirmed,
      is_clock_out_unconfirmed: shift.isClockOutUnconfirmed,
      break_started_at: shift.breakStartedAt,
      said_break_started_at: shift.saidBreakStartedAt,
    },
    { kind: act, happened_at: happenedAt, doubt },
  )
/** That an act is recorded already, and when it was. */
export const knownAt = (act: Act, at: Instant, timeZone: string): Refusal =>
  new Refusal(knownCodes[act], { time: clockOf(localOf(at, timeZone)) })
const knownCodes = {
  start: 'ARRIVAL_KNOWN',
  end: 'DEPARTURE_KNOWN',
  pre_clocking: 'ON_THE_WAY_KNOWN',
  break_start: 'BREAK_OPEN',
  break_end: 'BREAK_NOT_OPEN',
  check: 'CHECK_KNOWN',
} as const satisfies Record<Act, RefusalCode>
export const isKnown = ({ code }: Refusal): boolean => Object.values<RefusalCode>(knownCodes).includes(code)

/** Whether an act says where somebody is: an arrival or a departure. On the way nobody is there yet, and a break is no place. */
export const isOfPlace = (act: Act): act is 'start' | 'end' => act === 'start' || act === 'end'

/** In order or an anomaly; «je suis en route» and breaks are times alone. */
export function verdictOf(
  { act, shift, settings, reason, isForced }: Pick<ClockingFacts, 'shift' | 'settings' | 'reason' | 'isForced'> & { readonly act: Act },
  happenedAt: Instant,
): number | null {
  if (!isOfPlace(act)) return null
  return (
    act === 'start'
      ? isArrivalInOrder(shift, settings, happenedAt)
      : isEarlyDeparture(shift, happenedAt)
        ? isLeaveInOrder(reason, isForced)
        : isWithinGrace(shift, happenedAt, settings)
  )
    ? status.done
    : status.anomaly
}

function isArrivalInOrder(shift: ClockedShift, settings: CompanySettings, at: Instant): boolean {
  // Hours too early it is not in order either, which only a forced or a kept one can be.
  return at <= addMinutes(shift.startsAt, settings.clocking_late_tolerance_minutes) && isWithinClockIn(shift, at, settings)
}

function clockIn(facts: ClockingFacts, happenedAt: Instant, isOutsideArea: boolean): Clocked {
  const { shift, settings, isForced } = facts
  requires(isForced || isWithinClockIn(shift, happenedAt, settings), 'NO_CLOCKING')
  return { happenedAt, verdict: verdictOf(facts, happenedAt), isOutsideArea, isImprecise: isPlaceImprecise(facts) }
}

function clockOut(facts: ClockingFacts, happenedAt: Instant, isOutsideArea: boolean): Clocked {
  const { shift, settings, isForced, reason } = facts
  requires(shift.arrivedAt !== null && happenedAt >= shift.arrivedAt, 'NO_CLOCKING')
  requires(isForced || isWithinClockOut(shift, happenedAt, settings), 'NO_CLOCKING')
  if (isEarlyDeparture(shift, happenedAt) && !isForced) {
    requires(facts.canClockOutEarlier, 'NO_CLOCKING')
    requires(reason, 'REASON_REQUIRED')
  }
  return { happenedAt, verdict: verdictOf(facts, happenedAt), isOutsideArea, isImprecise: isPlaceImprecise(facts) }
}

/**
 * A reason that explains a place alone says nothing about leaving early. One about another person holds once the relief has
 * clocked in, or when a manager gives it: on the agent's own word the post would be in order and empty.
 */
function isLeaveInOrder(reason: Reason | null, isByManager: boolean): boolean {
  if (reason === null || !reason.isEarlyLeaveAccepted || !reason.explains.includes('end')) return false
  if (reason.dependsOn === 'relief') return reason.isRelieved
  return reason.dependsOn === null || isByManager
}

/** «Je suis en route», from so many minutes before the planned start until the arrival. */
function preClock({ shift, settings, canPreClock }: ClockingFacts, happenedAt: Instant): Clocked {
  requires(canPreClock && isWithinPreClocking(shift, happenedAt, settings), 'NO_CLOCKING')
  return { happenedAt, verdict: null, isOutsideArea: false, isImprecise: false }
}

/** Refused, or accepted with a reason, by the site's choice. Without a reading or a point there is nothing to say. */
function outsideArea(facts: ClockingFacts): boolean {
  const { site, reason, isForced } = facts
  const metres = metresOutside(facts)
  if (metres === null) return false
  if (site.isOutsideAreaRefused && !isForced) throw new Refusal('OUTSIDE_AREA', { metres: Math.round(metres) })
  requires(reason, 'REASON_REQUIRED')
  return true
}

/** Of an act that a phone made: at a tablet the device says where it is. */
export const isPlaceImprecise = ({ act, way, reading }: Pick<ClockingFacts, 'act' | 'way' | 'reading'>): boolean =>
  way === 'position' && isOfPlace(act) && reading !== null && isImprecise(reading)

type Placed = Pick<ClockingFacts, 'reading' | 'site' | 'settings'> & { readonly act: Act }

/** Metres to the site of a reading that lies outside its area; null: inside, or there is nothing to say. */
export function metresOutside({ reading, site, settings, act }: Placed): number | null {
  if (!(isOfPlace(act) || act === 'check') || !reading || !site.point) return null
  const metres = metresBetween(site.point, reading.point)
  const perimeter = site.perimeterMetres ?? settings.site_perimeter_metres
  return isOutside(metres, reading.accuracyMetres, perimeter) ? metres : null
}
