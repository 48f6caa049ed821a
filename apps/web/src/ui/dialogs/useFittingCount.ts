import { useEffect, useRef, useState, type RefObject } from 'react'
import { fittingCount } from './fit.ts'

/** Milliseconds after the last change of size (coverage 9.031). */
export const resizePause = 300

/** How many of the actions stand in the bar; null until it has been measured. Anew when its size has come to rest. */
export function useFittingCount(count: number): { readonly bar: RefObject<HTMLDivElement | null>; readonly shown: number | null } {
  const bar = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    let timer = 0
    const measure = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(measure, resizePause)
    })
    measure()
    observer.observe(element)
    return () => {
      window.clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return { bar, shown: width === null ? null : fittingCount(count, width) }
}
