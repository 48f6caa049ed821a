import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * A value that is shown at once and told when it rests, so many milliseconds after its last change. It is taken anew
 * when what was given changes by itself (another page of the history, say).
 */
export function useDebounced<T extends string>(value: T, onSettled: (value: T) => void, pause: number): [T, (value: T) => void] {
  const [shown, setShown] = useState(value)
  const reported = useRef(value)
  const report = useEffectEvent(onSettled)
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setShown(value)
  }, [value])
  useEffect(() => {
    if (shown === reported.current) return
    const timer = setTimeout(() => {
      reported.current = shown
      report(shown)
    }, pause)
    return () => clearTimeout(timer)
  }, [shown, pause])
  return [shown, setShown]
}
