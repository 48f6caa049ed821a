import { role } from '@vigie/contract/access.ts'
import { lazy, Suspense } from 'react'
import { fetchFrame } from './prefetch.ts'
import { useSession } from '../session/store.ts'
import { isClockingApp } from '../session/subject.ts'

const Frame = lazy(fetchFrame.shell)
const Outside = lazy(() => import('../screens/system/not-found.tsx'))
const Inside = lazy(async () => ({ default: (await import('../screens/system/not-found.tsx')).NotFoundInside }))

/** An address that leads nowhere: whoever is signed in keeps the menu, which leads on. */
export function NotFound() {
  const user = useSession().exchange?.user
  const isInside = user && user.role !== role.device && !isClockingApp()
  return (
    <Suspense fallback={null}>
      {isInside ? (
        <Frame>
          <Inside />
        </Frame>
      ) : (
        <Outside />
      )}
    </Suspense>
  )
}
