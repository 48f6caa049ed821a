import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { addDays, addMonths, firstDayOf, monthOf, type Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import type { Window } from '../../../domains/schedules/calendarDays.ts'
import { dayWithin, type SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { WeekPicker } from '../../../ui/pickers/WeekPicker.tsx'

interface ScheduleTimeProps {
  readonly view: SiteScheduleView
  readonly today: Day
  readonly bounds: Window | null
  readonly onChange: (changes: Partial<SiteScheduleView>) => void
}

/** The month or the week that is shown, and the way to today. */
export function ScheduleTime({ view, today, bounds, onChange }: ScheduleTimeProps) {
  const { t } = useTranslation()
  const months = bounds ? { min: bounds.first, max: bounds.last } : {}
  const days = bounds ? { min: firstDayOf(bounds.first), max: addDays(firstDayOf(addMonths(bounds.last, 1)), -1) } : {}
  return (
    <Box sx={when}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto' } }}>
        {view.name === 'month' ? (
          <MonthPicker
            label={t('schedules.site.month')}
            value={view.month}
            thisMonth={monthOf(today)}
            bounds={months}
            onChange={(month) => onChange({ month, day: dayWithin(month, today), shiftId: null })}
          />
        ) : (
          <WeekPicker
            label={t('schedules.site.week')}
            value={view.day}
            today={today}
            bounds={days}
            onChange={({ from }) => onChange({ day: from, month: monthOf(from), shiftId: null })}
          />
        )}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isAtToday(view, today)}
        onClick={() => onChange({ day: today, month: monthOf(today), shiftId: null })}
        sx={{ bgcolor: 'background.paper', flex: 'none', px: { xs: 1.25, sm: 2 } }}
      >
        {t('common.today')}
      </Button>
    </Box>
  )
}

/** On a phone the time and the way to today share a line. */
const when = { display: 'flex', gap: 1.25, width: { xs: '100%', sm: 'auto' } } as const

/** Today is what is shown already. */
const isAtToday = (view: SiteScheduleView, today: Day): boolean =>
  view.name === 'month' ? view.month === monthOf(today) && view.day === today : view.day === today
