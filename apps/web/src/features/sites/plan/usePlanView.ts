import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isShown, viewOf, type Perimeter, type PlanView } from './plan.rules.ts'

/** Until the width is known, in pixels. */
const usualWidth = 640

/** France: what is shown of a map until there is a position. */
const nowhere: Perimeter = { point: { latitude: 46.6, longitude: 2.4 }, metres: 600_000 }

const isSame = (one: Perimeter, other: Perimeter): boolean =>
  one.metres === other.metres && one.point.latitude === other.point.latitude && one.point.longitude === other.point.longitude

/**
 * What the plan shows: at first all of its perimeters. Where the first of them leaves the view (typed, pasted, slid) it is shown whole
 * again, but neither while it is dragged, when the ground would move under the finger, nor where the view itself was moved by hand.
 */
export function usePlanView(box: RefObject<HTMLElement | null>, all: readonly Perimeter[], isHeld: boolean, height: number) {
  const [width, setWidth] = useState(usualWidth)
  const [moved, setMoved] = useState<PlanView | null>(null)
  const [left, setLeft] = useState<Perimeter | null>(null)
  const measured = useEffectEvent((now: number) => {
    if (now === 0 || now === width) return
    setWidth(now)
    // What was fitted to another width is fitted again, unless it was moved by hand.
    if (left === null) setMoved(null)
  })
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && measured(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const [first = nowhere, ...rest] = all
  const size = { width, height }
  const fitted = (): PlanView => {
    const whole = viewOf([first, ...rest], size)
    return isShown(whole, first) ? whole : viewOf([first], size)
  }
  const view = moved ? { ...moved, ...size } : fitted()
  const isLost = all.length > 0 && !isHeld && !(left && isSame(left, first)) && !isShown(view, first)
  if (isLost || (moved === null && all.length > 0)) setMoved(fitted())
  return {
    view,
    setView: (next: PlanView) => {
      setMoved(next)
      setLeft(first)
    },
    /** All of it in the middle again. */
    fit: () => setMoved(fitted()),
  }
}
