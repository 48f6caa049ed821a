import { against, numbersOf, type Breach, type ContractFacts, type Figures } from './planning.breaches.ts'
import type { Parameter } from './planning.parameters.ts'
import { hour, mondayOf, sundayOf, weekOf, weekStart, workedIn, type Stretch, type WorkPeriod } from './planning.periods.ts'

/** More than 48 h between Monday 0h and Sunday 24h. */
export function longestWeek(week: number, stretches: readonly Stretch[], figures: Figures): Breach[] {
  const limit = figures('LONGEST_WEEK_HOURS', mondayOf(week))
  const worked = workedIn(stretches)
  if (!limit || worked <= limit.value * hour) return []
  const values = { from: mondayOf(week), to: sundayOf(week), ...against(worked, limit) }
  return [{ rule: 'LONGEST_WEEK', kind: 'refuse', shiftNumbers: numbersOf(stretches), values }]
}

/** Days on which a work period begins: the night from Saturday to Sunday is a night of Saturday. */
export function longestWeekDays(
  weeks: ReadonlyMap<number, readonly Stretch[]>,
  periods: readonly WorkPeriod[],
  figures: Figures,
): Breach[] {
  const days = Map.groupBy(new Set(periods.map(({ on }) => on)), weekOf)
  return [...weeks].flatMap(([week, stretches]): Breach[] => {
    const [monday, sunday] = [mondayOf(week), sundayOf(week)]
    const limit = figures('LONGEST_WEEK_DAYS', monday)
    const count = days.get(week)?.length ?? 0
    if (!limit || count <= limit.value) return []
    const values = { from: monday, to: sunday, days: count, limit: limit.value, source: limit.source }
    return [{ rule: 'LONGEST_WEEK_DAYS', kind: 'refuse', shiftNumbers: numbersOf(stretches), values }]
  })
}

/** A pause between two periods, or before the first and after the last. */
interface Rest {
  readonly from: number
  readonly to: number
  isTaken: boolean
}

/**
 * Civil weeks without their long rest. A rest may begin or end in the neighbouring week (work from Monday to Saturday
 * leaves a Sunday and a night): it can serve a week in which half of the hours asked lie. It serves one week alone, unless
 * it is long enough for two.
 */
export function weeklyRests(weeks: ReadonlyMap<number, readonly Stretch[]>, periods: readonly WorkPeriod[], figures: Figures): Breach[] {
  const rests = Array.from({ length: periods.length + 1 }, (_, at): Rest => ({
    from: periods[at - 1]?.to ?? -Infinity,
    to: periods[at]?.from ?? Infinity,
    isTaken: false,
  }))
  let first = 0
  // The earliest rest that can serve a week is taken, so that later ones are left to the weeks that follow.
  return [...weeks]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([week, worked]): Breach[] => {
      const limit = figures('WEEKLY_REST_HOURS', mondayOf(week))
      if (!limit) return []
      const zone = (worked[0] as Stretch).shift.timeZone
      const [from, to] = [weekStart(week, zone), weekStart(week + 1, zone)]
      while (rests[first] && (rests[first] as Rest).to <= from) first++
      const asked = limit.value * hour
      let longest = 0
      for (let at = first; at < rests.length; at++) {
        const rest = rests[at] as Rest
        if (rest.from >= to) break
        const length = rest.to - rest.from
        const within = Math.min(rest.to, to) - Math.max(rest.from, from)
        const canServe = within >= asked / 2 && length >= asked
        if (canServe && (!rest.isTaken || length >= 2 * asked)) {
          rest.isTaken = true
          return []
        }
        // Of a rest that has served the week before only what is left counts.
        longest = Math.max(longest, canServe ? Math.min(within, length - asked) : within >= asked / 2 ? length : within)
      }
      const values = { from: mondayOf(week), to: sundayOf(week), ...against(longest, limit) }
      return [{ rule: 'WEEKLY_REST', kind: 'refuse', shiftNumbers: numbersOf(worked), values }]
    })
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
