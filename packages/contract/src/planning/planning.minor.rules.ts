import { addDays, epochOf, instantOfLocal, type Day, type LocalDateTime } from '../kit/time.ts'
import { holidaysOn } from '../sites/holidays.rules.ts'
import type { Holiday } from '../sites/holidays.ts'
import { against, inHours, numbersOf, type Breach, type Figures } from './planning.breaches.ts'
import type { ParameterName } from './planning.parameters.ts'
import { dayAt, daysOf, hour, minute, workedIn, type Stretch } from './planning.periods.ts'

/** Whether somebody is younger than so many years on a day: on the birthday that makes them no longer. */
export function isYoungerThan(years: number, bornOn: Day | null, on: Day): boolean {
  if (bornOn === null) return false
  // Born on the 29th of February, one is of age on the 1st of March of a year without that day: both compare so as texts.
  return on < `${Number(bornOn.slice(0, 4)) + years}${bornOn.slice(4)}`
}

/** Figures that a minor has in place of those of an adult. */
const ofMinors: Partial<Record<ParameterName, ParameterName>> = {
  SHORTEST_REST_HOURS: 'MINOR_REST_HOURS',
  LONGEST_WEEK_HOURS: 'MINOR_WEEK_HOURS',
  LONGEST_WEEK_DAYS: 'MINOR_WEEK_DAYS',
}

/** The figures for an agent: those of a minor until it is of age. */
export function figuresFor(bornOn: Day | null, figures: Figures): Figures {
  if (bornOn === null) return figures
  return (name, on) => {
    const own = ofMinors[name]
    return (own && isMinorOn(bornOn, figures, on) ? figures(own, on) : undefined) ?? figures(name, on)
  }
}

/** Whether the agent is a minor on a day. */
export const isMinorOn = (bornOn: Day | null, figures: Figures, on: Day): boolean =>
  isYoungerThan(figures('MINOR_AGE_YEARS', on)?.value ?? 0, bornOn, on)

const startOf = ({ from, shift }: Stretch): Day => dayAt(from, shift.timeZone)
const refuse = (rule: Breach['rule'], stretches: readonly Stretch[], values: Breach['values']): Breach => ({
  rule,
  kind: 'refuse',
  shiftNumbers: numbersOf(stretches),
  values,
})

/** Work in the hours in which a minor may not. */
function minorNights(stretches: readonly Stretch[], figures: Figures): Breach[] {
  return stretches.flatMap((stretch) => {
    const first = startOf(stretch)
    // The night that began the evening before, and those that begin on the days of the service.
    return [addDays(first, -1), ...daysOf(stretch)].flatMap((day) => {
      const [begins, ends] = [figures('MINOR_NIGHT_BEGINS_HOUR', first), figures('MINOR_NIGHT_ENDS_HOUR', first)]
      if (!begins || !ends) return []
      const at = (on: Day, clock: number) => epochOf(instantOfLocal(localAt(on, clock), stretch.shift.timeZone))
      const within = Math.min(stretch.to, at(addDays(day, 1), ends.value)) - Math.max(stretch.from, at(day, begins.value))
      if (within <= 0) return []
      return [
        refuse('MINOR_NIGHT', [stretch], {
          on: first,
          hours: inHours(within),
          begins: begins.value,
          ends: ends.value,
          source: begins.source,
        }),
      ]
    })
  })
}
const localAt = (day: Day, clock: number) => `${day} ${String(clock).padStart(2, '0')}:00:00` as LocalDateTime

/** The breaks that are planned in some services: of a minor they are no working time (L3162-1, L3162-3). */
const breaksIn = (stretches: readonly Stretch[]): number =>
  [...new Set(stretches.map(({ shift }) => shift))].reduce((sum, { breakMinutes }) => sum + (breakMinutes ?? 0), 0) * minute

/** More hours of a day than a minor may work, by the day on which each service begins. */
const minorDays = (stretches: readonly Stretch[], figures: Figures): Breach[] =>
  [...Map.groupBy(stretches, startOf)].flatMap(([on, own]) => {
    const limit = figures('MINOR_DAY_HOURS', on)
    const worked = workedIn(own) - breaksIn(own)
    return limit && worked > limit.value * hour ? [refuse('MINOR_DAY', own, { on, ...against(worked, limit) })] : []
  })

/** Work in a row without the break that a minor has: a planned one, or a pause between two services. */
function minorBreaks(stretches: readonly Stretch[], figures: Figures): Breach[] {
  const runs: Stretch[][] = []
  for (const stretch of stretches) {
    const last = runs.at(-1)?.at(-1)
    const least = figures('MINOR_BREAK_MINUTES', startOf(stretch))
    if (last && stretch.from - last.to < (least?.value ?? 0) * minute) runs.at(-1)?.push(stretch)
    else runs.push([stretch])
  }
  return runs.flatMap((run) => {
    const on = startOf(run[0] as Stretch)
    const [after, least] = [figures('MINOR_BREAK_AFTER_HOURS', on), figures('MINOR_BREAK_MINUTES', on)]
    const planned = Math.max(...run.map(({ shift }) => shift.breakMinutes ?? 0))
    const worked = workedIn(run)
    if (!after || !least || worked <= after.value * hour || planned >= least.value) return []
    return [refuse('MINOR_BREAK', run, { on, hours: inHours(worked), minutes: planned, limit: least.value, source: least.source })]
  })
}

/** Work on a holiday of the site. */
const minorHolidays = (stretches: readonly Stretch[], holidays: readonly Holiday[], figures: Figures): Breach[] =>
  stretches.flatMap((stretch) =>
    daysOf(stretch).flatMap((on) => {
      const limit = figures('MINOR_HOLIDAYS', on)
      const [holiday] = limit ? holidaysOn(holidays, on, stretch.shift.sectorId ?? null) : []
      return limit && holiday ? [refuse('MINOR_HOLIDAY', [stretch], { on, name: holiday.name, source: limit.source })] : []
    }),
  )

/** What the law forbids to a minor beside the figures of its weeks and rests. */
export function minorRules(stretches: readonly Stretch[], bornOn: Day | null, holidays: readonly Holiday[], figures: Figures): Breach[] {
  if (bornOn === null) return []
  const own = stretches.filter((stretch) => isMinorOn(bornOn, figures, startOf(stretch)))
  return own.length === 0
    ? []
    : [...minorNights(own, figures), ...minorDays(own, figures), ...minorBreaks(own, figures), ...minorHolidays(own, holidays, figures)]
}
