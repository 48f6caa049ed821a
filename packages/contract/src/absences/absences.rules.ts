import type { FieldProblem } from '../kit/refusal.ts'
import type { Day } from '../kit/time.ts'

/** The longest absence that is recorded at once, in days: longer ones are recorded year by year, as the counters have them. */
export const longestAbsence = 366

const dayLength = 86_400_000
/** Whole days from the first to the last, both included. */
export const daysOf = (first: Day, last: Day): number => Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1

/** What is wrong with the days of an absence, besides that one is missing. */
export function absenceProblems({ startsOn, endsOn }: { readonly startsOn: Day | null; readonly endsOn: Day | null }): FieldProblem[] {
  if (startsOn === null || endsOn === null) return []
  if (endsOn < startsOn) return [{ field: 'endsOn', problem: 'absence.endsBefore' }]
  return daysOf(startsOn, endsOn) > longestAbsence
    ? [{ field: 'endsOn', problem: 'absence.tooLong', values: { count: longestAbsence } }]
    : []
}
