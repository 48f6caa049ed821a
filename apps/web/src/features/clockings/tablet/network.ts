import { useEffect } from 'react'
import { createStore, useStore } from '../../../kit/store.ts'
import { connection } from '../../../api/connection.ts'
import { isServerThere, useCut, useLine } from '../../../session/reach.ts'

/** Milliseconds between two looks at a server whose socket is lost: a firewall may close the one and not the other. */
const checkInterval = 10_000
/** Milliseconds for which a line that swallowed a question is not asked again while somebody waits before the screen. */
const silentFor = 30_000

/** Whether neither the socket nor HTTP is answered, as it was last looked at. */
const isUnreached = createStore(false)
/** Until when nobody waits for an answer, in milliseconds of the page's own clock. */
let silentUntil = 0

/** Whether a question would go unanswered, as far as this device knows. */
export const isGone = (): boolean => !navigator.onLine || isUnreached.get() || performance.now() < silentUntil

/** Somebody has waited for an answer in vain: those behind need not. */
export const noteSilence = (): void => {
  silentUntil = performance.now() + silentFor
}
export const noteAnswered = (): void => {
  silentUntil = 0
}
// A line that stands anew answers again.
connection.subscribe(() => connection.get() === 'live' && noteAnswered())

/** Whether nothing reaches the server now: the browser says so, or neither the socket nor HTTP is answered. */
export function useOffline(): boolean {
  const isCut = useCut()
  const line = useLine()
  const isLost = useStore(isUnreached)
  useEffect(() => {
    if (line === 'live') isUnreached.set(false)
    if (line !== 'off') return
    let isCurrent = true
    const check = () => void isServerThere().then((isThere) => isCurrent && isUnreached.set(!isThere))
    check()
    const timer = setInterval(check, checkInterval)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [line])
  return isCut || isLost
}
