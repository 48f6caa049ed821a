import { knownPosition } from '../../../domains/sites/usePosition.ts'
import { thisDevice } from '../../../session/describe.ts'
import { deviceUuid } from '../../../session/devices/device.ts'
import { enterAsDevice } from '../../../session/devices/deviceEntrance.ts'
import { deviceSecret, markPaired } from '../../../session/devices/deviceKey.ts'
import { signOutHere } from '../../../session/signing.ts'
import { linkOrAsk, type Replacing } from '../replacing/replacing.ts'

/**
 * Makes this very device the clock of a site, by the manager who is signed in on it; then the device takes over. Answers which
 * device it would replace where one is paired under its name: this one, before its secret was lost.
 */
export async function linkHere(siteId: number): Promise<Replacing | null> {
  const answer = await linkOrAsk({
    siteId,
    device: { uuid: deviceUuid(), secret: deviceSecret(), position: knownPosition(), ...thisDevice() },
  })
  if (!('linked' in answer)) return answer
  await takeOver()
  return null
}

/** This device is paired: it signs itself in. */
export async function takeOver(): Promise<void> {
  markPaired()
  // The network may go just now: the manager leaves all the same, and the clock signs itself in later.
  if ((await enterAsDevice()) !== 'entered') await signOutHere()
}
