import { instantOf, type Instant } from '@vigie/contract/kit/time.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { onClockSet, serverEpoch } from './clock.ts'

/** The server's time, anew at each full step of seconds: all parts of a page turn together. */
export function useNow(stepSeconds = 30): Instant {
  const step = stepSeconds * 1000
  const current = useCallback(() => Math.floor(serverEpoch() / step) * step, [step])
  const subscribe = useCallback(
    (turn: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const go = () => {
        clearTimeout(timer)
        timer = setTimeout(go, current() + step - serverEpoch() + 5)
        turn()
      }
      // A tablet that slept, or a tab that was hidden, turns at once when it is seen again.
      document.addEventListener('visibilitychange', go)
      // What shows the time turns as soon as the clock is set.
      const stop = onClockSet(go)
      go()
      return () => {
        clearTimeout(timer)
        stop()
        document.removeEventListener('visibilitychange', go)
      }
    },
    [current, step],
  )
  return instantOf(useSyncExternalStore(subscribe, current))
}
