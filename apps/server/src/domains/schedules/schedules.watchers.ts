import type { Month } from '@vigie/contract/kit/time.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { audience } from '../../kit/audience.ts'
import type { Emit } from '../../kit/handle.ts'

/** An agent's month that was published, validated or planned anew. */
export interface TouchedMonth {
  readonly agentId: number
  readonly month: Month
  readonly partnerId: number | null
}

/**
 * Tells each agent of its own month, and once a month the managers and partners who may have any of them open. A month
 * is told without its shifts: whoever shows it asks again, and sees what its role may.
 */
export function emitSchedules(emit: Emit, companyId: number, touched: readonly TouchedMonth[]): void {
  for (const { agentId, month } of touched) emit(scheduleChanged, { month, agentId }, [audience.agent(companyId, agentId)])
  for (const [month, agents] of Map.groupBy(touched, (one) => one.month)) {
    const agentIds = new Set(agents.map(({ agentId }) => agentId))
    const [only] = agentIds.size === 1 ? agentIds : []
    const partnerIds = new Set(agents.flatMap(({ partnerId }) => (partnerId === null ? [] : [partnerId])))
    const partners = [...partnerIds].map((partnerId) => audience.partner(companyId, partnerId))
    emit(scheduleChanged, { month, agentId: only ?? null }, [audience.shifts(companyId), ...partners])
  }
}
