import type { ServiceHours } from '@vigie/contract/hours/hours.rules.ts'
import type { CarriedHours } from '@vigie/contract/hours/hours.ts'

/** A service of a closed month as it was counted: [shift, done, night, sunday, holiday, break], in minutes. */
export type SettledService = readonly [shiftId: number, done: number, night: number, sunday: number, holiday: number, breaks: number]
type Counted = readonly [service: { readonly id: number }, hours: ServiceHours]

/** What is kept of a service when its month is closed. */
export const settledService = ([{ id }, { done, breakMinutes }]: Counted): SettledService => [
  id,
  done.minutes,
  done.nightMinutes,
  done.sundayMinutes,
  done.holidayMinutes,
  breakMinutes,
]

/** Reads back what was kept: it is ours, in our own table. */
export const settledIn = (kept: unknown): readonly SettledService[] => kept as readonly SettledService[]

const noneCarried: CarriedHours = { doneMinutes: 0, nightMinutes: 0, sundayMinutes: 0, holidayMinutes: 0, breakMinutes: 0 }

const plus = (sum: CarriedHours, [, done, night, sunday, holiday, breaks]: SettledService, sign: 1 | -1): CarriedHours => ({
  doneMinutes: sum.doneMinutes + sign * done,
  nightMinutes: sum.nightMinutes + sign * night,
  sundayMinutes: sum.sundayMinutes + sign * sunday,
  holidayMinutes: sum.holidayMinutes + sign * holiday,
  breakMinutes: sum.breakMinutes + sign * breaks,
})

/** What an agent's closed month comes to now, less what was counted of it. */
export function carriedBy(now: readonly Counted[], settled: readonly SettledService[]): CarriedHours {
  const counted = now.reduce((sum, service) => plus(sum, settledService(service), 1), noneCarried)
  return settled.reduce((sum, service) => plus(sum, service, -1), counted)
}

export const addCarried = (one: CarriedHours = noneCarried, other: CarriedHours): CarriedHours => ({
  doneMinutes: one.doneMinutes + other.doneMinutes,
  nightMinutes: one.nightMinutes + other.nightMinutes,
  sundayMinutes: one.sundayMinutes + other.sundayMinutes,
  holidayMinutes: one.holidayMinutes + other.holidayMinutes,
  breakMinutes: one.breakMinutes + other.breakMinutes,
})
