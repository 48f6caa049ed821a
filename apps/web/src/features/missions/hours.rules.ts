import type { Day } from '@vigie/contract/kit/time.ts'
import type { OfferedShift } from '@vigie/contract/missions/missions.ts'
import { addHours, hoursOf, noHours, type Hours } from '@vigie/contract/shifts/shifts.hours.rules.ts'

type Timed = Pick<OfferedShift, 'startsAt' | 'endsAt' | 'timeZone' | 'holidays'>

/** The hours of services together, cut as they are paid: night, Sunday, holiday of each site. */
export const hoursTogether = (shifts: readonly Timed[]): Hours =>
  shifts.reduce((sum, shift) => addHours(sum, hoursOf(shift, new Set<Day>(shift.holidays))), noHours)

/** What is said of hours beside how many there are; those of no kind are hours of the day. */
export type HoursKind = 'night' | 'sunday' | 'holiday' | 'day'

export function kindsOf({ nightMinutes, sundayMinutes, holidayMinutes }: Hours): readonly { kind: HoursKind; minutes: number }[] {
  const kinds = [
    { kind: 'night' as const, minutes: nightMinutes },
    { kind: 'sunday' as const, minutes: sundayMinutes },
    { kind: 'holiday' as const, minutes: holidayMinutes },
  ].filter(({ minutes }) => minutes >= 1)
  return kinds.length > 0 ? kinds : [{ kind: 'day', minutes: 0 }]
}

/** Where nothing says so: night when more than half of it lies between 21h and 6h. */
export const isNightly = (shift: Timed): boolean => {
  const { minutes, nightMinutes } = hoursTogether([shift])
  return nightMinutes * 2 > minutes
}
