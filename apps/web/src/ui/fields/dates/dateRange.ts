import type { Day } from '@vigie/contract/kit/time.ts'
import { sameDayOfMonth, stopOf, type Bounds } from '../../pickers/spans.ts'

/** What the two fields hold; null while one is empty or says no day. */
export interface OpenRange {
  readonly from: Day | null
  readonly to: Day | null
}
/** Both days belong to it; they may be the same. */
export interface DateRange {
  readonly from: Day
  readonly to: Day
}

/** From today to the same day of the next year, unless said otherwise. */
export const boundsFrom = (today: Day, { min = today, max = sameDayOfMonth(today, 12) }: Bounds<Day> = {}): Required<Bounds<Day>> => ({
  min,
  max,
})

/** A range after one of its ends was changed: a start after the end makes the end equal to the start. */
export function changedRange(range: OpenRange, change: Partial<OpenRange>): OpenRange {
  const next = { ...range, ...change }
  return next.from && next.to && next.from > next.to ? { ...next, to: next.from } : next
}

/** The range, when both of its days may be chosen. */
export function wholeRange({ from, to }: OpenRange, bounds: Bounds<Day>): DateRange | null {
  if (!from || !to || from > to || stopOf(from, bounds) || stopOf(to, bounds)) return null
  return { from, to }
}
