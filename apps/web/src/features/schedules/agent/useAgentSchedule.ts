import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { useMemo } from 'react'
import { useAsk } from '../../../api/queries.ts'
import { scheduleOf, type Answer } from './calendar.rules.ts'

export interface AgentQuestion {
  /** Null: the reader's own. */
  readonly agentId: number | null
  readonly contractId: number | null
  /** The days that are shown, and the one or two months to ask for them. */
  readonly days: readonly [first: Day, last: Day]
  readonly months: readonly Month[]
}

/** An agent's schedule over some days that lie in one or two months; events keep it true (`useLiveSchedules`). */
export function useAgentSchedule({ agentId, contractId, days: [from, to], months }: AgentQuestion) {
  const [first, second] = months
  const inputOf = (month: Month) => ({ month, ...(agentId !== null && { agentId }), ...(contractId !== null && { contractId }) })
  const one = useAsk(readSchedules, inputOf(first!))
  const two = useAsk(readSchedules, inputOf(second ?? first!), { isEnabled: second !== undefined })
  const hasAll = one.data !== undefined && (second === undefined || two.data !== undefined)
  const schedule = useMemo(() => {
    if (!hasAll) return undefined
    const answers = new Map<Month, Answer>([[first!, one.data]])
    if (second !== undefined && two.data) answers.set(second, two.data)
    return scheduleOf(answers, from, to)
  }, [hasAll, one.data, two.data, first, second, from, to])
  const failed = one.isError ? one : two.isError ? two : undefined
  return {
    schedule,
    error: schedule === undefined ? (failed?.error ?? null) : null,
    retry: () => void (failed ?? one).refetch(),
  }
}
