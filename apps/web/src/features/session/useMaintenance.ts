import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isServerThere } from '../../session/reach.ts'
import { startSession } from '../../session/start.ts'
import { sessionStore } from '../../session/store.ts'
import { takeTarget } from '../../session/target.ts'

/** Milliseconds between two tries. */
const interval = 5000

/** Tries until the server answers, then goes back to the page that was left. */
export function useMaintenance(): { readonly isAsking: boolean; readonly retry: () => void } {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  // A try may last longer than the interval: two that succeed at once would lead to two pages.
  const isTrying = useRef(false)
  const retry = useCallback(async () => {
    if (isTrying.current) return
    isTrying.current = true
    setAsking(true)
    const isThere = await isServerThere()
    if (isThere && sessionStore.get().phase !== 'ready') await startSession()
    if (isThere && sessionStore.get().phase !== 'unreachable') await router.navigate({ href: takeTarget() ?? '/', replace: true })
    isTrying.current = false
    setAsking(false)
  }, [router])
  useEffect(() => {
    const again = () => void retry()
    const timer = setInterval(again, interval)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [retry])
  return { isAsking, retry: () => void retry() }
}
