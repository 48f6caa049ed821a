import type { ImportReason, ImportValues } from '@vigie/contract/imports/imports.report.ts'
import {
  addDays,
  clockOf,
  epochOf,
  instantOfLocal,
  instantsOfLocal,
  localOf,
  offsetOf,
  type Day,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import { titleOf, type Cells } from './imports.columns.rules.ts'
import { refuse, type Findings, type Line } from './imports.lines.rules.ts'

/** Two instants and the day and time at which the first stands in the site's zone. */
export interface Times {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly startsLocal: LocalDateTime
}
type Said = Pick<Cells['shifts'], 'startDay' | 'startClock' | 'endDay' | 'endClock'>

/** `24:00` of a day is midnight of the next. */
const localText = (day: Day, clock: string): LocalDateTime =>
  (clock === '24:00:00' ? `${addDays(day, 1)} 00:00:00` : `${day} ${clock}`) as LocalDateTime

/** Milliseconds that a shift may last. */
export const longestShift = 24 * 3_600_000

/** What a day and a time say: an instant, or why they say none. */
type Meaning = { readonly at: Instant } | { readonly reason: ImportReason; readonly values: ImportValues }

/** `clock`: `02:30:00`, or with the offset that says which: `02:30:00+02:00`. No hour is guessed where a zone changes its clock. */
function meaningOf(day: Day, clock: string, timeZone: string): Meaning {
  const [plain, offset] = [clock.slice(0, 8), clock.slice(8)]
  const local = localText(day, plain)
  const meant = instantsOfLocal(local, timeZone)
  const [first, second] = meant
  const time = plain.replace(/:00$/, '')
  if (!first) {
    const taken = clockOf(localOf(instantOfLocal(local, timeZone), timeZone))
    return { reason: 'TIME_SKIPPED', values: { value: `${day} ${time}`, taken } }
  }
  const offsets = meant.map((at) => offsetOf(at, timeZone))
  const at = offset ? meant[offsets.indexOf(offset)] : second ? undefined : first
  if (at) return { at }
  if (!offset) return { reason: 'TIME_TWICE', values: { time, on: day, first: offsets[0]!, second: offsets[1]! } }
  return { reason: 'OFFSET_WRONG', values: { value: `${time}${offset}`, on: day, right: `${time}${offsets[0]!}` } }
}

/** Turns what a line says into instants; a planning names the same hours of the same days thousands of times. */
export function timeReader(): (line: Line<'shifts'>, timeZone: string, findings: Findings) => Times | undefined {
  const known = new Map<string, Meaning>()
  const meaningIn = (timeZone: string, day: Day, clock: string): Meaning => {
    const key = `${timeZone} ${day} ${clock}`
    let meaning = known.get(key)
    if (!meaning) known.set(key, (meaning = meaningOf(day, clock, timeZone)))
    return meaning
  }
  return (line, timeZone, findings) => {
    const { startDay, startClock, endDay, endClock } = line.says as Partial<Said>
    if (!startDay || !startClock || !endDay || !endClock) return undefined
    const [start, end] = [meaningIn(timeZone, startDay, startClock), meaningIn(timeZone, endDay, endClock)]
    for (const [field, meaning] of [
      ['startClock', start],
      ['endClock', end],
    ] as const)
      if ('reason' in meaning) refuse(findings, line, meaning.reason, { column: titleOf('shifts', field), ...meaning.values })
    if (!('at' in start && 'at' in end)) return undefined
    const [startsAt, endsAt] = [start.at, end.at]
    const [startsLocal, endsLocal] = [localOf(startsAt, timeZone), localOf(endsAt, timeZone)]
    const shown = { start: startsLocal.slice(0, 16), end: endsLocal.slice(0, 16) }
    const length = epochOf(endsAt) - epochOf(startsAt)
    if (length <= 0) refuse(findings, line, 'END_NOT_AFTER_START', shown)
    else if (length > longestShift) refuse(findings, line, 'LONGER_THAN_A_DAY', { ...shown, hours: Math.round(length / 36_000) / 100 })
    return { startsAt, endsAt, startsLocal }
  }
}
