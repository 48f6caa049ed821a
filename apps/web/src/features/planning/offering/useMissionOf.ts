import * as may from '@vigie/contract/access.calls.ts'
import { listMissions, missionsChanged, type Mission } from '@vigie/contract/missions/missions.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { mayUse } from '../../../session/subject.ts'
import { useExchange } from '../../../session/store.ts'

const changes = [missionsChanged]
/** Milliseconds in which several answers are asked for once. */
const gathered = 80

/** The mission that offers a service now, live; none where somebody has it, or the last one is taken back. */
export function useMissionOf(shift: Shift): { readonly mission: Mission | undefined; readonly isKnown: boolean } {
  const isAsked = mayUse(useExchange(), may.assignShifts) && shift.agentId === null
  const { data } = useAsk(listMissions, { shiftId: shift.id, limit: 1 }, { isEnabled: isAsked, staleTime: 0 })
  useLive(changes, () => void invalidate(listMissions), gathered)
  const last = data?.missions[0]
  const isStanding = last !== undefined && (last.state === 'open' || last.state === 'over')
  return { mission: isAsked && isStanding ? last : undefined, isKnown: data !== undefined }
}
