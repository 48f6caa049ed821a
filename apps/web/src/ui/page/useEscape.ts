import { useEffect, useEffectEvent } from 'react'

/**
 * Escape closes what is open beside the page, or leaves the page, wherever the focus is; dialogs and menus above keep theirs,
 * and a search that holds something is emptied first, as browsers do it.
 */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isSearched(event.target)) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen])
}

const isSearched = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
