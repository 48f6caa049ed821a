import type { FieldProblem } from '../kit/refusal.ts'
import {
  addDays,
  clockOf,
  dayOf,
  epochOf,
  instantOf,
  instantOfLocal,
  instantsOfLocal,
  localOf,
  midnightOf,
  monthOf,
  offsetAt,
  type Day,
  type Instant,
  type LocalDateTime,
  type Month,
} from '../kit/time.ts'
import { overlaps } from '../schedules/schedules.rules.ts'

/** Spans of one sending at the most: each day of three months. */
export const mostSpans = 100
/** Minutes of the wall clock that one lasts. */
export const spanBounds = { shortest: 30, longest: 24 * 60 } as const

/** From Monday, 1, to Sunday, 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** When an agent says to be available: once, or at the same hours on several days until one. */
export interface OfferedTimes {
  readonly startsLocal: LocalDateTime
  readonly endsLocal: LocalDateTime
  /** The last day on which one begins; unset: once. */
  readonly untilOn?: Day | undefined
  /** On these alone; unset: every day. */
  readonly weekdays?: readonly number[] | undefined
}

interface Span {
  readonly startsAt: Instant
  readonly endsAt: Instant
}
/** One of them, on the day of its start. */
export interface OfferedSpan extends Span {
  readonly on: Day
}

const quarter = 15 * 60_000

/**
 * The instant of a wall-clock time of an availability: of a time that a change of clock makes twice the first, of one that it
 * skips the change itself. So a later time is never an earlier instant, and what touches on the clock does not overlap.
 */
export function instantOnClock(local: LocalDateTime, timeZone: string): Instant {
  const [first] = instantsOfLocal(local, timeZone)
  if (first !== undefined) return first
  const after = epochOf(instantOfLocal(local, timeZone))
  const offset = offsetAt(after, timeZone)
  let change = Math.floor(after / quarter) * quarter
  while (offsetAt(change - 1, timeZone) === offset) change -= quarter
  return instantOf(change)
}

/** Days between the start of a span and its end on the calendar: 1 over midnight. */
const nightsOf = ({ startsLocal, endsLocal }: OfferedTimes): number =>
  Math.round((Date.parse(dayOf(endsLocal)) - Date.parse(dayOf(startsLocal))) / 86_400_000)

/** Minutes that a span lasts on the wall clock. */
const wallMinutes = ({ startsLocal, endsLocal }: OfferedTimes): number => (wallOf(endsLocal) - wallOf(startsLocal)) / 60_000
const wallOf = (local: LocalDateTime): number => Date.parse(`${local.replace(' ', 'T')}Z`)

/**
 * All spans of a sending, in their order; one more than may be sent at the most, so that too many are known by their number.
 * None overlaps another: each begins a day or more after the one before, and lasts a day at the most.
 */
export function spansOf(times: OfferedTimes, timeZone: string): OfferedSpan[] {
  const first = dayOf(times.startsLocal)
  const last = times.untilOn ?? first
  const nights = nightsOf(times)
  const on = times.untilOn !== undefined && times.weekdays ? new Set(times.weekdays) : null
  const spans: OfferedSpan[] = []
  for (let day = first; day <= last && spans.length <= mostSpans; day = addDays(day, 1)) {
    if (on && !on.has(weekdayOf(day))) continue
    spans.push({
      on: day,
      startsAt: instantOnClock(`${day}${times.startsLocal.slice(10)}` as LocalDateTime, timeZone),
      endsAt: instantOnClock(`${addDays(day, nights)}${times.endsLocal.slice(10)}` as LocalDateTime, timeZone),
    })
  }
  return spans
}

/** A span over a whole day. */
export const wholeDay = (day: Day): Pick<OfferedTimes, 'startsLocal' | 'endsLocal'> => ({
  startsLocal: midnightOf(day),
  endsLocal: midnightOf(addDays(day, 1)),
})

/** What is known when an availability is judged. */
export interface OfferFacts {
  readonly contract: { readonly startsOn: Day; readonly endsOn: Day | null }
  /** The last month that the agent may look at; null: any. */
  readonly lastMonth: Month | null
  readonly now: Instant
  /** The company's. */
  readonly timeZone: string
  /** What the agent offers already by this contract, but for the one that is changed. */
  readonly offered: readonly Span[]
  /** When the agent is away, or has asked to be. */
  readonly absences: readonly (Span & { readonly typeName: string; readonly isDemand: boolean })[]
}

/** What is wrong with an availability, by the wire's names; the first problem alone, for each is a reason to look again. */
export function problemsOfOffer(times: OfferedTimes, facts: OfferFacts): FieldProblem[] {
  const problem = problemOfTimes(times, facts) ?? problemOfSpans(times, spansOf(times, facts.timeZone), facts)
  return problem ? [problem] : []
}

const lastField = ({ untilOn }: OfferedTimes) => (untilOn === undefined ? 'startsLocal' : 'untilOn')

/** What can be said before the spans are made: none of an endless series is. */
function problemOfTimes(times: OfferedTimes, { lastMonth, now, timeZone }: OfferFacts): FieldProblem | undefined {
  const minutes = wallMinutes(times)
  const { shortest, longest } = spanBounds
  if (minutes <= 0) return { field: 'endsLocal', problem: 'availability.endBeforeStart' }
  if (minutes < shortest) return { field: 'endsLocal', problem: 'availability.tooShort', values: { count: shortest } }
  if (minutes > longest) return { field: 'endsLocal', problem: 'availability.tooLong', values: { count: longest / 60 } }
  const first = dayOf(times.startsLocal)
  const last = times.untilOn ?? first
  if (first < dayOf(localOf(now, timeZone))) return { field: 'startsLocal', problem: 'availability.past' }
  if (last < first) return { field: 'untilOn', problem: 'availability.untilBeforeStart' }
  if (lastMonth !== null && monthOf(last) > lastMonth) {
    return { field: lastField(times), problem: 'month.tooLate', values: { month: lastMonth } }
  }
  return undefined
}

function problemOfSpans(times: OfferedTimes, spans: readonly OfferedSpan[], facts: OfferFacts): FieldProblem | undefined {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return { field: 'untilOn', problem: 'availability.noDay' }
  if (spans.length > mostSpans) return { field: 'untilOn', problem: 'availability.tooMany', values: { count: mostSpans } }
  const { startsOn, endsOn } = facts.contract
  if (first.on < startsOn) return { field: 'startsLocal', problem: 'availability.beforeContract', values: { day: startsOn } }
  if (endsOn !== null && last.on > endsOn)
    return { field: lastField(times), problem: 'availability.afterContract', values: { day: endsOn } }
  if (first.endsAt <= facts.now) return { field: 'endsLocal', problem: 'availability.over' }
  for (const span of spans) {
    const problem = problemOfSpan(span, facts)
    if (problem) return problem
  }
  return undefined
}

function problemOfSpan(span: OfferedSpan, { offered, absences, timeZone }: OfferFacts): FieldProblem | undefined {
  if (span.endsAt <= span.startsAt) return { field: 'startsLocal', problem: 'availability.skipped', values: { day: span.on } }
  const taken = offered.find((one) => overlaps(one, span))
  if (taken) {
    const [from, to] = [localOf(taken.startsAt, timeZone), localOf(taken.endsAt, timeZone)]
    const values = { day: dayOf(from), from: clockOf(from), to: clockOf(to) }
    return { field: 'startsLocal', problem: 'availability.taken', values }
  }
  const away = absences.find((one) => !one.isDemand && overlaps(one, span))
  return away && { field: 'startsLocal', problem: 'availability.away', values: { day: span.on, type: away.typeName } }
}
