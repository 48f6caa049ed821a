import * as may from '@vigie/contract/access.calls.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import { listSuggestions, type Suggestion } from '@vigie/contract/planning/planning.assignment.ts'
import { useAsk } from '../../../api/queries.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'

/** As many as are weighed by name at once; those who answered first come first. */
const most = 50

/** What stands against giving an open mission, whole, to each of those who said yes. */
export function useObstacles(mission: Mission): ReadonlyMap<number, Suggestion['obstacles']> {
  const [shiftId, ...besideIds] = mission.shifts.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  const agentIds = mission.agents
    .filter(({ response }) => response === missionResponse.available)
    .map(({ agentId }) => agentId)
    .slice(0, most)
  const isEnabled = mayUse(useExchange(), may.assignShifts) && mission.state === 'open' && shiftId !== undefined && agentIds.length > 0
  const asked = { shiftId: shiftId ?? 0, ...(besideIds.length > 0 && { besideIds }), agentIds, limit: most }
  const { data } = useAsk(listSuggestions, asked, { isEnabled, keepsFormer: true })
  return new Map(data?.suggestions.map(({ agentId, obstacles }) => [agentId, obstacles]))
}
