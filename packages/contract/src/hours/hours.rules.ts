import { isTooLong } from '../clockings/clockings.times.rules.ts'
import type { CompanySettings } from '../companies/settings.ts'
import { addMonths, firstDayOf, lastDayOf, minutesBetween, type Day, type Instant, type Month } from '../kit/time.ts'
import { hoursOf, noHours, type Hours } from '../shifts/shifts.hours.rules.ts'
import { countedArrival, countedDeparture, isCounted } from '../shifts/shifts.rules.ts'

/** A service as its hours are counted: what was planned, and what the journal has made of it. */
export interface CountedService {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: string
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
  /** Of breaks that were clocked and are over. */
  readonly breakMinutes: number
  readonly plannedBreakMinutes: number | null
  /** Another holds its post from its end on. */
  readonly isFollowed: boolean
}
export type CountingSettings = Pick<CompanySettings, 'clocking_late_tolerance_minutes' | 'counts_from'>

/**
 * How a service stands in its month. `done` alone counts; of the others `noArrival`, `noDeparture`, `unconfirmed` and `tooLong`, from
 * arrival to departure more than 24 hours, are to be settled before the month is closed (decisions/05-time). `replaced`: nobody came, and a manager has
 * given the rest to another, with a reason: it counts zero, and is settled. `before`: from before
 * the product counted. `gone`: of a closed month, and not this agent's any more.
 */
export const hoursStates = [
  'done',
  'noArrival',
  'noDeparture',
  'unconfirmed',
  'tooLong',
  'replaced',
  'upcoming',
  'running',
  'before',
  'gone',
] as const
export type HoursState = (typeof hoursStates)[number]
const unsettled: ReadonlySet<HoursState> = new Set(['noArrival', 'noDeparture', 'unconfirmed', 'tooLong'])
export const isUnsettled = (state: HoursState): boolean => unsettled.has(state)

export function hoursStateOf(service: CountedService, now: Instant, settings: CountingSettings): HoursState {
  const { arrivedAt, leftAt, startsAt, endsAt } = service
  const isAfter = (planned: Instant) => minutesBetween(planned, now) > settings.clocking_late_tolerance_minutes
  if (service.isClockInUnconfirmed || service.isClockOutUnconfirmed) return 'unconfirmed'
  if (isTooLong(service, arrivedAt, leftAt)) return 'tooLong'
  if (arrivedAt !== null) return leftAt !== null ? 'done' : isAfter(endsAt) ? 'noDeparture' : 'running'
  if (!isCounted(service, settings)) return 'before'
  if (!isAfter(startsAt)) return 'upcoming'
  return service.isFollowed ? 'replaced' : 'noArrival'
}

/** Whole minutes of one service. */
export interface ServiceHours {
  readonly state: HoursState
  /** From planned start to planned end, breaks included. */
  readonly planned: Hours
  /** From arrival to departure where both count, breaks included; else none. */
  readonly done: Hours
  /** Of breaks taken, of a service that is done. */
  readonly breakMinutes: number
  /** Of the break that is planned, of a service that is not done. */
  readonly undoneBreakMinutes: number
}

/** What a clock without seconds shows: each act counts at its minute, so that what is read adds up to the minute. */
export const onTheMinute = (at: Instant): Instant => `${at.slice(0, 16)}:00Z` as Instant

/** The hours of a service, where these days are the holidays of its site's sector. */
export function serviceHours(
  service: CountedService,
  holidays: { readonly has: (day: Day) => boolean },
  now: Instant,
  settings: CountingSettings,
): ServiceHours {
  const { timeZone } = service
  const between = (from: Instant, to: Instant) => hoursOf({ startsAt: onTheMinute(from), endsAt: onTheMinute(to), timeZone }, holidays)
  const state = hoursStateOf(service, now, settings)
  const [arrivedAt, leftAt] = [countedArrival(service), countedDeparture(service)]
  const isDone = state === 'done' && arrivedAt !== null && leftAt !== null
  return {
    state,
    planned: between(service.startsAt, service.endsAt),
    done: isDone ? between(arrivedAt, leftAt) : noHours,
    breakMinutes: isDone ? service.breakMinutes : 0,
    undoneBreakMinutes: isDone ? 0 : (service.plannedBreakMinutes ?? 0),
  }
}

/** A contract, as far as it says how many hours a month has. */
export interface MonthlyContract {
  readonly startsOn: Day
  readonly endsOn: Day | null
  /** Hundredths of an hour a month: 15167 is 151.67 h. */
  readonly monthlyHoursHundredths: number | null
}
/**
 * Minutes that contracts come to in a month: one that begins or ends in it by its days. Null where none says any. Whole
 * minutes: 151.67 h are 9,100.
 */
export function contractMinutesOf(contracts: readonly MonthlyContract[], month: Month): number | null {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const days = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  const parts = contracts.flatMap(({ startsOn, endsOn, monthlyHoursHundredths }) => {
    const [from, to] = [startsOn > first ? startsOn : first, endsOn !== null && endsOn < last ? endsOn : last]
    if (monthlyHoursHundredths === null || from > to) return []
    return [(monthlyHoursHundredths * 0.6 * days(from, to)) / days(first, last)]
  })
  return parts.length ? Math.round(parts.reduce((sum, part) => sum + part, 0)) : null
}

