import { useEffect } from 'react'

/** Keeps the screen of a tablet on the wall awake, where the browser can (HTTPS alone); without it nothing breaks. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isCurrent = true
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isCurrent) lock = held
        else await held.release()
      } catch {
        // An empty battery or the system's choice: the screen then sleeps as it is set to.
      }
    }
    // The system takes the lock away from a page that is hidden.
    const wake = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', wake)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', wake)
      void lock?.release()
    }
  }, [])
}
