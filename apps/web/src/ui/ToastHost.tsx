import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '../kit/store.ts'
import { waiting } from './toast.ts'

const Toaster = lazy(() => import('./Toaster.tsx'))

/** Loads the toasts' library with the first one. */
export function ToastHost() {
  const hasToast = useStore(waiting).length > 0
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (hasToast) setNeeded(true)
  }, [hasToast])
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
