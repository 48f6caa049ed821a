import { addDays, epochOf, instantOfLocal, localOf, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Cells } from './imports.columns.rules.ts'
import { refuse, remark, type Findings, type Line } from './imports.lines.rules.ts'

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

/** Milliseconds that a shift may last (decisions, section 7). */
export const longestShift = 24 * 3_600_000

/** Turns what a line says into instants; a planning names the same hours of the same days thousands of times. */
export function timeReader(): (line: Line<'shifts'>, timeZone: string, findings: Findings) => Times | undefined {
  const known = new Map<string, Instant>()
  const instantIn = (timeZone: string, local: LocalDateTime): Instant => {
    const key = `${timeZone} ${local}`
    let instant = known.get(key)
    if (!instant) known.set(key, (instant = instantOfLocal(local, timeZone)))
    return instant
  }
  return (line, timeZone, findings) => {
    const { startDay, startClock, endDay, endClock } = line.says as Partial<Said>
    if (!startDay || !startClock || !endDay || !endClock) return undefined
    const [startsLocal, endsLocal] = [localText(startDay, startClock), localText(endDay, endClock)]
    const [startsAt, endsAt] = [instantIn(timeZone, startsLocal), instantIn(timeZone, endsLocal)]
    const shown = { start: startsLocal.slice(0, 16), end: endsLocal.slice(0, 16) }
    const length = epochOf(endsAt) - epochOf(startsAt)
    if (length <= 0) refuse(findings, line, 'END_NOT_AFTER_START', shown)
    else if (length > longestShift) refuse(findings, line, 'LONGER_THAN_A_DAY', { ...shown, hours: Math.round(length / 36_000) / 100 })
    // A time that the March change of clock skips is moved on, as a calendar would.
    for (const [instant, said] of [
      [startsAt, startsLocal],
      [endsAt, endsLocal],
    ] as const) {
      const real = localOf(instant, timeZone)
      if (real !== said) remark(findings, line, 'TIME_SKIPPED', { value: said.slice(0, 16), taken: real.slice(0, 16) })
    }
    return { startsAt, endsAt, startsLocal: localOf(startsAt, timeZone) }
  }
}
