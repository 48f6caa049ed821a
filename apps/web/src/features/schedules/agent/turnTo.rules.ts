import { monthOf, type Day } from '@vigie/contract/kit/time.ts'
import { dayWithin, type AgentViewName, type ScheduleView } from '../../../routing/addresses/schedules.ts'

/** Another view of the same time: the week of today or of the month's first day, the month of the week's day. */
export const turnTo = (name: AgentViewName, { day, month }: ScheduleView, today: Day): Partial<ScheduleView> =>
  name === 'week' ? { name, day: monthOf(day) === month ? day : dayWithin(month, today) } : { name, month: monthOf(day) }
