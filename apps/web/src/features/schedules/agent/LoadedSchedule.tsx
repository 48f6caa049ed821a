import { dayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import type { ScheduleView } from '../../../routing/addresses/schedules.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import type { AgentSchedule } from './calendar.rules.ts'
import { DaySheet } from './day/DaySheet.tsx'
import { MonthView } from './month/MonthView.tsx'
import { focusStamp, StateBar } from './StateBar.tsx'
import type { ScheduleWords } from './useScheduleWords.ts'
import { ValidateDialog } from './ValidateDialog.tsx'
import { WeekView } from './week/WeekView.tsx'

interface LoadedScheduleProps {
  readonly view: ScheduleView
  /** Of the week, or of the month. */
  readonly days: readonly Day[]
  readonly schedule: AgentSchedule
  readonly today: Day
  readonly words: ScheduleWords
  readonly onChange: (changes: Partial<ScheduleView>) => void
}

/** The schedule once it is there: the state of its months, the calendar, and what is opened over it. */
export function LoadedSchedule({ view, days, schedule, today, words, onChange }: LoadedScheduleProps) {
  // A week over two months has two states: each month that has days in it says its own.
  const stated = [...schedule.states].filter(([month]) => days.some((day) => monthOf(day) === month))
  const ofMonth = (month: Month) => schedule.shifts.filter((shift) => shift.month === month).length
  const open = (day: Day) => onChange({ open: day })
  return (
    <>
      {stated.map(([month, state]) => (
        <StateBar
          key={month}
          month={month}
          state={state}
          shiftCount={ofMonth(month)}
          words={words}
          onValidate={() => onChange({ month, isChecked: true })}
        />
      ))}
      <Nothing view={view} schedule={schedule} days={days} words={words} />
      {view.name === 'week' ? (
        <WeekView days={days} schedule={schedule} today={today} openDay={view.open} words={words} onOpen={open} />
      ) : (
        <MonthView month={view.month} schedule={schedule} today={today} openDay={view.open} words={words} onOpen={open} />
      )}
      <DaySheet day={view.open} schedule={schedule} words={words} isOwn onClose={() => onChange({ open: null })} />
      <ValidateDialog
        isOpen={view.isChecked && schedule.states.has(view.month)}
        month={view.month}
        schedule={schedule}
        words={words}
        onClose={() => onChange({ isChecked: false })}
        onClosed={focusStamp}
      />
    </>
  )
}

/** Published, and nothing in it: said once, over the calendar that still shows the days. */
function Nothing({ view, schedule, days, words }: Pick<LoadedScheduleProps, 'view' | 'schedule' | 'days' | 'words'>) {
  const { t } = useTranslation()
  const isPublished = [...schedule.states.values()].some(({ publishedAt }) => publishedAt !== null)
  if (!isPublished || schedule.shifts.some(({ startsLocal }) => days.includes(dayOf(startsLocal)))) return null
  return (
    <Card>
      <EmptyState
        title={view.name === 'week' ? t('schedules.emptyWeek') : t('schedules.empty', { month: words.month(view.month) })}
        text={t('schedules.emptyText')}
      />
    </Card>
  )
}
