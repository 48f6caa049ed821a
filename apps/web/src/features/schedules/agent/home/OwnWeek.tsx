import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useDeferredValue, type ReactNode } from 'react'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { scheduleAddress } from '../../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { Coming } from '../../../../ui/feedback/Coming.tsx'
import { CalendarIcon, DoneIcon } from '../../../../ui/icons.tsx'
import { AppLine, LineCard } from '../../../../ui/page/LineCard.tsx'
import { calendarDays } from '../calendar.rules.ts'
import { useSums } from '../Sums.tsx'
import { useScheduleWords, type ScheduleWords } from '../useScheduleWords.ts'
import { monthsToValidate, type MonthToValidate } from './todo.rules.ts'
import { useOwnWeek } from './useOwnWeek.ts'
import { stripHeight, WeekStrip } from './WeekStrip.tsx'

/**
 * The agent's week at a glance, what the home has below it, and last the months that wait for the agent's validation: they
 * come when they come, and push nothing away from under the thumb. Without them the home does without.
 */
export function OwnWeek({ children }: { children: ReactNode }) {
  const words = useScheduleWords()
  const { week, today, schedule: come } = useOwnWeek()
  const schedule = useDeferredValue(come)
  const toValidate = schedule ? monthsToValidate(schedule, today) : []
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {schedule ? (
        <WeekStrip days={calendarDays(week, schedule)} today={today} words={words} />
      ) : (
        <Coming>
          <Skeleton variant="rounded" height={stripHeight} />
        </Coming>
      )}
      {children}
      {toValidate.length > 0 && (
        <LineCard>
          {toValidate.map((month) => (
            <ValidateLine key={month.month} {...month} today={today} words={words} />
          ))}
        </LineCard>
      )}
    </Box>
  )
}

function ValidateLine({ month, isAgain, changedCount, shifts, today, words }: MonthToValidate & { today: Day; words: ScheduleWords }) {
  const { t } = useTranslation()
  const sums = useSums(shifts, words)
  const changed = changedCount > 0 ? t('schedules.validation.changedShifts', { count: changedCount }) : t('schedules.validation.removed')
  const named = { month: words.month(month, today) }
  return (
    <AppLine
      {...linkTo(scheduleAddress, { month, isChecked: true })}
      icon={isAgain ? CalendarIcon : DoneIcon}
      tone={isAgain ? 'late' : 'run'}
      title={isAgain ? t('schedules.home.again', named) : t('schedules.home.validate', named)}
      note={isAgain ? changed : sums}
    />
  )
}
