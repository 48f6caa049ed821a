import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { dayOf, localOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { daysOfMonth } from '../../../domains/schedules/calendarDays.ts'
import { useNow } from '../../../session/useNow.ts'
import { useExchange } from '../../../session/store.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { useLiveSchedules } from '../../../domains/schedules/useLiveSchedules.ts'
import { DaySheet } from './day/DaySheet.tsx'
import { MonthView } from './month/MonthView.tsx'
import { StateBar } from './StateBar.tsx'
import { Sums } from './Sums.tsx'
import { useAgentSchedule } from './useAgentSchedule.ts'
import { useScheduleWords } from './useScheduleWords.ts'

interface AgentMonthProps {
  readonly agentId: number
  readonly month: Month
  /** The shifts of one contract alone. */
  readonly contractId?: number | null
}

/**
 * An agent's month as a manager or its partner looks at it, for the agent's sheet: sums, how far it has come (not
 * published, validated, changed since), the grid, one day beside it. Live.
 */
export function AgentMonth({ agentId, month, contractId = null }: AgentMonthProps) {
  const { timeZone } = useExchange()
  const words = useScheduleWords()
  const today: Day = dayOf(localOf(useNow(30), timeZone))
  const [open, setOpen] = useState<Day | null>(null)
  useLiveSchedules()
  const days = daysOfMonth(month)
  const { schedule, error, retry } = useAgentSchedule({ agentId, contractId, days: [days[0]!, days.at(-1)!], months: [month] })
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    )
  }
  if (!schedule) {
    return (
      <LoadingPlaceholder>
        <Skeleton variant="rounded" sx={{ height: { xs: 440, sm: 700 }, transform: 'none' }} />
      </LoadingPlaceholder>
    )
  }
  const state = schedule.states.get(month)
  // Another month of the sheet opens no day of this one.
  const openDay = open !== null && days.includes(open) ? open : null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Sums shifts={schedule.shifts} words={words} />
      {state && <StateBar month={month} state={state} shiftCount={schedule.shifts.length} words={words} />}
      <MonthView month={month} schedule={schedule} today={today} openDay={openDay} words={words} onOpen={setOpen} />
      <DaySheet day={openDay} schedule={schedule} words={words} isOwn={false} onClose={() => setOpen(null)} />
    </Box>
  )
}
