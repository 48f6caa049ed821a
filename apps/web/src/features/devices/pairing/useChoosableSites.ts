import { readDeviceSites } from '@vigie/contract/devices/devices.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { useAsk } from '../../../api/queries.ts'
import type { Position } from '../../../domains/sites/usePosition.ts'
import { useStore } from '../../../kit/store.ts'
import { deviceUuid } from '../../../session/devices/device.ts'
import { pairedHere } from '../../../session/devices/deviceKey.ts'

/** The sites that this device may be given: where clocking is on, without those that it serves already; by distance from a position. */
export function useChoosableSites(position: Position | null) {
  const isPaired = useStore(pairedHere)
  const own = useAsk(readDeviceSites, { uuid: deviceUuid() }, { isEnabled: isPaired })
  const notInIds = own.data?.sites.map(({ id }) => id) ?? []
  return useAsk(
    listSites,
    {
      clockingSiteEnabled: true,
      ...(notInIds.length > 0 && { notInIds }),
      ...(position ? { ...position, sort: 'distance' as const } : { sort: 'name' as const }),
    },
    // Whether it serves any is known first; where that cannot be told, all of them are offered.
    { isEnabled: !isPaired || own.data !== undefined || own.isError, keepsFormer: true },
  )
}
