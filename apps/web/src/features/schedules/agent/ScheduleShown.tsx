import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { dayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import { useTranslation } from 'react-i18next'
import type { ScheduleView } from '../../../routing/addresses/schedules.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import type { AgentSchedule } from './calendar.rules.ts'
import { DaySheet } from './DaySheet.tsx'
import { MonthView } from './MonthView.tsx'
import { ScheduleHead } from './ScheduleHead.tsx'
import { StateBar } from './StateBar.tsx'
import { Sums } from './Sums.tsx'
import { useAgentSchedule } from './useAgentSchedule.ts'
import { useScheduleWords, type ScheduleWords } from './useScheduleWords.ts'
import { ValidateDialog } from './ValidateDialog.tsx'
import { WeekView } from './WeekView.tsx'

interface ScheduleShownProps {
  readonly view: ScheduleView
  /** Of the week, or of the month. */
  readonly days: readonly Day[]
  /** To ask for: within the reader's window, one or two. */
  readonly months: readonly Month[]
  readonly today: Day
  readonly bounds: MonthBounds | null
  readonly onChange: (changes: Partial<ScheduleView>) => void
}

/** What was asked for in its four states, with the state of the month and the way to validate it. */
export function ScheduleShown({ view, days, months, today, bounds, onChange }: ScheduleShownProps) {
  const words = useScheduleWords()
  const { schedule, error, retry } = useAgentSchedule({
    agentId: null,
    contractId: view.contractId,
    days: [days[0]!, days.at(-1)!],
    months,
  })
  const shown = schedule?.shifts.filter(({ startsLocal }) => days.includes(dayOf(startsLocal)))
  const sums = error ? '' : shown && <Sums shifts={shown} words={words} />
  return (
    <>
      <ScheduleHead view={view} today={today} bounds={bounds} sums={sums} onChange={onChange} />
      {view.contractId !== null && <OneContract onAll={() => onChange({ contractId: null })} />}
      {error ? (
        <Card>
          <ErrorState error={error} onRetry={retry} />
        </Card>
      ) : schedule ? (
        <Loaded view={view} days={days} schedule={schedule} today={today} words={words} onChange={onChange} />
      ) : (
        <Skeleton variant="rounded" sx={{ height: { xs: 440, md: 640 }, transform: 'none' }} />
      )}
    </>
  )
}

type LoadedProps = Pick<ScheduleShownProps, 'view' | 'days' | 'today' | 'onChange'> & { schedule: AgentSchedule; words: ScheduleWords }

function Loaded({ view, days, schedule, today, words, onChange }: LoadedProps) {
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
      />
    </>
  )
}

/** Published, and nothing in it: said once, over the calendar that still shows the days. */
function Nothing({ view, schedule, days, words }: Pick<LoadedProps, 'view' | 'schedule' | 'days' | 'words'>) {
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

/** The shifts of one contract alone are shown: said, with the way back to all. */
function OneContract({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation()
  const all = (
    <Button color="inherit" onClick={onAll}>
      {t('schedules.allContracts')}
    </Button>
  )
  return (
    <Banner tone="wait" action={all}>
      {t('schedules.oneContract')}
    </Banner>
  )
}
