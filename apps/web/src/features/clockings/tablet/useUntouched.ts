import { useEffect, useEffectEvent, useState } from 'react'

const touches = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove'] as const

/**
 * Does something once nobody has touched the device for so many milliseconds: nothing is left open on a wall. Null: never. Answers when,
 * in milliseconds of this device's clock, as far as is known now.
 */
export function useUntouched(patience: number | null, then: () => void): number | null {
  const end = useEffectEvent(then)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  useEffect(() => {
    if (patience === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      setEndsAt(Date.now() + patience)
      timer = setTimeout(() => end(), patience)
    }
    wait()
    for (const touch of touches) window.addEventListener(touch, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) window.removeEventListener(touch, wait)
    }
  }, [patience])
  return patience === null ? null : endsAt
}
