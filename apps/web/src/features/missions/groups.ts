import type { CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import type { HoursKind } from './hours.rules.ts'

/** The colour of each kind of hours, as every calendar has it. */
export const groupOf: Readonly<Record<HoursKind, CalendarGroup>> = {
  night: 'shiftNight',
  sunday: 'weekend',
  holiday: 'holiday',
  day: 'shiftDay',
}
