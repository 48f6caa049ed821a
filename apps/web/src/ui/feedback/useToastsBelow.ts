import { useLayoutEffect, useRef } from 'react'

/** Pixels from the top at which toasts stand; what is told in passing covers no title that is read there. */
export const toastsTop = '--toasts-top'

/** While a part is shown over the whole page and this holds, toasts stand below what carries the ref. */
export function useToastsBelow(isOn: boolean) {
  const head = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = head.current
    if (!isOn || !box) return undefined
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty(toastsTop, `${box.getBoundingClientRect().bottom + 8}px`))
    sizes.observe(box)
    return () => {
      sizes.disconnect()
      style.removeProperty(toastsTop)
    }
  }, [isOn])
  return head
}
