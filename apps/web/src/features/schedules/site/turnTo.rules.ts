import { monthOf, type Day } from '@vigie/contract/kit/time.ts'
import { dayWithin, type SiteScheduleView, type SiteViewName } from '../../../routing/addresses/schedules.ts'

/** Another view of the same time: the week of today or of the month's first day, the month of the chosen day. */
export function turnTo(name: SiteViewName, view: SiteScheduleView, today: Day): Partial<SiteScheduleView> {
  if (view.name === 'month' && name !== 'month') {
    const day = monthOf(view.day) === view.month ? view.day : dayWithin(view.month, today)
    return { name, day, month: monthOf(day), shiftId: null }
  }
  return { name, month: monthOf(view.day), shiftId: null }
}
