import { useEffect, useState, type ReactNode } from 'react'
import { countdown } from './words.ts'

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Whole seconds until an instant of this device's clock, counted down. */
export function useSecondsTo(until: number | null): number | null {
  const [seconds, setSeconds] = useState(until === null ? null : secondsTo(until))
  useEffect(() => {
    if (until === null) return setSeconds(null)
    setSeconds(secondsTo(until))
    const timer = setInterval(() => setSeconds(secondsTo(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** A sentence with the time that is left. Read aloud once, not at each second. */
export function SecondsLeft({ until, children }: { until: number; children: (time: string) => ReactNode }) {
  const seconds = useSecondsTo(until) ?? 0
  return <span aria-live="off">{children(countdown(seconds))}</span>
}
