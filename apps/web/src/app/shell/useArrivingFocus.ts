import { useLocation, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { historyStep, isWalk } from '../../kit/historyStep.ts'

/** Milliseconds for which a link that one comes back to may take to be there again. */
const patience = 4000

/** The link by which each step of the history was left. */
const leftBy = new Map<string, string>()

/**
 * Another screen takes the focus when it comes: Tab goes on from its beginning, not from the menu. Whoever comes back
 * finds the focus on the link by which they left.
 */
export function useArrivingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const history: RouterHistory = useRouter().history
  const shown = useRef(pathname)
  const hasWalked = useRef(false)
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link && main.current?.contains(link)) leftBy.set(historyStep(), link.getAttribute('href')!)
    }
    document.addEventListener('click', remember, true)
    const forget = history.subscribe(({ action }) => {
      hasWalked.current = isWalk(action)
    })
    return () => {
      document.removeEventListener('click', remember, true)
      forget()
    }
  }, [main, history])
  // Before the effects of the screen itself, which may know better.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const screen = main.current
    if (!screen) return
    screen.focus({ preventScroll: true })
    const href = hasWalked.current && leftBy.get(historyStep())
    if (href) return returnTo(screen, href)
  }, [main, pathname])
}

const hasOwnFocus = (screen: HTMLElement): boolean => document.activeElement !== screen && screen.contains(document.activeElement)

/** Focuses a link as soon as it is there, for as long as the focus is nowhere else. */
function returnTo(screen: HTMLElement, href: string): () => void {
  const look = (): void => {
    if (hasOwnFocus(screen)) return stop()
    const link = screen.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    // A row's link is reached by the row: its list takes the focus itself (useListPage).
    if (!link || link.closest('[role="grid"]')) return
    stop()
    link.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, patience)
  observer.observe(screen, { childList: true, subtree: true })
  look()
  return stop
}
