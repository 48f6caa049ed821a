import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { addMonths, monthOf } from '@vigie/contract/kit/time.ts'
import type { ScheduleState } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { isWithin, type Window } from '../../../../domains/schedules/calendarDays.ts'
import type { AgentSchedule } from '../calendar.rules.ts'

/** The months that an agent's home asks for: those of its week, and the next one, which may wait to be validated. */
export function homeMonths(week: readonly Day[], today: Day, window: Window | null): readonly Month[] {
  const months = new Set([monthOf(week[0]!), monthOf(today), monthOf(week.at(-1)!), addMonths(monthOf(today), 1)])
  return [...months].filter((month) => isWithin(month, window))
}

/** A month that waits for its agent: published and never validated, or changed since. */
export interface MonthToValidate {
  readonly month: Month
  readonly isAgain: boolean
  /** Those of its services that were planned since the last validation; none: something was taken away. */
  readonly changed: readonly Shift[]
  readonly shifts: readonly Shift[]
}

/** From the current month on: what is over is validated on its own page. */
export function monthsToValidate({ states, shifts }: AgentSchedule, today: Day): readonly MonthToValidate[] {
  const isDue = ({ publishedAt, validatedAt, hasChanged }: ScheduleState) => publishedAt !== null && (validatedAt === null || hasChanged)
  return [...states]
    .filter(([month, state]) => month >= monthOf(today) && isDue(state))
    .map(([month, state]) => ({
      month,
      isAgain: state.validatedAt !== null,
      changed: shifts.filter(({ id, month: of }) => of === month && state.changedShiftIds.includes(id)),
      shifts: shifts.filter((shift) => shift.month === month),
    }))
    .filter(({ shifts: own }) => own.length > 0)
}
