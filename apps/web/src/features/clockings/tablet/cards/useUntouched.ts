import { useEffect, useEffectEvent } from 'react'

/** Milliseconds: a manager's window shows agents' names, and is not left open on a wall. */
const patience = 60_000
const acts = ['pointerdown', 'keydown', 'input'] as const

/** Leaves by itself after a minute in which nobody touches anything. */
export function useUntouched(leave: () => void): void {
  const end = useEffectEvent(leave)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(), patience)
    }
    wait()
    for (const act of acts) window.addEventListener(act, wait)
    return () => {
      clearTimeout(timer)
      for (const act of acts) window.removeEventListener(act, wait)
    }
  }, [])
}
