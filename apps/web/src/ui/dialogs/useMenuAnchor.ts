import { useState, type SyntheticEvent } from 'react'

export interface MenuAnchor {
  /** The element that opened it, beside which it stands; null while it is closed. */
  readonly element: HTMLElement | null
  readonly open: (event: Pick<SyntheticEvent<HTMLElement>, 'currentTarget'>) => void
  readonly close: () => void
}

/** Where a menu opens. Without an element it could stand nowhere: that is said to whoever develops. */
export function useMenuAnchor(): MenuAnchor {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return {
    element,
    open: ({ currentTarget }) => {
      if (currentTarget) setElement(currentTarget)
      else console.warn('a menu was opened without an event target')
    },
    close: () => setElement(null),
  }
}
