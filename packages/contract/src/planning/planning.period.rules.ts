import { against, inHours, numbersOf, type Breach, type Figures } from './planning.breaches.ts'
import { dayAt, hour, shownIn, workedIn, type PlannedShift, type Stretch, type WorkPeriod } from './planning.periods.ts'

/** Maximum number of overlaps reported per shift: thousands of shifts of one agent at one hour would make millions of pairs. */
const mostOverlaps = 10

/** Two services at once. */
export function overlaps(ordered: readonly PlannedShift[]): Breach[] {
  const found: Breach[] = []
  let running: PlannedShift[] = []
  for (const shift of ordered) {
    running = running.filter(({ endsAt }) => endsAt > shift.startsAt)
    if (running.length > 0) {
      const values = { on: dayAt(Date.parse(shift.startsAt), shift.timeZone) }
      for (const other of running.slice(0, mostOverlaps))
        found.push({ rule: 'OVERLAP', kind: 'refuse', shiftNumbers: [other.number, shift.number], values })
    }
    running.push(shift)
  }
  return found
}

/** More than 12 h; when only a change of clock made it so, a warning. */
export function longestPeriod(period: WorkPeriod, figures: Figures): Breach[] {
  const { on } = period
  const limit = figures('LONGEST_PERIOD_HOURS', on)
  const worked = workedIn(period.stretches)
  if (!limit || worked <= limit.value * hour) return []
  const kind = shownIn(period.stretches) <= limit.value * hour ? 'warn' : 'refuse'
  return [{ rule: 'LONGEST_PERIOD', kind, shiftNumbers: numbersOf(period.stretches), values: { on, ...against(worked, limit) } }]
}

/** Fewer hours than must be planned and paid. */
export function shortestPeriod(period: WorkPeriod, figures: Figures): Breach[] {
  const { on } = period
  const limit = figures('SHORTEST_PERIOD_HOURS', on)
  const worked = workedIn(period.stretches)
  if (!limit || worked >= limit.value * hour) return []
  return [{ rule: 'SHORTEST_PERIOD', kind: 'warn', shiftNumbers: numbersOf(period.stretches), values: { on, ...against(worked, limit) } }]
}

/** Too short a rest before a period. */
export function shortestRest(before: WorkPeriod | undefined, period: WorkPeriod, figures: Figures): Breach[] {
  const { on } = period
  const limit = figures('SHORTEST_REST_HOURS', on)
  if (!before || !limit || period.from - before.to >= limit.value * hour) return []
  const around = [before.stretches.at(-1) as Stretch, period.stretches[0] as Stretch]
  return [
    { rule: 'SHORTEST_REST', kind: 'refuse', shiftNumbers: numbersOf(around), values: { on, ...against(period.from - before.to, limit) } },
  ]
}

/** Too short a rest once so much was worked since the last long rest that one is due. */
export function restAfterWork(periods: readonly WorkPeriod[], figures: Figures): Breach[] {
  const found: Breach[] = []
  let worked = 0
  for (const [at, period] of periods.entries()) {
    const before = periods[at - 1]
    const { on } = period
    const [due, limit] = [figures('REST_DUE_AFTER_HOURS', on), figures('REST_AFTER_WORK_HOURS', on)]
    const rest = before ? period.from - before.to : Infinity
    if (!limit || rest >= limit.value * hour) worked = 0
    else if (before && due && worked >= due.value * hour) {
      const around = [before.stretches.at(-1) as Stretch, period.stretches[0] as Stretch]
      const values = { on, worked: inHours(worked), ...against(rest, limit) }
      found.push({ rule: 'REST_AFTER_WORK', kind: 'refuse', shiftNumbers: numbersOf(around), values })
    }
    worked += workedIn(period.stretches)
  }
  return found
}
