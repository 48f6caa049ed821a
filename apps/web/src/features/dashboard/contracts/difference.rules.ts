import type { MonthContract } from '@vigie/contract/dashboard/dashboard.ts'

/** Hours that a month's planning may differ from the contract's before it is said: the length of a service. */
const said = 12

/** How far what is planned lies from what the contract says: minutes, and which way. Null where a contract says nothing. */
export interface Difference {
  readonly kind: 'over' | 'under' | 'even'
  readonly minutes: number
}

export function differenceOf({
  plannedMinutes,
  monthlyHoursHundredths,
}: Pick<MonthContract, 'plannedMinutes' | 'monthlyHoursHundredths'>): Difference | null {
  if (monthlyHoursHundredths === null) return null
  const difference = Math.round(plannedMinutes - (monthlyHoursHundredths * 60) / 100)
  const minutes = Math.abs(difference)
  if (minutes <= said * 60) return { kind: 'even', minutes }
  return { kind: difference > 0 ? 'over' : 'under', minutes }
}
