import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import type { SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import { weekOf } from '../../../ui/pickers/spans.ts'
import { daysFrom, daysOfMonth, monthsOfDays } from '../../../domains/schedules/calendarDays.ts'

/** The days of the month, or of the week from its Monday on, and the months that must be asked for them. */
export function useShownDays({ name, month, day }: SiteScheduleView): { readonly days: readonly Day[]; readonly months: readonly Month[] } {
  return useMemo(() => {
    if (name === 'month') return { days: daysOfMonth(month), months: [month] }
    const days = daysFrom(weekOf(day).from)
    return { days, months: monthsOfDays(days) }
  }, [name, month, day])
}
