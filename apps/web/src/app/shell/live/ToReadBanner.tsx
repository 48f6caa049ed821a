import { role } from '@vigie/contract/access.ts'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { homes } from '../../../session/homes.ts'
import { useUser } from '../../../session/store.ts'

const ActsToRead = lazy(async () => ({ default: (await import('../../../features/clockings/phone/JournalBanner.tsx')).ActsToRead }))

/** What the server has said of what a phone kept (refused, or to be confirmed), across the page until it is read; an agent's home has a place of its own for it. */
export function ToReadBanner() {
  const isAgent = useUser().role === role.agent
  const { pathname } = useLocation()
  if (!isAgent || pathname === homes.resource) return null
  return (
    <Suspense fallback={null}>
      <ActsToRead isWide />
    </Suspense>
  )
}
