import { useEffect, useRef } from 'react'

/**
 * Where the reader arrives when the content of a page is replaced: the title takes the focus, so that a screen reader
 * says it and Tab goes on from there. The title needs `tabIndex={-1}`.
 */
export function useArrival(isArrival = true) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) title.current?.focus({ preventScroll: true })
  }, [isArrival])
  return title
}
