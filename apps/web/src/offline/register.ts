import { connection } from '../api/connection.ts'
import { isNative } from '../native/platform.ts'
import { isPageHeld } from '../session/reach.ts'
import { journal } from './journal.ts'
import { isPending } from './machine.ts'

/** Milliseconds without a touch after which nobody is in the middle of anything. */
const idleAfter = 120_000
const acts = ['keydown', 'pointerdown', 'touchstart'] as const

let isRegistered = false

/** Keeps the app's own files, so that it starts without network. In a built app alone: in development files change. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || isNative() || !('serviceWorker' in navigator) || isRegistered) return
  isRegistered = true
  void navigator.serviceWorker
    .register('/worker.js')
    .then(watchUpdates)
    // Without it the app works as before, with the network alone.
    .catch(() => undefined)
}

/** A new version waits beside the old one, and takes over when no act waits and nobody is at it. */
function watchUpdates(registration: ServiceWorkerRegistration): void {
  let timer = 0
  const isFree = () => !isPageHeld() && !journal.get().acts.some(isPending)
  const takeOver = () => {
    if (isFree()) registration.waiting?.postMessage('takeOver')
  }
  const later = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      takeOver()
      later()
    }, idleAfter)
  }
  for (const act of acts) window.addEventListener(act, later, { capture: true, passive: true })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && takeOver())
  later()
  // A server that comes back may have come back newer; a tablet on a wall never opens its page anew by itself.
  connection.subscribe(() => connection.get() === 'live' && void registration.update().catch(() => undefined))
  // The first worker of all takes nothing over: the page that is open came with it.
  let hadOne = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) reloadWhenFree(isFree)
    hadOne = true
  })
}

/** Another tab may have let the new version in: this one follows when nothing is lost by it. */
function reloadWhenFree(isFree: () => boolean): void {
  if (isFree() && document.visibilityState === 'hidden') return location.reload()
  const timer = setInterval(() => {
    if (!isFree()) return
    clearInterval(timer)
    location.reload()
  }, idleAfter)
}
