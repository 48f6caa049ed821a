import { useEffect, type RefObject } from 'react'

/** Milliseconds before the eyes, and the part of it that is. */
const enough = 900
const part = 0.6

/** Tells once that something has been looked at: it stood in the window, and the window was seen. */
export function useSeen(element: RefObject<HTMLElement | null>, isAwaited: boolean, onSeen: () => void): void {
  useEffect(() => {
    const row = element.current
    if (!isAwaited || !row) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInSight = false
    const look = () => {
      clearTimeout(timer)
      if (isInSight && document.visibilityState === 'visible') timer = setTimeout(onSeen, enough)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isInSight = entries.at(-1)?.isIntersecting ?? false
        look()
      },
      { threshold: part },
    )
    observer.observe(row)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [element, isAwaited, onSeen])
}
