import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchAtRest } from '../../../kit/atRest.ts'
import { forgetAnswers } from '../../../api/queries.ts'
import { onReset } from '../../../session/ending.ts'
import { reportActs } from '../../../session/idle.ts'
import { isPageHeld, isServerThere, useConnection } from '../../../session/reach.ts'
import { followRights } from '../../../session/rights.ts'
import { keepTarget } from '../../../session/target.ts'
import { currentUser } from '../../../session/store.ts'
import { followLine } from './followLine.ts'
import { followLists } from './followLists.ts'

onReset(forgetAnswers)

// In hand before they are needed: where nobody answers, nothing can be fetched any more.
fetchAtRest([() => import('../../../ui/feedback/Toaster.tsx'), () => import('../../../screens/system/maintenance.tsx')])

/** Milliseconds between two looks at a server whose socket is lost. */
const interval = 10_000

/** What keeps a signed-in page in step: acts are reported, changed rights followed, a lost server noticed. */
export function useLiveSession(): void {
  const connection = useConnection()
  const navigate = useNavigate()
  const href = useRouterState({ select: ({ location }) => location.href })

  const router = useRouter()

  useEffect(followLine, [])
  useEffect(followLists, [])
  useEffect(() => reportActs(), [])
  useEffect(() => followRights(() => router.invalidate()), [router])

  useEffect(() => {
    if (connection !== 'lost') return
    let isCurrent = true
    // An agent's space and an unsaved form stay where they are: the banner says it.
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
