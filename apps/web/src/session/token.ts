import { keepsNothing, storage } from '../kit/storage.ts'
import { dropViewingToken, isViewing, viewingToken } from './viewing.ts'

// Of a look at the portal as somebody else this browser keeps nothing.
if (isViewing) keepsNothing()

/** The specification keeps the access token in local storage (coverage 7.004), so that all tabs share one session. */
const key = 'accessToken'

export const accessToken = (): string | null => (isViewing ? viewingToken() : storage.read(key))
export const keepToken = (token: string): void => put(token)
export const dropToken = (): void => put(null)

/** The token that the page's session was read with. */
let shownWith: string | null = null
export const knowToken = (token: string | null): void => {
  shownWith = token
}
/** Another tab has put the token of somebody else in its place a moment ago: the page is about to follow (`App.tsx`). */
export const isTokenForeign = (): boolean => shownWith !== accessToken()

/** What first/next.js paints before any script has come, of whoever is signed in. */
export const nextServiceKey = 'nextService'

/** With the session goes what was kept to be painted of it: nobody sees a service of somebody who was here before. */
function put(token: string | null): void {
  // The administrator's own token stays what it is.
  if (isViewing) return dropViewingToken()
  if (token !== accessToken()) storage.write(nextServiceKey, null)
  storage.write(key, token)
}

/** Another tab has signed in, signed out, or as somebody else. Answers how to stop hearing it. */
export function onTokenChangedElsewhere(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
