import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { historyStep, isWalk } from '../kit/historyStep.ts'

/** Milliseconds for which a page that was long when it was left may take to be long again. */
const patience = 8000
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const key = 'places'
/** Steps that a reload remembers. */
const kept = 50

type Places = Record<string, number>

/**
 * Places are kept: a page that one comes back to stands where it was left, also when what it shows comes later than the
 * page itself (the router alone restores what is there at once). Going back within a page, as when a panel closes, does
 * not move it at all.
 */
export function keepPlaces(router: AnyRouter): void {
  const places = read()
  let shown = historyStep()
  const leave = () => (places[shown] = window.scrollY)
  const isWithinPage = watch(router.history)
  router.options.scrollRestoration = () => !isWithinPage()
  router.history.subscribe(leave)
  addEventListener('pagehide', () => {
    leave()
    write(places)
  })
  let stop = (): void => undefined
  router.subscribe('onRendered', () => {
    stop()
    shown = historyStep()
    const wanted = places[shown] ?? 0
    // Where nothing was kept the page is not measured: that would lay it out in the midst of its first drawing.
    if (wanted > 0 && !isWithinPage() && wanted > window.scrollY + 1) stop = goOnTo(wanted)
  })
}

/** Whether the last step went through the history, instead of making it longer, and stayed on the same path. */
function watch(history: RouterHistory): () => boolean {
  let [from, to] = ['', history.location.pathname]
  let hasWalked = false
  history.subscribe(({ location, action }) => {
    hasWalked = isWalk(action)
    ;[from, to] = [to, location.pathname]
  })
  return () => hasWalked && from === to
}

/** Goes to a place that the page does not have yet, as soon as it has it; whoever moves meanwhile is not pulled away. */
function goOnTo(wanted: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < wanted) return
    stop()
    window.scrollTo(0, wanted)
  })
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of acts) window.removeEventListener(act, stop, true)
  }
  const timer = setTimeout(stop, patience)
  for (const act of acts) window.addEventListener(act, stop, true)
  observer.observe(document.body)
  return stop
}

function read(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Places
  } catch {
    return {}
  }
}

function write(places: Places): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-kept))))
  } catch {
    // Without a storage a reload begins at the top.
  }
}
