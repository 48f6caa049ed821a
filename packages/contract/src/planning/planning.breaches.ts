import type { Day } from '../kit/time.ts'
import type { Holiday } from '../sites/holidays.ts'
import type { Parameter, ParameterName } from './planning.parameters.ts'
import { hour, type Stretch } from './planning.periods.ts'

/** The rules of labour law that a planning is checked against. */
export const planningRules = [
  'OVERLAP',
  'LONGEST_PERIOD',
  'SHORTEST_REST',
  'SHORTEST_PERIOD',
  'LONGEST_WEEK',
  'WEEKLY_REST',
  'LONGEST_WEEK_DAYS',
  'AVERAGE_WEEK',
  'REST_AFTER_WORK',
  'MINOR_NIGHT',
  'MINOR_DAY',
  'MINOR_BREAK',
  'MINOR_HOLIDAY',
  'PART_TIME_INTERRUPTIONS',
  'PART_TIME_INTERRUPTION',
] as const
export type PlanningRule = (typeof planningRules)[number]

/**
 * `hours` is what was found and `limit` what the law says, in hours (LONGEST_WEEK_DAYS: `days`, in days). A period says
 * on which day (`on`) it begins, a week or a run of weeks `from` which day `to` which.
 */
export interface Breach {
  readonly rule: PlanningRule
  /** Whether a planning editor refuses it or only warns. */
  readonly kind: 'refuse' | 'warn'
  readonly shiftNumbers: readonly string[]
  readonly values: Readonly<Record<string, string | number>>
}

/** What the rules must know of an agent's contracts. */
export interface ContractFacts {
  readonly startsOn: Day
  readonly endsOn: Day | null
  readonly isNight: boolean
  /** 15167 is 151.67 h; null: not said. */
  readonly monthlyHoursHundredths: number | null
}

/** What the rules must know of an agent. */
export interface AgentFacts {
  readonly contracts: readonly ContractFacts[]
  /** Null: not known, and taken for an adult. */
  readonly bornOn: Day | null
  /** Those around the services; read for a minor alone. */
  readonly holidays: readonly Holiday[]
}

/** The figure in force on a day. */
export type Figures = (name: ParameterName, on: Day) => Parameter | undefined

export const numbersOf = (stretches: readonly Stretch[]): string[] => [...new Set(stretches.map(({ shift }) => shift.number))]

/** Hours to the hundredth. */
export const inHours = (milliseconds: number): number => Math.round(milliseconds / (hour / 100)) / 100

/** What was found against what is asked, for the sentence. */
export const against = (milliseconds: number, { value, source }: Parameter) => ({ hours: inHours(milliseconds), limit: value, source })
