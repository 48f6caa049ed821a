import { role } from '@vigie/contract/access.ts'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../session/reach.ts'
import { useUser } from '../../session/store.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

const JournalBanner = lazy(async () => ({ default: (await import('../../features/clockings/phone/JournalBanner.tsx')).JournalBanner }))

const homeOfAgent = '/resource'

/** Offline is said once, at the top, with what still works: to an agent, whose phone goes on, in other words. */
export function ConnectionBanner() {
  const isAgent = useUser().role === role.agent
  const { pathname } = useLocation()
  if (!isAgent) return <Lost />
  // The agent's home says it in a place of its own: the big button stays under the thumb.
  if (pathname === homeOfAgent) return null
  return (
    <Suspense fallback={<Lost />}>
      <JournalBanner />
    </Suspense>
  )
}

function Lost() {
  const { t } = useTranslation()
  if (useConnection() !== 'lost') return null
  return (
    <Banner tone="late" isWide>
      {t('shell.connection.lost')}
    </Banner>
  )
}
