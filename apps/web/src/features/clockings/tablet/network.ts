import { useEffect, useState } from 'react'
import { isServerThere, useCut, useLine } from '../../../session/reach.ts'

/** Milliseconds between two looks at a server whose socket is lost: a firewall may close the one and not the other. */
const checkInterval = 10_000

/** Whether nothing reaches the server now: the browser says so, or neither the socket nor HTTP is answered. */
export function useOffline(): boolean {
  const isCut = useCut()
  const line = useLine()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (line === 'live') setGone(false)
    if (line !== 'off') return
    let isCurrent = true
    const check = () => void isServerThere().then((isThere) => isCurrent && setGone(!isThere))
    check()
    const timer = setInterval(check, checkInterval)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [line])
  return isCut || isGone
}
