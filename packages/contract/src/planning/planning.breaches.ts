import type { Day } from '../kit/time.ts'
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

/** Which sentence says a breach: a period made too long by a change of clock alone has its own. */
export type BreachSentence = PlanningRule | 'LONGEST_PERIOD_CLOCK_CHANGE'
export const sentenceOf = ({ rule, kind }: Breach): BreachSentence =>
  rule === 'LONGEST_PERIOD' && kind === 'warn' ? 'LONGEST_PERIOD_CLOCK_CHANGE' : rule

/** What the rules must know of an agent's contracts. */
export interface ContractFacts {
  readonly startsOn: Day
  readonly endsOn: Day | null
  readonly isNight: boolean
}

/** The figure in force on a day. */
export type Figures = (name: ParameterName, on: Day) => Parameter | undefined

export const numbersOf = (stretches: readonly Stretch[]): string[] => [...new Set(stretches.map(({ shift }) => shift.number))]

/** What was found against what is asked, for the sentence; hours to the hundredth. */
export const against = (milliseconds: number, { value, source }: Parameter) => ({
  hours: Math.round(milliseconds / (hour / 100)) / 100,
  limit: value,
  source,
})
