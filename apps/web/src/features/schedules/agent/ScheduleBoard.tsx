import Box from '@mui/material/Box'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { daysFrom, daysOfMonth, isWithin, monthsOfDays } from '../../../domains/schedules/calendarDays.ts'
import { scheduleAddress, type ScheduleView } from '../../../routing/addresses/schedules.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { useToday } from '../../../session/today.ts'
import { useLiveSchedules } from '../../../domains/schedules/useLiveSchedules.ts'
import { weekOf } from '../../../ui/pickers/spans.ts'
import { OutsideMonth } from './month/OutsideMonth.tsx'
import { ScheduleShown } from './ScheduleShown.tsx'

/** The agent's own schedule, as its address says: month or week, within the months that it may look at. */
export function ScheduleBoard() {
  const { environment } = useExchange()
  const { role } = useUser()
  const today = useToday()
  useLiveSchedules()
  const [view, changeAddress] = useAddress(scheduleAddress)
  // The validation is answered once: Back does not ask it again.
  const change = (changes: Partial<ScheduleView>) => changeAddress(changes, { isNewStep: changes.isChecked === undefined })
  const bounds = boundsOf(role, monthOf(today), environment.settings)
  const days = view.name === 'week' ? daysFrom(weekOf(view.day).from) : daysOfMonth(view.month)
  // A week at the window's edge shows the days that are within; the month's own grid never leaves it.
  const months = (view.name === 'week' ? monthsOfDays(days) : [view.month]).filter((month) => isWithin(month, bounds))
  const isOutside = !days.some((day) => isWithin(monthOf(day), bounds))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isOutside ? (
        <OutsideMonth month={monthOf(days[0]!)} bounds={bounds} onBack={() => change({ month: monthOf(today), day: today, open: null })} />
      ) : (
        <ScheduleShown view={view} days={days} months={months} today={today} bounds={bounds} onChange={change} />
      )}
    </Box>
  )
}
