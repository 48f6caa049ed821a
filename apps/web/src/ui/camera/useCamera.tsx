import { useRef, useState, type ReactNode } from 'react'
import { CameraOverlay } from './CameraOverlay.tsx'

interface Asked {
  readonly resolve: (photo: File | null) => void
  readonly reject: (error: unknown) => void
}

/**
 * `capture()` opens the camera and answers the photo, or null when it was closed; it rejects where the camera fails.
 * `overlay` is to be drawn somewhere in the page.
 */
export function useCamera(): { readonly capture: () => Promise<File | null>; readonly overlay: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const asked = useRef<Asked | null>(null)
  const end = (answer: (asked: Asked) => void) => {
    setOpen(false)
    if (asked.current) answer(asked.current)
    asked.current = null
  }
  const capture = () =>
    new Promise<File | null>((resolve, reject) => {
      asked.current?.resolve(null)
      asked.current = { resolve, reject }
      setOpen(true)
    })
  const overlay = (
    <CameraOverlay
      isOpen={isOpen}
      onPhoto={(photo) => end(({ resolve }) => resolve(photo))}
      onFailure={(error) => end(({ reject }) => reject(error))}
      onClose={() => end(({ resolve }) => resolve(null))}
    />
  )
  return { capture, overlay }
}
