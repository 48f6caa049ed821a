import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { listen } from '../api/socket.ts'
import { endSession, onEnded } from '../session/ending.ts'
import { endedBy } from '../session/idle.ts'
import { useSession } from '../session/store.ts'
import { isClockingApp } from '../session/subject.ts'
import { accessToken, onTokenChangedElsewhere } from '../session/token.ts'
import { backToOwnAccount, isViewing } from '../session/viewing.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { keepFocusOfDisabled } from '../ui/disabledFocus.ts'
import { toast } from '../ui/feedback/toast.ts'
import { ToastHost } from '../ui/feedback/ToastHost.tsx'
import type { Router } from './router.tsx'
import { addressOf } from './routes.ts'

/** The whole app: the theme of the company, and the addresses. */
export function App({ router }: { router: Router }) {
  const { t } = useTranslation()
  const { exchange } = useSession()
  useEffect(() => {
    onEnded((why) => {
      if (isViewing) return backToOwnAccount()
      if (why === 'idle') toast('info', t('shell.idle.expired'))
      if (isClockingApp()) return void router.navigate({ to: '/pointages' })
      if (why === 'refused') toast('info', t('shell.idle.ended'))
      // A page that is open to anybody stays: a link that has just been used, the maintenance.
      const isAnybodys = addressOf(router.state.location.pathname)?.who === 'anybody'
      if (!isAnybodys) void router.navigate({ to: '/' })
    })
    return onTokenChangedElsewhere(() => {
      // Somebody else signed in in another tab: nothing of the former person may stay on the screen.
      if (accessToken()) location.assign(isClockingApp() ? '/pointages' : '/')
      else endSession('elsewhere')
    })
  }, [router, t])
  useEffect(keepFocusOfDisabled, [])
  // The clocking variant hears it by its own rules: a device does not end with a manager's session.
  useEffect(() => listen(hasBeenDisconnected, () => isClockingApp() || endSession(endedBy())), [])
  return (
    <ThemeRoot colours={exchange && { primary: exchange.theme.primaryColour, secondary: exchange.theme.secondaryColour }}>
      <RouterProvider router={router} />
      <ToastHost />
    </ThemeRoot>
  )
}
