import { useLayoutEffect, useState } from 'react'

/** Where an element begins in the page, measured after each drawing: a banner above may have come or gone. */
export function useOffsetInPage(element: { readonly current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    if (element.current) setOffset(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
  })
  return offset
}
