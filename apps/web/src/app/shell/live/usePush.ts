import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetFormerPerson } from '../../../offline/push/former.ts'
import { keepReached } from '../../../offline/push/keep.ts'
import { isPageHeld } from '../../../session/reach.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { accessToken } from '../../../session/token.ts'

// The sign-in page fetches this file at rest: what a session that ended unseen still receives is given back there.
if (accessToken() === null) void forgetFormerPerson(null)

/** What the service worker asks of a page when a notification is pressed. */
const asked = (data: unknown): string | null => {
  const path: unknown = (data as { open?: unknown } | null)?.open
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null
}

/** Goes on receiving notifications in this browser for whoever has them on, and goes to their pages. */
export function usePush(): void {
  const router = useRouter()
  const { id: userId } = useUser()
  const companyCode = useExchange().theme.code
  useEffect(() => {
    const person = { companyCode, userId }
    const keep = async () => {
      await forgetFormerPerson(person)
      await keepReached(person)
    }
    // Without network: at the next start.
    keep().catch(() => undefined)
  }, [companyCode, userId])
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const open = ({ data, ports }: MessageEvent) => {
      const path = asked(data)
      if (path === null) return
      // What is typed here is not lost: the worker opens another window.
      const isFree = !isPageHeld()
      ports[0]?.postMessage(isFree)
      if (isFree) router.history.push(path)
    }
    navigator.serviceWorker.addEventListener('message', open)
    return () => navigator.serviceWorker.removeEventListener('message', open)
  }, [router])
}
