import { role } from '@vigie/contract/access.ts'
import { giveAnchor } from '@vigie/contract/clockings/clockings.journal.ts'
import { ask } from '../../api/ask.ts'
import { connection } from '../../api/connection.ts'
import { deviceUuid } from '../../session/devices/device.ts'
import { currentUser, sessionStore } from '../../session/store.ts'
import { currentOwner } from '../owner.ts'
import { adoptAnchor } from './adopt.ts'
import { lastAnchor } from './anchors.ts'
import { waitAgain } from '../waitAgain.ts'
import { deviceTells } from './deviceTells.ts'
import { heldBy } from './held.ts'
import { steadyNow } from './steady.ts'

/** Milliseconds: on a line that swallows, the next occasion comes soon enough. */
const timeout = 10_000
/** Milliseconds between two contacts of a page that is looked at. */
const interval = 4 * 60_000
/** Seconds: an anchor that is younger serves; a page that is looked at again and again asks once. */
const young = 30

let meeting: Promise<void> | undefined

/** A contact: tells the server what waits here, and takes the anchor for the acts to come. Rejects when nobody answered. */
export const meet = (): Promise<void> => (meeting ??= contact().finally(() => (meeting = undefined)))

async function contact(): Promise<void> {
  const owner = currentOwner()
  const who = currentUser()?.role
  // A manager at a tablet that is being paired clocks nothing of their own.
  if (owner === null || (who !== role.agent && who !== role.device) || !navigator.onLine) return
  const held = await heldBy(owner)
  const told = who === role.device ? await deviceTells() : {}
  const asked = steadyNow()
  adoptAnchor(owner, await ask(giveAnchor, { deviceUuid: deviceUuid(), held, ...told }, { isByHttp: true, timeout }), asked)
}

/** Whether whoever is signed in holds an anchor of this run that is so young that another would say no more. */
function isFresh(): boolean {
  const { elapsedSeconds = null } = lastAnchor(currentOwner() ?? '') ?? {}
  return elapsedSeconds !== null && elapsedSeconds < young
}

/** What lay here when its author signs in is told with the first contact: it is older than the contact. */
async function begin(): Promise<void> {
  await waitAgain().catch(() => undefined)
  meetQuietly()
}

const meetQuietly = () => void meet().catch(() => undefined)
/** A phone that slept counts too little since its anchor: looked at again, it asks for another before anything is clocked. */
const meetAnew = () => {
  if (document.visibilityState === 'visible' && !isFresh()) meetQuietly()
}

/** Meets the server when a session begins, when the line or the reader comes back, and every few minutes meanwhile. */
export function keepInContact(): void {
  window.addEventListener('online', meetQuietly)
  document.addEventListener('visibilitychange', meetAnew)
  connection.subscribe(() => connection.get() === 'live' && meetAnew())
  let known = currentOwner()
  sessionStore.subscribe(() => {
    const owner = currentOwner()
    if (owner !== null && owner !== known) void begin()
    known = owner
  })
  setInterval(meetAnew, interval)
  meetQuietly()
}
