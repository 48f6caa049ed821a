import { shiftClocked, type Shift } from '@vigie/contract/shifts.ts'
import { audience } from '../../kit/audience.ts'
import type { Tell } from '../../kit/handle.ts'
import type { SceneRow } from './clockings.store.ts'

/** Tells whoever may look at a list that holds the shift; a device that shows no names is told none. */
export function tellWatchers(tell: Tell, companyId: number, row: SceneRow, shift: Shift): void {
  const { siteId, clientId, agentId, partnerId, namedDeviceIds, namelessDeviceIds } = row
  const devices = (ids: readonly number[]) => ids.map((id) => audience.device(companyId, id))
  tell(shiftClocked, { shift }, [
    audience.services(companyId),
    audience.site(companyId, siteId),
    audience.client(companyId, clientId),
    ...(agentId === null ? [] : [audience.agent(companyId, agentId)]),
    ...(partnerId === null ? [] : [audience.partner(companyId, partnerId)]),
    ...devices(namedDeviceIds),
  ])
  if (namelessDeviceIds.length > 0) tell(shiftClocked, { shift: { ...shift, agentName: null } }, devices(namelessDeviceIds))
}
