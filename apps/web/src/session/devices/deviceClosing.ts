import { closeDevice } from '@vigie/contract/devices/devices.closing.ts'
import { ask } from '../../api/ask.ts'
import { networkBack } from '../../api/connection.ts'
import { isRefused } from '../../api/errors.ts'
import { deviceUuid } from './device.ts'
import { closedHere, closedKey } from './deviceClosed.ts'
import { heldSecret } from './deviceKey.ts'

// Closed or opened in another tab: a device is one, whichever of its tabs was touched.
window.addEventListener('storage', ({ key, newValue }) => key === closedKey && closedHere.set(newValue === 'true'))

const timeout = 10_000
const delays = [2000, 5000, 10_000, 30_000] as const

/**
 * Tells the server that this device is closed, as often as it takes: it may have been closed while nobody answered. Told again it
 * changes nothing; what no longer has a secret has nothing to tell.
 */
export async function tellClosed(signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted && closedHere.get(); tries += 1) {
    const secret = heldSecret()
    if (secret === null) return
    try {
      await ask(closeDevice, { uuid: deviceUuid(), secret }, { isByHttp: true, timeout })
      return
    } catch (error) {
      // It is no longer paired: the next who opens it is told so.
      if (isRefused(error) && error.code === 'NOT_FOUND') return
    }
    await networkBack(delays[Math.min(tries, delays.length - 1)]!, signal)
  }
}
