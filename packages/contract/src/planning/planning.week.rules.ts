import { against, numbersOf, type Breach, type ContractFacts, type Figures } from './planning.breaches.ts'
import type { Parameter } from './planning.parameters.ts'
import { hour, mondayOf, startDayOf, sundayOf, weekStart, workedIn, type Stretch, type WorkPeriod } from './planning.periods.ts'

/** More than 48 h between Monday 0h and Sunday 24h. */
export function longestWeek(week: number, stretches: readonly Stretch[], figures: Figures): Breach[] {
  const limit = figures('LONGEST_WEEK_HOURS', mondayOf(week))
  const worked = workedIn(stretches)
  if (!limit || worked <= limit.value * hour) return []
  const values = { from: mondayOf(week), to: sundayOf(week), ...against(worked, limit) }
  return [{ rule: 'LONGEST_WEEK', kind: 'refuse', shiftNumbers: numbersOf(stretches), values }]
}

/** Days on which a work period begins: the night from Saturday to Sunday is a night of Saturday. */
export function longestWeekDays(week: number, stretches: readonly Stretch[], periods: readonly WorkPeriod[], figures: Figures): Breach[] {
  const limit = figures('LONGEST_WEEK_DAYS', mondayOf(week))
  const [monday, sunday] = [mondayOf(week), sundayOf(week)]
  const days = new Set(periods.map(startDayOf).filter((day) => day >= monday && day <= sunday))
  if (!limit || days.size <= limit.value) return []
  const values = { from: monday, to: sunday, days: days.size, limit: limit.value, source: limit.source }
  return [{ rule: 'LONGEST_WEEK_DAYS', kind: 'refuse', shiftNumbers: numbersOf(stretches), values }]
}

/**
 * A civil week without its long rest. A rest may begin or end in the neighbouring week (work from Monday to Saturday
 * leaves a Sunday and a night); it counts for a week when half of the hours asked lie there.
 */
export function weeklyRest(week: number, stretches: readonly Stretch[], periods: readonly WorkPeriod[], figures: Figures): Breach[] {
  const limit = figures('WEEKLY_REST_HOURS', mondayOf(week))
  if (!limit) return []
  const zone = (stretches[0] as Stretch).shift.timeZone
  const [from, to] = [weekStart(week, zone), weekStart(week + 1, zone)]
  let longest = 0
  for (let at = 0; at <= periods.length; at++) {
    const [begins, ends] = [periods[at - 1]?.to ?? -Infinity, periods[at]?.from ?? Infinity]
    const within = Math.min(ends, to) - Math.max(begins, from)
    longest = Math.max(longest, within >= (limit.value / 2) * hour ? ends - begins : within)
  }
  if (longest >= limit.value * hour) return []
  const values = { from: mondayOf(week), to: sundayOf(week), ...against(longest, limit) }
  return [{ rule: 'WEEKLY_REST', kind: 'refuse', shiftNumbers: numbersOf(stretches), values }]
}

/** Too high an average over 12 weeks in a row; successive windows are reported once, with their highest average. */
export function averageWeek(weeks: ReadonlyMap<number, Stretch[]>, contracts: readonly ContractFacts[], figures: Figures): Breach[] {
  const found: { from: number; to: number; average: number; limit: Parameter }[] = []
  const worked = new Map([...weeks].map(([week, stretches]) => [week, workedIn(stretches)]))
  for (const week of [...weeks.keys()].toSorted((a, b) => a - b)) {
    const on = sundayOf(week)
    const isNight = contracts.some(({ startsOn, endsOn, isNight: is }) => is && startsOn <= on && (endsOn ?? on) >= on)
    const limit = figures(isNight ? 'AVERAGE_WEEK_NIGHT_HOURS' : 'AVERAGE_WEEK_HOURS', on)
    const span = figures('AVERAGE_WEEKS', on)?.value
    if (!limit || !span) continue
    let sum = 0
    for (let at = week - span + 1; at <= week; at++) sum += worked.get(at) ?? 0
    const average = sum / span
    if (average <= limit.value * hour) continue
    const last = found.at(-1)
    if (last && last.to === week - 1 && last.limit === limit) Object.assign(last, { to: week, average: Math.max(last.average, average) })
    else found.push({ from: week - span + 1, to: week, average, limit })
  }
  return found.map(({ from, to, average, limit }) => ({
    rule: 'AVERAGE_WEEK',
    kind: 'warn',
    shiftNumbers: numbersOf([...weeks].flatMap(([week, stretches]) => (week >= from && week <= to ? stretches : []))),
    values: { from: mondayOf(from), to: sundayOf(to), ...against(average, limit) },
  }))
}
