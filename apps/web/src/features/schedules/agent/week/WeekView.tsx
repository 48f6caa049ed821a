import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDays } from '../../../../kit/dates.ts'
import { useNow } from '../../../../session/useNow.ts'
import { useExchange } from '../../../../session/store.ts'
import { CalendarLegend } from '../../../../domains/schedules/CalendarLegend.tsx'
import { OnPaper } from '../../../../ui/paper/OnPaper.tsx'
import { CalendarPaper } from '../CalendarPaper.tsx'
import { Agenda } from '../day/Agenda.tsx'
import { agendaDays, calendarDays, type AgentSchedule } from '../calendar.rules.ts'
import type { ScheduleWords } from '../useScheduleWords.ts'
import { WeekTimes } from './WeekTimes.tsx'

interface WeekViewProps {
  readonly days: readonly Day[]
  readonly schedule: AgentSchedule
  readonly today: Day
  readonly openDay: Day | null
  readonly words: ScheduleWords
  readonly onOpen: (day: Day) => void
}

/** A week: its hours; on a phone the agenda comes first, for a day of hours begins long before its first shift. */
export function WeekView({ days, schedule, today, openDay, words, onOpen }: WeekViewProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { timeZone } = useExchange()
  const now = useNow(30)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const week = useMemo(() => calendarDays(days, schedule), [days, schedule])
  const zones = new Set(schedule.shifts.map((shift) => shift.timeZone))
  const [only = timeZone] = zones.size === 1 ? zones : []
  const time = writtenDays(days[0]!, days.at(-1)!, language)
  const label = t('schedules.ofWeek', { week: time })
  const shared = { today, words, onOpen }
  return (
    <>
      {isPhone && <Agenda label={label} days={agendaDays([week], today)} changedIds={schedule.changedIds} {...shared} />}
      <WeekTimes label={label} days={week} schedule={schedule} zone={only} now={now} openDay={openDay} {...shared} />
      <CalendarLegend />
      <OnPaper>{() => <CalendarPaper time={time} weeks={[week]} schedule={schedule} words={words} />}</OnPaper>
    </>
  )
}
