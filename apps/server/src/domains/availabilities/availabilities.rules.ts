import type { Availability } from '@vigie/contract/availabilities/availabilities.ts'
import { Refusal, requires, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { addDays, addMonths, firstDayOf, instantOfLocal, midnightOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { ContractRow } from './availabilities.store.ts'

const invalid = (problem: FieldProblem) => new Refusal('INVALID', {}, [problem])

/** One's own contract that opens availabilities (access: own contracts). */
export function openedContract(all: readonly ContractRow[], id: number): ContractRow {
  const contract = all.find((one) => one.id === id)
  requires(contract, 'NOT_FOUND')
  requires(contract.canAccessAvailabilities, 'FORBIDDEN')
  return contract
}

export const hasEnded = ({ endsOn }: Pick<ContractRow, 'endsOn'>, today: Day): boolean => endsOn !== null && endsOn < today

/** Where none is named: the latest in force, else the latest that has not ended. */
export function usualContract(all: readonly ContractRow[], today: Day): ContractRow {
  const open = all.filter((one) => one.canAccessAvailabilities && !hasEnded(one, today))
  const contract = open.find(({ startsOn }) => startsOn <= today) ?? open[0]
  requires(contract, 'NOT_FOUND')
  return contract
}

/** What is over stays as it was said. */
export function refuseOver({ endsAt }: Pick<Availability, 'endsAt'>, now: Instant): void {
  if (endsAt <= now) throw invalid({ field: 'id', problem: 'availability.over' })
}

/** One that is changed is no series: what is wrong of a change that says it is one. */
export function seriesProblems(given: { readonly untilOn?: unknown; readonly weekdays?: unknown }): FieldProblem[] {
  const wrong = (['untilOn', 'weekdays'] as const).filter((field) => given[field] !== undefined)
  return wrong.map((field) => ({ field, problem: 'notAnAllowedValue' }))
}

interface Taken {
  readonly id?: number | undefined
  readonly contractId?: number | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}
/** Something says which: an id, or a contract with the day from which on. */
export function refuseUnsaid({ id, contractId, from, to }: Taken): void {
  if (id === undefined && contractId === undefined) throw invalid({ field: 'contractId', problem: 'required' })
  if (from === undefined && (id === undefined || to !== undefined)) throw invalid({ field: 'dateStart', problem: 'required' })
  if (from !== undefined && to !== undefined && to < from) throw invalid({ field: 'dateEnd', problem: 'availability.untilBeforeStart' })
}

/** The first moment of a day on the clock of a zone. */
export const startOf = (day: Day, timeZone: string): Instant => instantOfLocal(midnightOf(day), timeZone)

/** A month, from its first moment to that of the next. */
export const spanOfMonth = (month: Month, timeZone: string): readonly [Instant, Instant] => [
  startOf(firstDayOf(month), timeZone),
  startOf(firstDayOf(addMonths(month, 1)), timeZone),
]

/** A day that no more than a month around the months that may be planned lies in, so that nothing is asked of other centuries. */
export const nearDay = (day: Day, today: Day, lastMonth: Month): Day => {
  const last = firstDayOf(addMonths(lastMonth, 1))
  if (day < today) return today
  return day > last ? last : day
}

/** Wide enough around some days for what begins the evening before, or ends the morning after. */
export const spanAround = (first: Day, last: Day, timeZone: string): readonly [Instant, Instant] => [
  startOf(addDays(first, -2), timeZone),
  startOf(addDays(last, 3), timeZone),
]
