import { shiftClocked, type Shift } from '@vigie/contract/shifts.ts'
import { audience } from '../../kit/audience.ts'
import type { Tell } from '../../kit/handle.ts'
import type { SceneRow } from './clockings.store.ts'

/**
 * Tells whoever may look at a list that holds the shift; a device that shows no names is told none, and of a gap in a
 * device's sequence managers alone.
 */
export function tellWatchers(tell: Tell, companyId: number, row: SceneRow, shift: Shift, isAfterGap: boolean | null = null): void {
  const { siteId, clientId, agentId, partnerId, namedDeviceIds, namelessDeviceIds } = row
  const devices = (ids: readonly number[]) => ids.map((id) => audience.device(companyId, id))
  if (isAfterGap !== null) tell(shiftClocked, { shift: { ...shift, isAfterGap } }, [audience.services(companyId)])
  tell(shiftClocked, { shift }, [
    ...(isAfterGap === null ? [audience.services(companyId)] : []),
    audience.site(companyId, siteId),
    audience.client(companyId, clientId),
    ...(agentId === null ? [] : [audience.agent(companyId, agentId)]),
    ...(partnerId === null ? [] : [audience.partner(companyId, partnerId)]),
    ...devices(namedDeviceIds),
  ])
  if (namelessDeviceIds.length > 0) tell(shiftClocked, { shift: { ...shift, agentName: null } }, devices(namelessDeviceIds))
}
