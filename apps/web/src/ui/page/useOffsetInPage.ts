import { useLayoutEffect, useState } from 'react'

/** Where an element begins in the page, in pixels; measured anew when the page grows or shrinks (a banner above, a filter). */
export function useOffsetInPage(element: { readonly current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setOffset(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return offset
}
