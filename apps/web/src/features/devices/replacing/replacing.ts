import { linkDevice, readReplacedDevice, type ReplacedDevice } from '@vigie/contract/devices/devices.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { ask, type Input } from '../../../api/ask.ts'
import { isRefused } from '../../../api/errors.ts'

export type LinkedDevice = Output<typeof linkDevice>['device']
type Linking = Input<typeof linkDevice>

/** A linking that waits for a word: another device is paired in the place that it would take. */
export interface Replacing {
  readonly linking: Linking
  readonly replaced: ReplacedDevice
}

/** Links a device to a site, or answers which one it would replace, and has changed nothing then. */
export async function linkOrAsk(linking: Linking): Promise<{ readonly linked: LinkedDevice } | Replacing> {
  try {
    return { linked: (await ask(linkDevice, linking)).device }
  } catch (why) {
    if (!isRefused(why) || why.code !== 'DEVICE_REPLACES') throw why
    const { pairingCode, uuid, secret } = linking.device
    const { replaced } = await ask(readReplacedDevice, { device: { pairingCode, uuid, secret } })
    // Meanwhile it was unpaired: nothing stands in the way any more.
    return replaced ? { linking, replaced } : { linked: (await ask(linkDevice, linking)).device }
  }
}

/** Links it in the place of the other, whose sites it takes over as far as they are named. */
export async function linkInPlace({ linking, replaced }: Replacing, takenSiteIds: number[]): Promise<LinkedDevice> {
  const { device } = await ask(linkDevice, { ...linking, replacesPairingId: replaced.pairingId, takenSiteIds })
  return device
}
