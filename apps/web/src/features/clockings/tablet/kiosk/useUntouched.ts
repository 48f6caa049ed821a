import { useEffect, useRef } from 'react'

const acts = ['pointerdown', 'keydown', 'input'] as const

/** Does something once nobody has touched the device for so many milliseconds: nothing is left open on a wall. Null: never. */
export function useUntouched(patience: number | null, then: () => void): void {
  const latest = useRef(then)
  useEffect(() => {
    latest.current = then
  })
  useEffect(() => {
    if (patience === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), patience)
    }
    wait()
    for (const act of acts) window.addEventListener(act, wait)
    return () => {
      clearTimeout(timer)
      for (const act of acts) window.removeEventListener(act, wait)
    }
  }, [patience])
}
