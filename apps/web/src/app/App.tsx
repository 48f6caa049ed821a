import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onEnded } from '../session/ending.ts'
import { useSession } from '../session/store.ts'
import { isClockingApp } from '../session/subject.ts'
import { accessToken, onTokenChangedElsewhere } from '../session/token.ts'
import { endSession } from '../session/ending.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { Splash } from '../ui/Splash.tsx'
import { toast } from '../ui/toast.ts'
import { ToastHost } from '../ui/ToastHost.tsx'
import { makeRouter, type Router } from './router.tsx'

/** The whole app: the theme of the company, the splash until the first exchange has answered, then the addresses. */
export function App({ starting }: { starting: Promise<void> }) {
  const { t } = useTranslation()
  const { exchange } = useSession()
  const [router, setRouter] = useState<Router | null>(null)
  useEffect(() => {
    void starting.then(() => setRouter(makeRouter()))
  }, [starting])
  useEffect(() => {
    onEnded((why) => {
      if (why === 'idle') toast('info', t('shell.idle.expired'))
      void router?.navigate({ to: isClockingApp() ? '/pointages' : '/' })
    })
    return onTokenChangedElsewhere(() => {
      // Somebody else signed in in another tab: nothing of the former person may stay on the screen.
      if (accessToken()) location.assign(isClockingApp() ? '/pointages' : '/')
      else endSession('elsewhere')
    })
  }, [router, t])
  return (
    <ThemeRoot colours={exchange && { primary: exchange.theme.primaryColour, secondary: exchange.theme.secondaryColour }}>
      {router ? <RouterProvider router={router} /> : <Splash label={t('common.loading')} />}
      <ToastHost />
    </ThemeRoot>
  )
}
