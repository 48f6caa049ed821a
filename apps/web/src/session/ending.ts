import { closeSocket } from '../api/socket.ts'
import { dropToken } from './token.ts'
import { sessionStore } from './store.ts'

/** Why a session ended: by the person, by idleness, ended or refused by the server, or in another tab. */
export type Ending = 'signedOut' | 'idle' | 'refused' | 'elsewhere'

const resets = new Set<() => void>()
/** Whoever holds something of the signed-in person empties it here: sign-out resets all of the app's state. */
export const onReset = (reset: () => void): void => {
  resets.add(reset)
}

/** Sessions that have ended since the page was opened. */
let endings = 0
/** For what is asked now and answered late: tells whether the session has ended meanwhile, so that the answer is nobody's any more. */
export function sinceNow(): { readonly hasEnded: () => boolean } {
  const before = endings
  return { hasEnded: () => endings !== before }
}

let ended: (why: Ending) => void = () => {}
/** What the app does then: leads to the address that fits, says why. */
export const onEnded = (handler: (why: Ending) => void): void => {
  ended = handler
}

/** Forgets the session on this device: token, socket, user, and whatever the parts hold. */
export function endSession(why: Ending): void {
  const { exchange, phase } = sessionStore.get()
  // The news may come by several ways at once: an event, a refused call, another tab.
  if (!exchange?.user) return
  if (why !== 'elsewhere') dropToken()
  closeSocket()
  endings += 1
  for (const reset of resets) reset()
  sessionStore.set({ phase, exchange: { ...exchange, user: null, accessToken: null } })
  ended(why)
}
