import { useEffect, useState, useSyncExternalStore } from 'react'
import { isServerThere, useConnection } from '../../../session/reach.ts'

function subscribe(changed: () => void): () => void {
  const names = ['online', 'offline'] as const
  for (const name of names) window.addEventListener(name, changed)
  return () => {
    for (const name of names) window.removeEventListener(name, changed)
  }
}

/** Milliseconds between two looks at a server whose socket is lost: a firewall may close the one and not the other. */
const checkInterval = 10_000

/** Whether nothing reaches the server now: the browser says so, or neither the socket nor HTTP is answered. */
export function useOffline(): boolean {
  const isCut = useSyncExternalStore(subscribe, () => !navigator.onLine)
  const connected = useConnection()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (connected === 'live') setGone(false)
    if (connected !== 'lost') return
    let isCurrent = true
    const check = () => void isServerThere().then((isThere) => isCurrent && setGone(!isThere))
    check()
    const timer = setInterval(check, checkInterval)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [connected])
  return isCut || isGone
}
