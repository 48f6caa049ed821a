import type { Day } from '../kit/time.ts'
import { against, numbersOf, type Breach, type ContractFacts, type Figures } from './planning.breaches.ts'
import { hour, type Stretch, type WorkPeriod } from './planning.periods.ts'

/** Whether the contracts in force on a day are together of fewer hours than a full time; one that says none is not counted as part time. */
function isPartTime(contracts: readonly ContractFacts[], figures: Figures, on: Day): boolean {
  const held = contracts.filter(({ startsOn, endsOn }) => startsOn <= on && (endsOn ?? on) >= on)
  const full = figures('FULL_TIME_MONTH_HOURS', on)
  if (!full || held.length === 0 || held.some(({ monthlyHoursHundredths }) => monthlyHoursHundredths === null)) return false
  return held.reduce((sum, { monthlyHoursHundredths }) => sum + (monthlyHoursHundredths ?? 0), 0) < Math.round(full.value * 100)
}

interface Interruption {
  readonly on: Day
  readonly length: number
  readonly around: readonly Stretch[]
}

/** Pauses inside a working day: between services whose periods begin on one day, and shorter than the rest between two days. */
function interruptionsIn(periods: readonly WorkPeriod[], figures: Figures): Interruption[] {
  const placed = periods.flatMap(({ on, stretches }) => stretches.map((stretch) => ({ stretch, on })))
  return placed.slice(1).flatMap(({ stretch, on }, at) => {
    const before = placed[at] as (typeof placed)[number]
    const length = stretch.from - before.stretch.to
    const rest = figures('SHORTEST_REST_HOURS', on)?.value ?? Infinity
    return before.on === on && length > 0 && length < rest * hour ? [{ on, length, around: [before.stretch, stretch] }] : []
  })
}

/** More interruptions of a part-time day than one, or one that is too long. */
export function partTimeInterruptions(periods: readonly WorkPeriod[], contracts: readonly ContractFacts[], figures: Figures): Breach[] {
  const days = Map.groupBy(interruptionsIn(periods, figures), ({ on }) => on)
  return [...days].flatMap(([on, pauses]): Breach[] => {
    if (!isPartTime(contracts, figures, on)) return []
    const [most, longest] = [figures('PART_TIME_INTERRUPTIONS', on), figures('PART_TIME_INTERRUPTION_HOURS', on)]
    const around = pauses.flatMap((pause) => pause.around)
    const tooMany: Breach[] =
      most && pauses.length > most.value
        ? [
            {
              rule: 'PART_TIME_INTERRUPTIONS',
              kind: 'warn',
              shiftNumbers: numbersOf(around),
              values: { on, count: pauses.length, limit: most.value, source: most.source },
            },
          ]
        : []
    const tooLong = pauses.flatMap(({ length, around: own }): Breach[] =>
      longest && length > longest.value * hour
        ? [{ rule: 'PART_TIME_INTERRUPTION', kind: 'warn', shiftNumbers: numbersOf(own), values: { on, ...against(length, longest) } }]
        : [],
    )
    return [...tooMany, ...tooLong]
  })
}
