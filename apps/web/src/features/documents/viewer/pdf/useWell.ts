import { useEffect, useState, type RefObject } from 'react'

/** Pixels at the left and right of the pages. */
const edges = 24

/** What is seen of what scrolls: how wide pages may be, how much is in sight, and where one is; told once for each picture. */
export function useWell(well: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ room: 0, seen: 0, scroll: 0 })
  useEffect(() => {
    const box = well.current
    if (!box) return undefined
    let frame = 0
    const measure = () => {
      frame = 0
      const { clientWidth, clientHeight, scrollTop } = box
      const next = { room: Math.max(0, clientWidth - edges), seen: clientHeight, scroll: Math.round(scrollTop) }
      setState((now) => (now.room === next.room && now.seen === next.seen && now.scroll === next.scroll ? now : next))
    }
    const plan = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    box.addEventListener('scroll', plan, { passive: true })
    const sizes = new ResizeObserver(plan)
    sizes.observe(box)
    return () => {
      cancelAnimationFrame(frame)
      box.removeEventListener('scroll', plan)
      sizes.disconnect()
    }
  }, [well])
  return state
}
