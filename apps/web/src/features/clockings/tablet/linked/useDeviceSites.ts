import { devicePairing, readDeviceSites } from '@vigie/contract/devices/devices.ts'
import { readDeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { useLive } from '../../../../api/live.ts'
import { invalidate, useAsk } from '../../../../api/queries.ts'
import { usePosition } from '../../../../domains/sites/usePosition.ts'

const changes = [devicePairing]
export const askSitesAnew = (): void => void invalidate(readDeviceSites, readDeviceSettings)

/** The sites of this device and those that it may be linked to, with how far they are once its position is known. */
export function useDeviceSites() {
  const place = usePosition()
  const { data, error, refetch } = useAsk(readDeviceSites, place.position ?? {}, { staleTime: 0, keepsFormer: true })
  useLive(changes, askSitesAnew)
  return { place, data, error, refetch }
}
