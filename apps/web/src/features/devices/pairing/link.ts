import { linkDevice } from '@vigie/contract/devices/devices.ts'
import { ask } from '../../../api/ask.ts'
import { thisDevice } from '../../../session/describe.ts'
import { deviceUuid } from '../../../session/device.ts'
import { enterAsDevice } from '../../../session/deviceEntrance.ts'
import { deviceSecret, markPaired } from '../../../session/deviceKey.ts'
import { signOutHere } from '../../../session/signing.ts'

/** Makes this very device the clock of a site, by the manager who is signed in on it; then the device takes over. */
export async function linkHere(siteId: number): Promise<void> {
  await ask(linkDevice, { siteId, device: { uuid: deviceUuid(), secret: deviceSecret(), ...thisDevice() } })
  markPaired()
  // The network may go just now: the manager leaves all the same, and the clock signs itself in later.
  if ((await enterAsDevice()) !== 'entered') await signOutHere()
}
