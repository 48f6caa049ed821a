import type { FieldProblem } from '../kit/refusal.ts'
import type { Day } from '../kit/time.ts'

/** From when to when a contract holds; both days belong to it. */
export interface ContractDays {
  readonly startsOn: Day
  readonly endsOn: Day | null
}

/** What is wrong with a contract's own days. */
export const contractProblems = ({ startsOn, endsOn }: { readonly startsOn: Day | null; readonly endsOn: Day | null }): FieldProblem[] =>
  startsOn !== null && endsOn !== null && endsOn < startsOn ? [{ field: 'endsOn', problem: 'contract.endsBefore' }] : []

/** Whether two contracts hold on a same day. */
export const doOverlap = (one: ContractDays, other: ContractDays): boolean =>
  (one.endsOn === null || other.startsOn <= one.endsOn) && (other.endsOn === null || one.startsOn <= other.endsOn)

/** The first of an agent's other contracts that holds on a day of this one; undefined: none does. */
export const overlapping = <C extends ContractDays & { readonly id: number }>(
  days: ContractDays,
  others: readonly C[],
  but: number | null,
): C | undefined => others.find((other) => other.id !== but && doOverlap(days, other))
