import type { Point } from '@vigie/contract/kit/distance.ts'
import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react'
import type { Pixel } from '../../../kit/mercator.ts'
import { inView, metresTo, panned, pointAt, zoomed, type PlanView } from './plan.rules.ts'

/** What a pointer has hold of: the ground, the site's point, or the edge of the circle (`data-grip`). */
type Grip = 'ground' | 'point' | 'edge'
interface Gestures {
  readonly box: RefObject<HTMLElement | null>
  readonly view: PlanView
  readonly setView: (view: PlanView) => void
  readonly point: Point | null
  readonly onPoint: (point: Point) => void
  readonly onMetres: (metres: number) => void
  /** Something is held, or let go. */
  readonly onHold: (isHeld: boolean) => void
}

/** Pixels that a pointer may move and still be a press. */
const pressWithin = 5
/** Steps of the zoom for a pixel of a wheel. */
const wheelStep = 0.004

const middleOf = (one: Pixel, other: Pixel): Pixel => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const farOf = (one: Pixel, other: Pixel): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

/**
 * Mouse, pen and fingers on a plan: its ground is dragged, two fingers or a wheel zoom, the point and the circle's edge are dragged; a
 * press places the point where there is none. A wheel scrolls the page unless the plan has the focus, or Ctrl is held (so is a pinch on a
 * touchpad told).
 */
export function usePlanGestures({ box, view, setView, point, onPoint, onMetres, onHold }: Gestures) {
  const pointers = useRef(new Map<number, Pixel>())
  const grip = useRef<{ readonly kind: Grip; readonly from: Pixel; readonly offset: Pixel } | null>(null)
  const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Pixel => {
    const { left, top } = box.current!.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const wheel = useEffectEvent((event: WheelEvent) => {
    const isOurs = event.ctrlKey || event.metaKey || box.current?.contains(document.activeElement)
    if (!isOurs) return
    event.preventDefault()
    setView(zoomed(view, -event.deltaY * (event.ctrlKey ? 3 : 1) * wheelStep, at(event)))
  })
  useEffect(() => {
    const element = box.current
    // React listens passively: only so can the page be kept from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [box])

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const from = at(event)
    pointers.current.set(event.pointerId, from)
    const held = (event.target as Element).closest('[data-grip]')?.getAttribute('data-grip')
    const kind: Grip = pointers.current.size === 1 && (held === 'point' || held === 'edge') ? held : 'ground'
    const there = point ? inView(view, point) : from
    grip.current = { kind, from, offset: { x: there.x - from.x, y: there.y - from.y } }
    setView(view)
    onHold(true)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before || !grip.current) return
    const to = at(event)
    pointers.current.set(event.pointerId, to)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    const { kind, offset } = grip.current
    if (other) {
      const [was, is] = [middleOf(before, other), middleOf(to, other)]
      const nearer = zoomed(view, Math.log2(farOf(to, other) / farOf(before, other)), was)
      setView(panned(nearer, { x: is.x - was.x, y: is.y - was.y }))
    } else if (kind === 'point') onPoint(pointAt(view, { x: to.x + offset.x, y: to.y + offset.y }))
    else if (kind === 'edge' && point) onMetres(metresTo(view, point, to))
    else setView(panned(view, { x: to.x - before.x, y: to.y - before.y }))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const last = pointers.current.get(event.pointerId)
    pointers.current.delete(event.pointerId)
    if (!last || !grip.current || pointers.current.size > 0) return
    const { kind, from } = grip.current
    grip.current = null
    onHold(false)
    const isPress = event.type === 'pointerup' && kind === 'ground' && farOf(last, from) <= pressWithin
    if (isPress && !point) onPoint(pointAt(view, last))
  }
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}
