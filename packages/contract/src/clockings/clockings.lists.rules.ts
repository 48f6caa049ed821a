import type { CompanySettings } from '../companies/settings.ts'
import { addMinutes, dayOf, localOf, type Instant } from '../kit/time.ts'
import { isLate, type JudgedShift } from '../shifts/shifts.rules.ts'
import { actsNow, isWithinGrace, type ClockableShift, type WindowSettings } from './clockings.rules.ts'

/** What the lists of the clocking app look at (decisions/06-clocking). */
export interface ListedShift extends ClockableShift {
  readonly agentId: number | null
  readonly timeZone: string
}
export type ListSettings = WindowSettings & Pick<CompanySettings, 'clocking_late_tolerance_minutes'>

/** Minutes before its window opens from which a service stands among those that come soon. */
export const soonMinutes = 60

/** late: awaited beyond the tolerance · now: may arrive · soon: its window opens within the hour · leaving: its end is near, or past. */
export const clockableGroups = ['late', 'now', 'soon', 'leaving'] as const
export type ClockableGroup = (typeof clockableGroups)[number]

/**
 * Where a service stands among those that may be clocked; null: it does not. Who is at the post stands there from as many
 * minutes before the planned end as an arrival may come before the start: a departure before that is the agent's own matter.
 */
export function clockableGroup(shift: ListedShift, now: Instant, settings: ListSettings): ClockableGroup | null {
  if (shift.agentId === null) return null
  const acts = actsNow(shift, now, settings)
  const early = settings.clocking_early_minutes
  if (acts.includes('end')) return now >= addMinutes(shift.endsAt, -early) ? 'leaving' : null
  if (acts.includes('start')) return now > addMinutes(shift.startsAt, settings.clocking_late_tolerance_minutes) ? 'late' : 'now'
  const isAhead = shift.arrivedAt === null && now < shift.startsAt
  return isAhead && now >= addMinutes(shift.startsAt, -early - soonMinutes) ? 'soon' : null
}

/** present: at the post · left: has left, today. */
export type ClockedGroup = 'present' | 'left'

/**
 * Where a service stands among those that have been clocked; null: it does not. Once a forgotten
 * departure can no longer be clocked, the agent is not at the post; agents who have left are listed to the end of the site's day.
 */
export function clockedGroup(shift: ListedShift, now: Instant, settings: ListSettings): ClockedGroup | null {
  if (shift.agentId === null || shift.arrivedAt === null || shift.arrivedAt > now) return null
  if (shift.leftAt === null) return isWithinGrace(shift, now, settings) ? 'present' : null
  const dayIn = (instant: Instant) => dayOf(localOf(instant, shift.timeZone))
  return dayIn(shift.leftAt) === dayIn(now) ? 'left' : null
}

/** What a list of clocked services may be narrowed to. `ontime`: at the post, and arrived in time (showOntimeShiftsList). */
export const clockedFilters = ['all', 'present', 'ontime', 'late', 'left'] as const
export type ClockedFilter = (typeof clockedFilters)[number]

export function isOfFilter(shift: ListedShift & JudgedShift, filter: ClockedFilter, now: Instant, settings: ListSettings): boolean {
  const group = clockedGroup(shift, now, settings)
  if (group === null || filter === 'all') return group !== null
  if (filter === 'late') return isLate(shift)
  if (filter === 'ontime') return group === 'present' && !isLate(shift) && !shift.isClockInUnconfirmed
  return group === filter
}

/** Late first, then what may be clocked now, soon, and who leaves: each by its hour. */
export function inClockableOrder<T extends ListedShift>(shifts: readonly T[], now: Instant, settings: ListSettings): T[] {
  return clockableGroups.flatMap((group) =>
    shifts
      .filter((shift) => clockableGroup(shift, now, settings) === group)
      .toSorted((one, other) => (hourOf(one, group) < hourOf(other, group) ? -1 : 1)),
  )
}
const hourOf = ({ startsAt, endsAt }: ClockableShift, group: ClockableGroup) => (group === 'leaving' ? endsAt : startsAt)

/** The last act first. */
export function inClockedOrder<T extends ListedShift>(shifts: readonly T[], now: Instant, settings: ListSettings): T[] {
  return shifts
    .filter((shift) => clockedGroup(shift, now, settings) !== null)
    .toSorted((one, other) => ((one.leftAt ?? one.arrivedAt ?? '') > (other.leftAt ?? other.arrivedAt ?? '') ? -1 : 1))
}
