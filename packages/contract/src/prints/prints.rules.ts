import { addDays, type Day } from '../kit/time.ts'

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
