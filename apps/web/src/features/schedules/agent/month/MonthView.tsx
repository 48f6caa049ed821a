import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarLegend } from '../../../../domains/schedules/CalendarLegend.tsx'
import { OnPaper } from '../../../../ui/paper/OnPaper.tsx'
import { CalendarPaper } from '../CalendarPaper.tsx'
import { Agenda } from '../day/Agenda.tsx'
import { agendaDays, weeksOfMonth, type AgentSchedule } from '../calendar.rules.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import type { ScheduleWords } from '../useScheduleWords.ts'

interface MonthViewProps {
  readonly month: Month
  readonly schedule: AgentSchedule
  readonly today: Day
  readonly openDay: Day | null
  readonly words: ScheduleWords
  readonly onOpen: (day: Day) => void
}

/** A month: its grid, and on a phone the agenda under it. */
export function MonthView({ month, schedule, today, openDay, words, onOpen }: MonthViewProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const weeks = useMemo(() => weeksOfMonth(month, schedule), [month, schedule])
  const label = t('schedules.ofMonth', { month: words.month(month) })
  const shared = { today, changedIds: schedule.changedIds, words, onOpen }
  return (
    <>
      <MonthCalendar label={label} weeks={weeks} openDay={openDay} {...shared} />
      <CalendarLegend />
      <OnPaper>{() => <CalendarPaper time={label} weeks={weeks} schedule={schedule} words={words} />}</OnPaper>
      {isPhone && <Agenda label={label} days={agendaDays(weeks, today)} {...shared} />}
    </>
  )
}
