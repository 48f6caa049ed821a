import { role, type Role } from '../access.ts'
import {
  addDays,
  addMonths,
  dayOf,
  midnightOf,
  minutesBetween,
  type Day,
  type Instant,
  type LocalDateTime,
  type Month,
} from '../kit/time.ts'
import { fallsOn, holidayNames } from '../sites/holidays.rules.ts'
import type { Holiday } from '../sites/holidays.ts'
import type { PublicationState } from './schedules.ts'
import type { CompanySettings } from '../companies/settings.ts'

/** The five colour groups of every calendar (coverage 1.030). */
export const calendarGroups = ['shiftDay', 'shiftNight', 'unavailability', 'weekend', 'holiday'] as const
export type CalendarGroup = (typeof calendarGroups)[number]

/** The colour group of a shift: that of an absence when its agent is away then, otherwise of its day or night. */
export const groupOfShift = (shift: { readonly isNight: boolean; readonly unavailabilityId: number | null }): CalendarGroup => {
  if (shift.unavailabilityId !== null) return 'unavailability'
  return shift.isNight ? 'shiftNight' : 'shiftDay'
}

/** The colour group of a calendar's day, if it has one; a holiday on a Sunday reads as a holiday. */
export const groupOfDay = (day: Day, isHoliday: boolean): CalendarGroup | null => {
  if (isHoliday) return 'holiday'
  return isWeekend(day) ? 'weekend' : null
}

/** Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** What is known of an agent's month; an instant is null until it happens. */
export interface MonthStamps {
  readonly publishedAt: Instant | null
  readonly validatedAt: Instant | null
  /** When the month was last planned on as a whole: a shift came, went or moved. */
  readonly changedAt: Instant | null
  /** When one of its shifts was last planned. */
  readonly plannedAt: Instant | null
}

const isLater = (changed: Instant | null, validated: Instant | null): boolean =>
  changed !== null && validated !== null && changed > validated

/** Whether a validated month has changed since: it is shown what changed and asked to validate again (decisions, 7). */
export const hasChangedSince = ({ validatedAt, changedAt, plannedAt }: Omit<MonthStamps, 'publishedAt'>): boolean =>
  isLater(changedAt, validatedAt) || isLater(plannedAt, validatedAt)

/** The shifts planned after the validation: what a calendar marks. */
export const changedShiftsOf = (
  validatedAt: Instant | null,
  shifts: readonly { readonly id: number; readonly plannedAt: Instant | null }[],
): number[] => shifts.filter(({ plannedAt }) => isLater(plannedAt, validatedAt)).map(({ id }) => id)

/** When the latest of some shifts was planned. */
export const latestOf = (shifts: readonly { readonly plannedAt: Instant | null }[]): Instant | null =>
  shifts.reduce<Instant | null>(
    (latest, { plannedAt }) => (plannedAt !== null && (latest === null || plannedAt > latest) ? plannedAt : latest),
    null,
  )

/** How far a month has come; the four exclude each other. */
export function stateOfMonth(stamps: MonthStamps): PublicationState {
  if (stamps.publishedAt === null) return 'unpublished'
  if (stamps.validatedAt === null) return 'published'
  return hasChangedSince(stamps) ? 'changed' : 'validated'
}

type WindowSettings = Pick<
  CompanySettings,
  'res_month_before_schedule' | 'res_month_after_schedule' | 'cli_month_before_schedule' | 'cli_month_after_schedule'
>

/** The months that a role may look at around the current one; null: managers and others have no bounds (coverage 6.013). */
export function boundsOf(user: Role, current: Month, settings: WindowSettings): { readonly first: Month; readonly last: Month } | null {
  const around = (before: number, after: number) => ({ first: addMonths(current, -before), last: addMonths(current, after) })
  switch (user) {
    case role.agent:
      return around(settings.res_month_before_schedule, settings.res_month_after_schedule)
    case role.client:
    case role.clientUser:
      return around(settings.cli_month_before_schedule, settings.cli_month_after_schedule)
    case role.manager:
    case role.partner:
    case role.device:
      return null
  }
}

interface Span {
  readonly startsAt: Instant
  readonly endsAt: Instant
}
/** Whether two spans share a moment; touching ends do not. */
export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt

interface CountedShift extends Span {
  readonly isNight: boolean
}
export interface MonthSums {
  readonly count: number
  readonly nightCount: number
  /** Whole minutes between instants: a night over a change of clock counts what it lasts. */
  readonly minutes: number
}
/** The sums of a month's shifts, breaks included. */
export const sumsOf = (shifts: readonly CountedShift[]): MonthSums => ({
  count: shifts.length,
  nightCount: shifts.filter(({ isNight }) => isNight).length,
  minutes: shifts.reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, endsAt), 0),
})

interface LocalSpan {
  readonly startsLocal: LocalDateTime
  readonly endsLocal: LocalDateTime
}
/** The days that something touches on the wall clock; one that ends at midnight does not touch the day that begins then. */
export function daysTouched({ startsLocal, endsLocal }: LocalSpan): Day[] {
  const days: Day[] = [dayOf(startsLocal)]
  for (let day = addDays(days[0]!, 1); midnightOf(day) < endsLocal; day = addDays(day, 1)) days.push(day)
  return days
}

interface WorkedShift extends LocalSpan {
  readonly siteId: number
}
/**
 * The holidays of an agent's calendar by day, between two days: those that hold everywhere, and on the days of its
 * shifts those of the sectors of their sites.
 */
export function agentHolidayNames(
  holidays: readonly Holiday[],
  from: Day,
  to: Day,
  shifts: readonly WorkedShift[],
  siteSectors: readonly { readonly siteId: number; readonly sectorId: number | null }[],
): ReadonlyMap<Day, string> {
  const names = new Map(holidayNames(holidays, from, to, null))
  const ofSectors = holidays.filter(({ sectorIds }) => sectorIds.length > 0)
  if (ofSectors.length === 0) return names
  const sectors = new Map(siteSectors.map(({ siteId, sectorId }) => [siteId, sectorId]))
  for (const shift of shifts) {
    const sectorId = sectors.get(shift.siteId) ?? null
    if (sectorId === null) continue
    for (const day of daysTouched(shift)) {
      const held = ofSectors.find((holiday) => holiday.sectorIds.includes(sectorId) && fallsOn(holiday, day))
      if (held && day >= from && day <= to && !names.has(day)) names.set(day, held.name)
    }
  }
  return names
}
