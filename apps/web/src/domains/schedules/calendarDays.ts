import { addDays, addMonths, firstDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'

/** All days of a month, whatever weekday it begins on. */
export function daysOfMonth(month: Month): readonly Day[] {
  const days: Day[] = []
  const end = firstDayOf(addMonths(month, 1))
  for (let day = firstDayOf(month); day < end; day = addDays(day, 1)) days.push(day)
  return days
}

/** The seven days from a Monday on. */
export const daysFrom = (monday: Day): readonly Day[] => Array.from({ length: 7 }, (_, at) => addDays(monday, at))

/**
 * The months that must be asked for some days: those in which they lie, and that of the evening before, whose shifts end
 * in their first morning. A shift belongs to the month of its start (decisions/05-time).
 */
export function monthsOfDays(days: readonly Day[]): readonly Month[] {
  const [first, last] = [days[0]!, days.at(-1)!]
  return [...new Set([monthOf(addDays(first, -1)), monthOf(first), monthOf(last)])]
}

/** Where a calendar may go; null: anywhere. */
export interface Window {
  readonly first: Month
  readonly last: Month
}
export const isWithin = (month: Month, window: Window | null): boolean => window === null || (month >= window.first && month <= window.last)
