import { addMinutes, type Instant } from '../kit/time.ts'
import type { AgentFacts, Breach, Figures } from './planning.breaches.ts'
import { figuresFor, minorRules } from './planning.minor.rules.ts'
import { parameterOn, type Parameter } from './planning.parameters.ts'
import { partTimeInterruptions } from './planning.part-time.rules.ts'
import { longestPeriod, overlaps, restAfterWork, shortestPeriod, shortestRest } from './planning.period.rules.ts'
import { dayAt, inOrder, minute, periodsOf, stretchesOf, weeksOf, type PlannedShift, type Stretch } from './planning.periods.ts'
import { averageWeek, longestWeek, longestWeekDays, weeklyRests } from './planning.week.rules.ts'

/** Weeks that the rules look at on each side of a service. */
const weeksAround = 12

/** From when to when what an agent has matters to services that begin then; in any order, at least one. */
export function spanAround(starts: readonly Instant[]): readonly [from: Instant, to: Instant] {
  const ordered = starts.toSorted()
  const minutes = weeksAround * 7 * 24 * 60
  return [addMinutes(ordered[0] as Instant, -minutes), addMinutes(ordered.at(-1) as Instant, minutes)]
}

/**
 * Every breach in the services of ONE agent, whatever their order. Durations come from instants alone; days and weeks
 * are the site's. `parameters` are the figures in force for the company.
 */
export function breachesOf(
  shifts: readonly PlannedShift[],
  { contracts, bornOn, holidays }: AgentFacts,
  parameters: readonly Parameter[],
): Breach[] {
  const ofAdults: Figures = (name, on) => parameterOn(parameters, name, on)
  const figures = figuresFor(bornOn, ofAdults)
  const gapAt = ({ from, shift }: Stretch) => (figures('SAME_PERIOD_GAP_MINUTES', dayAt(from, shift.timeZone))?.value ?? 0) * minute
  const ordered = inOrder(shifts)
  const stretches = stretchesOf(ordered)
  const periods = periodsOf(stretches, gapAt)
  const weeks = weeksOf(stretches)
  return [
    ...overlaps(ordered),
    ...periods.flatMap((period, at) => [
      ...longestPeriod(period, figures),
      ...shortestRest(periods[at - 1], period, figures),
      ...shortestPeriod(period, figures),
    ]),
    ...restAfterWork(periods, figures),
    ...[...weeks].flatMap(([week, worked]) => longestWeek(week, worked, figures)),
    ...weeklyRests(weeks, periods, figures),
    ...longestWeekDays(weeks, periods, figures),
    ...averageWeek(weeks, contracts, figures),
    ...minorRules(stretches, bornOn, holidays, figures),
    ...partTimeInterruptions(periods, contracts, figures),
  ]
}
