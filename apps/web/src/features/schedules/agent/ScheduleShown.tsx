import Skeleton from '@mui/material/Skeleton'
import { dayOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import type { ScheduleView } from '../../../routing/addresses/schedules.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { LoadedSchedule } from './LoadedSchedule.tsx'
import { OneContract } from './OneContract.tsx'
import { ScheduleHead } from './ScheduleHead.tsx'
import { Sums } from './Sums.tsx'
import { useAgentSchedule } from './useAgentSchedule.ts'
import { useScheduleWords } from './useScheduleWords.ts'

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
        <LoadedSchedule view={view} days={days} schedule={schedule} today={today} words={words} onChange={onChange} />
      ) : (
        <LoadingPlaceholder>
          <Skeleton variant="rounded" sx={{ height: { xs: 440, sm: 640 }, transform: 'none' }} />
        </LoadingPlaceholder>
      )}
    </>
  )
}
