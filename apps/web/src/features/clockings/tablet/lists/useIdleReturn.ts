import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Milliseconds untouched after which the tablet goes back to its start: a list is read longer than a step is. */
const patience = 60_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Goes back to the keypad when nobody is there any more. Answers when, in milliseconds of this device's clock. */
export function useIdleReturn(): number {
  const navigate = useNavigate()
  const [endsAt, setEndsAt] = useState(() => Date.now() + patience)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      setEndsAt(Date.now() + patience)
      // What was shown stays in no history: Back does not lead to it again.
      timer = setTimeout(() => void navigate({ to: '/pointages', replace: true }), patience)
    }
    wait()
    for (const touch of touches) window.addEventListener(touch, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) window.removeEventListener(touch, wait)
    }
  }, [navigate])
  return endsAt
}
