import { lazy, Suspense } from 'react'
import { useStore } from '../../kit/store.ts'
import { hasToast } from './toast.ts'

const Toaster = lazy(() => import('./Toaster.tsx'))

/** Loads the toasts' library with the first one. */
export function ToastHost() {
  if (!useStore(hasToast)) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
