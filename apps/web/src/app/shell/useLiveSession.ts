import { hasBeenDisconnected } from '@vigie/contract/sessions.events.ts'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { queries } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'
import { endSession, onReset } from '../../session/ending.ts'
import { reportActs } from '../../session/idle.ts'
import { isPageHeld, isServerThere, useConnection } from '../../session/reach.ts'
import { keepTarget } from '../../session/target.ts'
import { currentUser } from '../../session/store.ts'

onReset(() => queries.clear())

/** What keeps a signed-in page in step: acts are reported, the session's end is heard, a lost server is noticed. */
export function useLiveSession(): void {
  const connection = useConnection()
  const navigate = useNavigate()
  const href = useRouterState({ select: ({ location }) => location.href })
  const wasLost = useRef(false)

  useEffect(() => reportActs(), [])
  useEffect(() => listen(hasBeenDisconnected, () => endSession('idle')), [])

  useEffect(() => {
    if (connection === 'live' && wasLost.current) void queries.invalidateQueries()
    wasLost.current = connection === 'lost' || (connection === 'opening' && wasLost.current)
    if (connection !== 'lost') return
    let isCurrent = true
    // An agent's space and an unsaved form stay where they are: the banner says it (decisions, section 3).
    const mayMove = () => isCurrent && !isPageHeld() && currentUser()?.role !== 'resource'
    void isServerThere().then((isThere) => {
      if (isThere || !mayMove()) return
      keepTarget(href)
      void navigate({ to: '/maintenance' })
    })
    return () => {
      isCurrent = false
    }
  }, [connection, href, navigate])
}
