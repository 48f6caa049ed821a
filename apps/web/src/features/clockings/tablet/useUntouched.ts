import { useEffect, useEffectEvent, useState } from 'react'

const touches = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove'] as const
/** Milliseconds: a finger that is drawn over the glass is one touch, not sixty a second. */
const oneTouch = 250

interface UntouchedOptions {
  /** The waiting begins anew with each other value of it. */
  readonly anew?: unknown
  /** What was told is left all the same, whoever touches. */
  readonly isFixed?: boolean
}

/**
 * Does something once nobody has touched the device for so many milliseconds: nothing is left open on a wall. Null: never. Answers when,
 * in milliseconds of this device's clock, as far as is known now.
 */
export function useUntouched(patience: number | null, then: () => void, { anew, isFixed = false }: UntouchedOptions = {}): number | null {
  const end = useEffectEvent(then)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  useEffect(() => {
    if (patience === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let begun = Number.NEGATIVE_INFINITY
    const wait = () => {
      if (performance.now() - begun < oneTouch) return
      begun = performance.now()
      clearTimeout(timer)
      setEndsAt(Date.now() + patience)
      timer = setTimeout(() => end(), patience)
    }
    wait()
    const extending = isFixed ? [] : touches
    for (const touch of extending) window.addEventListener(touch, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of extending) window.removeEventListener(touch, wait)
    }
    // What is waited for is another one with it, and begins anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [patience, anew, isFixed])
  return patience === null ? null : endsAt
}
