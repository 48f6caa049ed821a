import { addHours, noHours, type Hours } from '@vigie/contract/shifts/shifts.hours.rules.ts'
import type { CodedService } from './codes.rules.ts'

/** How many services by day and by night, and their hours. */
export interface Sums {
  readonly dayCount: number
  readonly nightCount: number
  readonly hours: Hours
}
export const noSums: Sums = { dayCount: 0, nightCount: 0, hours: noHours }

export const addSums = (one: Sums, other: Sums): Sums => ({
  dayCount: one.dayCount + other.dayCount,
  nightCount: one.nightCount + other.nightCount,
  hours: addHours(one.hours, other.hours),
})

export const sumsOf = (services: readonly CodedService[]): Sums =>
  services.reduce<Sums>(
    (sums, { code, hours }) => addSums(sums, { dayCount: code.isNight ? 0 : 1, nightCount: code.isNight ? 1 : 0, hours }),
    noSums,
  )
