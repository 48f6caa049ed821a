import { whenFree } from './whenFree.ts'

type Connected = typeof navigator & { readonly connection?: { readonly saveData?: boolean } }
/** Milliseconds that the page is left alone after what it has just shown. */
const restAfter = 300
/** Milliseconds after which a browser that is never free does it all the same. */
const atLatest = 5000

/**
 * Fetches what may be needed next, one after the other, whenever the browser has nothing else to do; what fails is left.
 * Not where the person pays for each byte and has said so. `after`: milliseconds of rest before the first. Answers how to
 * stop it.
 */
export function fetchAtRest(fetches: readonly (() => Promise<unknown>)[], after = restAfter): () => void {
  if ((navigator as Connected).connection?.saveData) return () => undefined
  let isStopped = false
  const from = (at: number): void => {
    const fetch = fetches[at]
    if (isStopped || !fetch) return
    const next = () => from(at + 1)
    whenFree(() => void fetch().then(next, next), atLatest)
  }
  const timer = setTimeout(from, after, 0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
