import { role } from '@vigie/contract/access.ts'
import { signOut } from '@vigie/contract/auth/auth.ts'
import { openDevice } from '@vigie/contract/devices/devices.ts'
import { ask } from '../../api/ask.ts'
import { isMaintenance, isRefused } from '../../api/errors.ts'
import { closeSocket } from '../../api/socket.ts'
import { deviceUuid } from './device.ts'
import { closedHere, setClosed } from './deviceClosed.ts'
import { entryAnswered, inTurn, nextEntry, wipeEntries } from './deviceEntry.ts'
import { heldSecret, markPaired, pairedHere, wipeDeviceKey } from './deviceKey.ts'
import { endSession } from '../ending.ts'
import { pauseBefore } from '../entering.rules.ts'
import { openSession } from '../signing.ts'
import { startSession } from '../start.ts'
import { currentUser } from '../store.ts'

/** entered: signed in · unpaired: the server does not know this device · offline: nobody answers · refused: not now. */
export type Entered = 'entered' | 'unpaired' | 'offline' | 'refused'

const timeout = 10_000
const wipes = new Set<() => void>()
/** Whoever keeps something of the device's sites empties it here: unpairing leaves nothing behind. */
export const onWipe = (wipe: () => void): void => {
  wipes.add(wipe)
}

/** When it signed in, as long as this page is open; milliseconds of a clock that no setting moves. */
let enteredAts: readonly number[] = []
/** Milliseconds to wait before it signs in again. */
export const pauseBeforeEntering = (): number => pauseBefore(enteredAts, performance.now())

let entering: Promise<Entered> | undefined
/** Signs the device in with its secret. Asked twice at the same time, it is done once. */
export const enterAsDevice = (): Promise<Entered> => (entering ??= enter().finally(() => (entering = undefined)))

async function enter(): Promise<Entered> {
  const secret = heldSecret()
  if (secret === null) return unpaired()
  if (closedHere.get()) return 'refused'
  try {
    const { isPaired, accessToken } = await inTurn(async () => {
      const entry = nextEntry()
      const answer = await ask(openDevice, { uuid: deviceUuid(), secret, ...entry }, { isByHttp: true, timeout })
      entryAnswered(entry.entry)
      return answer
    })
    if (!isPaired || !accessToken) return unpaired()
    markPaired()
    enteredAts = [...enteredAts.slice(-50), performance.now()]
    await leaveManager()
    await openSession(accessToken)
    return 'entered'
  } catch (error) {
    // Closed by whoever was here before, and this browser has forgotten it.
    if (isRefused(error) && error.code === 'DEVICE_CLOSED') setClosed(true)
    // The company's clocking may have been switched off: the exchange says so, and the guards read it.
    if (isRefused(error) && error.status === 403) await startSession()
    return isRefused(error) && !isMaintenance(error) ? 'refused' : 'offline'
  }
}

/** A manager who has just paired this device does not stay signed in on the wall. */
async function leaveManager(): Promise<void> {
  const user = currentUser()
  if (!user || user.role === role.device) return
  // Closed first: what is told to the manager's session as it ends must not end the device's.
  closeSocket()
  await ask(signOut, {}, { isByHttp: true, timeout }).catch(() => undefined)
}

/** One that waits under a code is not known yet: its secret is what it will be known by, though another is paired under its uuid. */
const unpaired = (): Entered => {
  if (pairedHere.get()) forgetDevice()
  return 'unpaired'
}

/** The device is no longer paired: secret, session and whatever it kept of its sites go. */
export function forgetDevice(): void {
  wipeDeviceKey()
  wipeEntries()
  setClosed(false)
  for (const wipe of wipes) wipe()
  if (currentUser()?.role === role.device) endSession('refused')
}
