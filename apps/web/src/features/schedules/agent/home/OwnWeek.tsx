import Skeleton from '@mui/material/Skeleton'
import { useDeferredValue } from 'react'
import { LoadingPlaceholder } from '../../../../ui/feedback/LoadingPlaceholder.tsx'
import { calendarDays } from '../calendar.rules.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { useOwnWeek } from './useOwnWeek.ts'
import { stripHeight, WeekStrip } from './WeekStrip.tsx'

/** The agent's week at a glance. Where it cannot be had the home does without. */
export function OwnWeek() {
  const words = useScheduleWords()
  const { week, today, schedule: come } = useOwnWeek()
  const schedule = useDeferredValue(come)
  return schedule ? (
    <WeekStrip days={calendarDays(week, schedule)} today={today} words={words} />
  ) : (
    <LoadingPlaceholder>
      <Skeleton variant="rounded" height={stripHeight} />
    </LoadingPlaceholder>
  )
}
