import { addDays, type Day } from '../kit/time.ts'

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day))

/** Days since its Monday: 0 to 6. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The number of a Monday's week (ISO 8601): that of the year in which its Thursday lies. */
export function weekNumber(monday: Day): number {
  const thursday = addDays(monday, 3)
  const days = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000
  return Math.floor(days / 7) + 1
}
