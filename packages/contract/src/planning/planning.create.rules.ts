import type { FieldProblem } from '../kit/refusal.ts'
import {
  addDays,
  instantsOfLocal,
  localOf,
  minutesBetween,
  monthOf,
  type Day,
  type Instant,
  type LocalDateTime,
  type Month,
} from '../kit/time.ts'

/** So many days get a service of one form at once: two months. */
export const mostDays = 62
/** A day before or after these is a typing error: nobody plans it by hand. */
const [firstDay, lastDay] = ['2000-01-01', '2100-12-31']
/** Letters of a service's note. */
export const longestNote = 500

/** When a service begins and ends, as people say it: times of the 24-hour clock of its site. */
export interface ShiftTimes {
  readonly startsTime: string
  readonly endsTime: string
  /** Minutes of planned break; null: none is planned. */
  readonly breakMinutes: number | null
}
/** One service, as instants. */
export interface NewSpan {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly startsLocal: LocalDateTime
  /** It belongs to the month of its start, as the site reads it. */
  readonly month: Month
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The last day of a service: a time that is not after the start is of the next day. The same time: twenty-four hours. */
export const endDayOf = (day: Day, { startsTime, endsTime }: Pick<ShiftTimes, 'startsTime' | 'endsTime'>): Day =>
  endsTime > startsTime ? day : addDays(day, 1)

/** The days from one to another that are of some weekdays (1 is Monday, 7 Sunday); both included, at most `mostDays + 1`. */
export function daysBetween(first: Day, last: Day, weekdays: readonly number[]): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last && days.length <= mostDays; day = addDays(day, 1)) {
    // 1970-01-01 was a Thursday.
    const weekday = ((Math.floor(Date.parse(day) / 86_400_000) + 3) % 7) + 1
    if (weekdays.includes(weekday)) days.push(day)
  }
  return days
}

/** What is wrong with times and days before a site is asked for its zone. */
export function timesProblems({ startsTime, endsTime, breakMinutes }: ShiftTimes, days: readonly Day[]): FieldProblem[] {
  return [
    ...(days.length === 0 ? [{ field: 'days', problem: 'required' }] : []),
    ...(days.length > mostDays ? [{ field: 'days', problem: 'service.tooManyDays', values: { count: mostDays } }] : []),
    ...(days.some((day) => day < firstDay || day > lastDay)
      ? [{ field: 'days', problem: 'service.year', values: { least: firstDay.slice(0, 4), most: lastDay.slice(0, 4) } }]
      : []),
    ...(isTime(startsTime) ? [] : [{ field: 'startsTime', problem: 'service.time' }]),
    ...(isTime(endsTime) ? [] : [{ field: 'endsTime', problem: 'service.time' }]),
    ...(breakMinutes !== null && !(Number.isInteger(breakMinutes) && breakMinutes >= 0 && breakMinutes < 1440)
      ? [{ field: 'breakMinutes', problem: 'service.break' }]
      : []),
  ]
}

type Span = { readonly span: NewSpan } | { readonly problem: FieldProblem }

/**
 * A service of a day in a time zone. An hour that the clock change skips, or shows twice, is guessed by nobody (decisions/05-time):
 * it is a problem of its field. More than 24 hours (a clock change in between) and a break as long as the service are too.
 */
export function spanOf(day: Day, times: ShiftTimes, timeZone: string): Span {
  const read = (on: Day, time: string, field: 'startsTime' | 'endsTime') => {
    const meant = instantsOfLocal(`${on} ${time}:00` as LocalDateTime, timeZone)
    const problem = meant.length === 0 ? 'service.skipped' : meant.length > 1 ? 'service.twice' : undefined
    return problem ? { problem: { field, problem, values: { time, on } } } : { at: meant[0]! }
  }
  const start = read(day, times.startsTime, 'startsTime')
  const end = read(endDayOf(day, times), times.endsTime, 'endsTime')
  if ('problem' in start) return { problem: start.problem! }
  if ('problem' in end) return { problem: end.problem! }
  const minutes = minutesBetween(start.at, end.at)
  if (minutes > 24 * 60) return { problem: { field: 'endsTime', problem: 'service.tooLong', values: { on: day } } }
  if (times.breakMinutes !== null && times.breakMinutes >= minutes) return { problem: { field: 'breakMinutes', problem: 'service.break' } }
  const startsLocal = localOf(start.at, timeZone)
  return { span: { startsAt: start.at, endsAt: end.at, startsLocal, month: monthOf(startsLocal) } }
}

/** A service as far as its removal asks. */
export interface RemovedShift {
  readonly agentId: number | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** When it was last planned or given. */
  readonly plannedAt: Instant | null
}

/**
 * Whether a service stays because it has begun and is somebody's: without it nobody would see that its agent did not come. What was
 * given only once it had ended nobody can have missed: that is written down afterwards, and may be taken back.
 */
export const hasBegunForAgent = ({ agentId, startsAt, endsAt, plannedAt }: RemovedShift, now: Instant): boolean =>
  agentId !== null && now >= startsAt && (plannedAt === null || plannedAt < endsAt)
