import {
  actsNow,
  isWithinClockIn,
  isWithinClockOut,
  isWithinPreClocking,
  type PreClockableShift,
  type WindowSettings,
} from './clockings.rules.ts'
import type { BreakAct } from './clockings.breaks.rules.ts'
import { isOutside, metresBetween, type Point } from '../kit/distance.ts'
import { addMinutes, type Instant } from '../kit/time.ts'
import { preClockingFrom, type PreClockingSettings } from '../shifts/shifts.preClocking.rules.ts'

export type PhoneAct = 'start' | 'end' | 'pre_clocking'
/** What agents clock. */
export type ClockedAct = PhoneAct | BreakAct
/** The same, and the answer to a verification call. */
export type AgentAct = ClockedAct | 'check'
export interface PhoneShift extends PreClockableShift {
  readonly id: number
}
export interface Possible<T> {
  readonly shift: T
  readonly act: PhoneAct
}

/**
 * Where an agent stands: nothing to come · one act is possible · several services are, and the agent chooses · the next
 * act opens at an instant.
 */
export type ClockingState<T> =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'possible' } & Possible<T>)
  | { readonly kind: 'choice'; readonly acts: readonly Possible<T>[] }
  | ({ readonly kind: 'later'; readonly opensAt: Instant } & Possible<T>)

export interface PhoneSettings extends WindowSettings, PreClockingSettings {
  readonly canClockOutEarlier: boolean
  readonly canPreClock: boolean
}

/**
 * What an agent may clock now, of shifts in the order of their starts: who has one open shift
 * clocks out, and between several possible ones nothing is chosen silently.
 */
export function clockingStateOf<T extends PhoneShift>(shifts: readonly T[], now: Instant, settings: PhoneSettings): ClockingState<T> {
  const open = shifts.filter((shift) => shift.arrivedAt !== null && shift.leftAt === null && isWithinClockOut(shift, now, settings))
  const mayLeave = (shift: T) => settings.canClockOutEarlier || now >= shift.endsAt
  const ends = open.filter(mayLeave).map((shift): Possible<T> => ({ shift, act: 'end' }))
  const awaited = shifts.filter((shift) => shift.arrivedAt === null && shift.leftAt === null)
  const starts = awaited.filter((shift) => isWithinClockIn(shift, now, settings)).map((shift): Possible<T> => ({ shift, act: 'start' }))
  // A departure that was forgotten yesterday does not prevent today's arrival.
  const isRunning = open.some((shift) => now < shift.endsAt)
  const acts = isRunning ? ends : [...ends, ...starts]
  if (acts.length === 1) return { kind: 'possible', ...acts[0]! }
  if (acts.length > 1) return { kind: 'choice', acts }
  if (open.length > 0) return { kind: 'later', shift: open[0]!, act: 'end', opensAt: open[0]!.endsAt }
  const onTheWay = settings.canPreClock ? awaited.find((shift) => isWithinPreClocking(shift, now, settings)) : undefined
  if (onTheWay) return { kind: 'possible', shift: onTheWay, act: 'pre_clocking' }
  const next = awaited.find((shift) => shift.endsAt > now)
  if (!next) return { kind: 'nothing' }
  return { kind: 'later', ...firstOpening(next, settings) }
}

/**
 * What may be clocked once more, since a manager has still to confirm what stands: it takes that one's place, so that who is
 * there need not wait (decisions/08-offline). Beside what `clockingStateOf` says, and never in its place: who has clocked has usually done so.
 */
export function againOf<T extends PhoneShift>(shifts: readonly T[], now: Instant, settings: PhoneSettings): Possible<T>[] {
  const mayLeave = (shift: T) => settings.canClockOutEarlier || now >= shift.endsAt
  return shifts.flatMap((shift) =>
    actsNow(shift, now, settings)
      .filter((act) => (act === 'start' ? shift.arrivedAt !== null : shift.leftAt !== null && mayLeave(shift)))
      .map((act): Possible<T> => ({ shift, act })),
  )
}

/** What opens first on a shift that is still ahead, and when. */
function firstOpening<T extends PhoneShift>(shift: T, settings: PhoneSettings): Possible<T> & { readonly opensAt: Instant } {
  const start = addMinutes(shift.startsAt, -settings.clocking_early_minutes)
  const way = preClockingFrom(shift, settings)
  const asksWay = settings.canPreClock && shift.canPreClock && shift.preClockInAt === null && way < start
  return asksWay ? { shift, act: 'pre_clocking', opensAt: way } : { shift, act: 'start', opensAt: start }
}

/** One reading of a phone. */
export interface Reading extends Point {
  readonly accuracyMetres: number
}
/** Coarser than this is asked once more; what is still coarser then proves no place, and the act says so. */
export const poorAccuracyMetres = 200
export const isImprecise = ({ accuracyMetres }: Pick<Reading, 'accuracyMetres'>): boolean => accuracyMetres > poorAccuracyMetres

export interface AreaCheck {
  /** Whole metres to the site; null where the site has no point of its own. */
  readonly metres: number | null
  readonly isOutside: boolean
}

/** Where a reading lies with regard to a site. */
export function checkArea(
  reading: Reading,
  site: { readonly latitude: number | null; readonly longitude: number | null; readonly perimeterMetres: number },
): AreaCheck {
  if (site.latitude === null || site.longitude === null) return { metres: null, isOutside: false }
  const metres = metresBetween({ latitude: site.latitude, longitude: site.longitude }, reading)
  return { metres: Math.round(metres), isOutside: isOutside(metres, reading.accuracyMetres, site.perimeterMetres) }
}
