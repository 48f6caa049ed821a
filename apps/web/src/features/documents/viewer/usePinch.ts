import { useEffect, useRef, type RefObject } from 'react'
import { clampZoom } from './zoom.rules.ts'

/** Where in the window of what is read two fingers, or the wheel, hold on. */
export interface Anchor {
  readonly x: number
  readonly y: number
}

interface PinchChoices {
  /** What scrolls. */
  readonly well: RefObject<HTMLElement | null>
  /** What grows under the fingers until they let go. */
  readonly content: RefObject<HTMLElement | null>
  readonly zoom: number
  readonly onZoom: (zoom: number, anchor: Anchor) => void
}

const between = ([one, other]: readonly Touch[]): number => Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY)

/** Two fingers, or the wheel with Ctrl, make what is read larger: it grows with them, and is drawn anew when they let go. */
export function usePinch({ well, content, zoom, onZoom }: PinchChoices): void {
  const latest = useRef({ zoom, onZoom })
  useEffect(() => {
    latest.current = { zoom, onZoom }
  })
  useEffect(() => {
    const box = well.current
    if (!box) return undefined
    let start: { readonly distance: number; readonly anchor: Anchor } | null = null
    let ratio = 1
    const anchorOf = (x: number, y: number): Anchor => {
      const { left, top } = box.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    const begin = (event: TouchEvent) => {
      if (event.touches.length !== 2) return
      const [one, other] = [...event.touches]
      start = {
        distance: Math.max(1, between([one!, other!])),
        anchor: anchorOf((one!.clientX + other!.clientX) / 2, (one!.clientY + other!.clientY) / 2),
      }
      ratio = 1
    }
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return
      event.preventDefault()
      ratio = clampZoom((latest.current.zoom * between([...event.touches])) / start.distance) / latest.current.zoom
      const { style } = content.current ?? {}
      if (!style) return
      style.transformOrigin = `${box.scrollLeft + start.anchor.x}px ${box.scrollTop + start.anchor.y}px`
      style.transform = `scale(${ratio})`
    }
    const end = () => {
      if (!start) return
      const { anchor } = start
      start = null
      if (content.current) content.current.style.transform = ''
      if (Math.abs(ratio - 1) > 0.02) latest.current.onZoom(latest.current.zoom * ratio, anchor)
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.onZoom(clampZoom(latest.current.zoom * Math.exp(-event.deltaY / 200)), anchorOf(event.clientX, event.clientY))
    }
    box.addEventListener('touchstart', begin, { passive: true })
    // It stops the browser's own zoom, which would take the tools out of sight.
    box.addEventListener('touchmove', move, { passive: false })
    box.addEventListener('touchend', end)
    box.addEventListener('touchcancel', end)
    box.addEventListener('wheel', wheel, { passive: false })
    return () => {
      box.removeEventListener('touchstart', begin)
      box.removeEventListener('touchmove', move)
      box.removeEventListener('touchend', end)
      box.removeEventListener('touchcancel', end)
      box.removeEventListener('wheel', wheel)
    }
  }, [well, content])
}
