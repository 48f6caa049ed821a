import type { linkDevice, readReplacedDevice } from '@vigie/contract/devices/devices.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { digestOf } from '../auth/sessions/auth.tokens.ts'
import { subject, tried, withRowsOf } from '../auth/tries/throttle.ts'
import { cleanPairingCode } from './devices.codes.ts'
import { calledBy } from './devices.alarms.ts'
import { endReplaced, replacedBy } from './devices.replacing.store.ts'
import { pairedDevice, registerDevice, waitingDevice, type WaitingDevice } from './devices.store.ts'

export interface Meant {
  readonly deviceId: number
  /** Another device was paired in its place until now. */
  readonly hasReplaced: boolean
}
type Linking = RequestContext<typeof linkDevice>

/** Which device is meant. One that asks for itself, within a manager's access, means itself and no other. */
export async function deviceOf(context: Linking): Promise<Meant> {
  const { input, session } = context
  if (session.deviceId !== null) {
    requires(input.device.deviceId === undefined || input.device.deviceId === session.deviceId, 'NOT_FOUND')
    return { deviceId: session.deviceId, hasReplaced: false }
  }
  if (input.device.deviceId === undefined) return registered(context)
  return { deviceId: await known(context, input.device.deviceId), hasReplaced: false }
}

/** A device already paired, which gets one more site. */
async function known({ db }: Linking, deviceId: number): Promise<number> {
  const device = await db.one(pairedDevice(db, { deviceId }))
  requires(device, 'NOT_FOUND')
  return device.deviceId
}

/** A device that shows a code to a manager, or on which the manager is signed in: it has said who it is, and what proves it. */
export async function waitingOf({
  input,
  db,
  now,
  session,
}: RequestContext<typeof linkDevice> | RequestContext<typeof readReplacedDevice>): Promise<
  Pick<WaitingDevice, 'uuid' | 'secretHash'> & Partial<WaitingDevice>
> {
  const { pairingCode, uuid, secret } = input.device
  if (pairingCode !== undefined) {
    const look = withRowsOf(db, waitingDevice(db, digestOf(cleanPairingCode(pairingCode)), now))
    return tried({ db, now, subjects: [subject('pairing.user', session.user.id)], look }, async ([found]) => {
      requires(found, 'PAIRING_CODE_UNKNOWN')
      return found
    })
  }
  if (uuid !== undefined && secret !== undefined) return { uuid, secretHash: digestOf(secret) }
  throw new Refusal('INVALID', {}, [{ field: 'device.code', problem: 'required' }])
}

/** Registers it. Another that is paired under its uuid is replaced when whoever links has said that it may be, and not before. */
async function registered(context: Linking): Promise<Meant> {
  const { input, db, now, company, session, address } = context
  const { platform, type, name, model, vendor, os, browser } = input.device
  const description = { platform, type, name, model, vendor, os, browser, ipAddress: address }
  const waiting = { description, ...(await waitingOf(context)) }
  const by = { userId: session.user.id, position: input.device.position ?? null }
  const replaced = await db.one(replacedBy(db, waiting))
  if (!replaced) {
    const [device] = await db.save(registerDevice(db, waiting, by, now))
    requires(device, 'CONFLICT')
    return { deviceId: device.deviceId, hasReplaced: false }
  }
  requires(input.replacesPairingId === replaced.pairingId, 'DEVICE_REPLACES', { device: calledBy({ ...replaced, uuid: waiting.uuid }) })
  const taken = input.takenSiteIds ?? []
  const limit = company.settings.device_site_limit
  requires(new Set([...taken, input.siteId]).size <= limit, 'LIMIT_SITE', { limit })
  const [[device]] = await db.batch(
    registerDevice(db, waiting, by, now, replaced.secretHash),
    ...endReplaced(db, replaced.deviceId, waiting.secretHash, taken, now),
  )
  requires(device, 'CONFLICT')
  return { deviceId: device.deviceId, hasReplaced: true }
}
