import { useEffect, useRef, useState } from 'react'

/**
 * A value that is shown at once and told when it rests, so many milliseconds after its last change. It is taken anew
 * when what was given changes by itself (another page of the history, say).
 */
export function useRested<T extends string>(given: T, onRest: (value: T) => void, pause: number): [T, (value: T) => void] {
  const [shown, setShown] = useState(given)
  const told = useRef(given)
  const tell = useRef(onRest)
  useEffect(() => {
    tell.current = onRest
  })
  useEffect(() => {
    if (given === told.current) return
    told.current = given
    setShown(given)
  }, [given])
  useEffect(() => {
    if (shown === told.current) return
    const timer = setTimeout(() => {
      told.current = shown
      tell.current(shown)
    }, pause)
    return () => clearTimeout(timer)
  }, [shown, pause])
  return [shown, setShown]
}
