import { lazy, Suspense } from 'react'
import { useStore } from '../../kit/store.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { hasToast } from './toast.ts'

const Toaster = lazy(() => import('./Toaster.tsx'))

/** Loads the toasts' library with the first one. The place where they are told is there before: else the first one would not be heard. */
export function ToastHost() {
  return (
    <LiveRegion>
      {useStore(hasToast) && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </LiveRegion>
  )
}