/** What the services of an agent, or of all, come to: whole minutes, and services by how they stand. */
export interface HoursFigures {
  readonly shiftCount: number
  readonly plannedMinutes: number
  readonly plannedNightMinutes: number
  readonly plannedSundayMinutes: number
  readonly plannedHolidayMinutes: number
  readonly doneMinutes: number
  readonly doneNightMinutes: number
  readonly doneSundayMinutes: number
  readonly doneHolidayMinutes: number
  readonly breakMinutes: number
  readonly undoneBreakMinutes: number
  readonly noArrivalCount: number
  readonly noDepartureCount: number
  readonly unconfirmedCount: number
  readonly tooLongCount: number
  /** Those still to come or under way. */
  readonly awaitedCount: number
  /** Planned minutes of those that are to be settled, and of those still to come or under way: they count zero. */
  readonly unsettledMinutes: number
  readonly awaitedMinutes: number
}
export type FigureKey = keyof HoursFigures

export const figureKeys = [
  'shiftCount',
  'plannedMinutes',
  'plannedNightMinutes',
  'plannedSundayMinutes',
  'plannedHolidayMinutes',
  'doneMinutes',
  'doneNightMinutes',
  'doneSundayMinutes',
  'doneHolidayMinutes',
  'breakMinutes',
  'undoneBreakMinutes',
  'noArrivalCount',
  'noDepartureCount',
  'unconfirmedCount',
  'tooLongCount',
  'awaitedCount',
  'unsettledMinutes',
  'awaitedMinutes',
] as const satisfies readonly FigureKey[]

export type MutableFigures = { -readonly [K in FigureKey]: number }
export const noFigures = (): MutableFigures => Object.fromEntries(figureKeys.map((key) => [key, 0])) as MutableFigures

/** Adds a service to the sum of its agent: 400,000 of a month are added, so the sum itself is changed. */
export function addService(sum: MutableFigures, { state, planned, done, breakMinutes, undoneBreakMinutes }: ServiceHours): void {
  sum.shiftCount += 1
  sum.plannedMinutes += planned.minutes
  sum.plannedNightMinutes += planned.nightMinutes
  sum.plannedSundayMinutes += planned.sundayMinutes
  sum.plannedHolidayMinutes += planned.holidayMinutes
  sum.doneMinutes += done.minutes
  sum.doneNightMinutes += done.nightMinutes
  sum.doneSundayMinutes += done.sundayMinutes
  sum.doneHolidayMinutes += done.holidayMinutes
  sum.breakMinutes += breakMinutes
  sum.undoneBreakMinutes += undoneBreakMinutes
  if (state === 'noArrival') sum.noArrivalCount += 1
  if (state === 'noDeparture') sum.noDepartureCount += 1
  if (state === 'unconfirmed') sum.unconfirmedCount += 1
  if (state === 'tooLong') sum.tooLongCount += 1
  if (isUnsettled(state)) sum.unsettledMinutes += planned.minutes
  if (state === 'upcoming' || state === 'running') {
    sum.awaitedCount += 1
    sum.awaitedMinutes += planned.minutes
  }
}
export function addFigures(sum: MutableFigures, other: HoursFigures): void {
  for (const key of figureKeys) sum[key] += other[key]
}

/** How many services of them keep the month from closing without a reason. */
export const unsettledCountOf = ({ noArrivalCount, noDepartureCount, unconfirmedCount, tooLongCount }: HoursFigures): number =>
  noArrivalCount + noDepartureCount + unconfirmedCount + tooLongCount

/** Minutes done beyond the contract, negative below it; null where no contract says any. */
export const gapOf = ({ doneMinutes }: Pick<HoursFigures, 'doneMinutes'>, contractMinutes: number | null): number | null =>
  contractMinutes === null ? null : doneMinutes - contractMinutes

export const hoursFilters = ['all', 'unsettled', 'above', 'below'] as const
export type HoursFilter = (typeof hoursFilters)[number]
/** Whether an agent is shown where the list is narrowed so. */
export function isWithin(filter: HoursFilter, figures: HoursFigures, contractMinutes: number | null): boolean {
  const gap = gapOf(figures, contractMinutes)
  if (filter === 'unsettled') return unsettledCountOf(figures) > 0
  if (filter === 'above') return gap !== null && gap > 0
  if (filter === 'below') return gap !== null && gap < 0
  return true
}

/** The month up to which is closed; months are closed one after the other. Null: none is. */
export type ClosedRange = { readonly first: Month; readonly last: Month } | null
/** What keeps a month from being closed: it is not over, it is, an earlier one is not, or it lies before the first one that is. */
export type ClosingObstacle = 'notOver' | 'closed' | 'earlierOpen' | 'beforeFirst'

/** Whether a month may be closed at the company's clock (`today`); null: it may. */
export function closingObstacleOf(month: Month, closed: ClosedRange, today: Day): ClosingObstacle | null {
  if (closed && month < closed.first) return 'beforeFirst'
  if (closed && month <= closed.last) return 'closed'
  if (closed && month > addMonths(closed.last, 1)) return 'earlierOpen'
  return today > lastDayOf(month) ? null : 'notOver'
}
/** The month to which a change goes that is made in a closed one: the first that is open. */
export const carriesTo = (closed: ClosedRange): Month | null => closed && addMonths(closed.last, 1)
