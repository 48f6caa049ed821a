import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queries } from '../../api/queries.ts'
import { connection as line } from '../../api/socket.ts'
import { onReset } from '../../session/ending.ts'
import { reportActs } from '../../session/idle.ts'
import { isPageHeld, isServerThere, useConnection } from '../../session/reach.ts'
import { followRights } from '../../session/rights.ts'
import { rereadSession } from '../../session/start.ts'
import { keepTarget } from '../../session/target.ts'
import { currentUser } from '../../session/store.ts'

onReset(() => queries.clear())

let isFollowing = false
/**
 * While the line was down, for however short a time, events went unheard: what was answered before is asked once more, also
 * where it comes back behind the maintenance page. From the first page behind the sign-in on, and not from the loading of
 * this file: a tablet's page may have fetched it too, and asking for a code again would end the one that is shown.
 */
function followLine(): void {
  if (isFollowing) return
  isFollowing = true
  let former = line.get()
  let wasLive = former === 'live'
  line.subscribe(() => {
    const isBack = line.get() === 'live' && former !== 'live'
    former = line.get()
    if (former === 'off') wasLive = false
    if (!isBack) return
    void queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > 0 })
    // The session may have ended unheard, which its refusal says, or have other rights now.
    if (wasLive) rereadSession().catch(() => undefined)
    wasLive = true
  })
}

// In hand before they are needed: where nobody answers, nothing can be fetched any more.
void import('../../screens/system/maintenance.tsx')
void import('../../ui/feedback/Toaster.tsx')

/** Milliseconds between two looks at a server whose socket is lost. */
const interval = 10_000

/** What keeps a signed-in page in step: acts are reported, changed rights followed, a lost server noticed. */
export function useLiveSession(): void {
  const connection = useConnection()
  const navigate = useNavigate()
  const href = useRouterState({ select: ({ location }) => location.href })

  const router = useRouter()

  useEffect(followLine, [])
  useEffect(() => reportActs(), [])
  useEffect(() => followRights(() => router.invalidate()), [router])

  useEffect(() => {
    if (connection !== 'lost') return
    let isCurrent = true
    // An agent's space and an unsaved form stay where they are: the banner says it (decisions, section 3).
    const mayMove = () => isCurrent && !isPageHeld() && !href.startsWith('/maintenance') && currentUser()?.role !== 'resource'
    const check = async () => {
      if (!mayMove() || (await isServerThere()) || !mayMove()) return
      keepTarget(href)
      await navigate({ to: '/maintenance' })
    }
    void check()
    const timer = setInterval(() => void check(), interval)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [connection, href, navigate])
}
