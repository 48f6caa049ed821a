import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'

/** How far a picker may go; what is not given is not limited. Both ends belong to it. */
export interface Bounds<T> {
  readonly min?: T | undefined
  readonly max?: T | undefined
}
/** Which end stopped a move. */
export type Stop = 'tooEarly' | 'tooLate'

/** Where a value lies that may not be chosen; null where it may. Days and months compare as texts. */
export function stopOf<T extends Day | Month>(value: T, { min, max }: Bounds<T>): Stop | null {
  if (max !== undefined && value > max) return 'tooLate'
  if (min !== undefined && value < min) return 'tooEarly'
  return null
}

export function clamped<T extends Day | Month>(value: T, bounds: Bounds<T>): T {
  const stop = stopOf(value, bounds)
  return stop === 'tooLate' ? bounds.max! : stop === 'tooEarly' ? bounds.min! : value
}

/** Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** From Monday to Sunday. */
export interface Week {
  readonly from: Day
  readonly to: Day
  /** It begins in one year and ends in the next: what is kept by the year must be asked of both. */
  readonly isAcrossYears: boolean
}

export function weekOf(day: Day): Week {
  const from = addDays(day, -weekdayOf(day))
  const to = addDays(from, 6)
  return { from, to, isAcrossYears: from.slice(0, 4) !== to.slice(0, 4) }
}

/** A week may be chosen while one of its days may. */
export function weekStopOf({ from, to }: Week, { min, max }: Bounds<Day>): Stop | null {
  if (max !== undefined && from > max) return 'tooLate'
  if (min !== undefined && to < min) return 'tooEarly'
  return null
}

/** The same day so many months later, or the last of a shorter month. */
export function sameDayOfMonth(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months)
  const last = lastDayOf(month)
  const same = `${firstDayOf(month).slice(0, 8)}${day.slice(8)}` as Day
  return same < last ? same : last
}
