type Connected = typeof navigator & { readonly connection?: { readonly saveData?: boolean } }
/** Milliseconds that the page is left alone after what it has just shown. */
const restAfter = 300
/** Milliseconds after which a browser that is never idle does it all the same. */
const atLatest = 5000

const whenIdle = (next: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: atLatest })
  else setTimeout(next, restAfter)
}

/**
 * Fetches what may be needed next, one after the other, whenever the browser has nothing else to do; what fails is left.
 * Not where the person pays for each byte and has said so. Answers how to stop it.
 */
export function fetchAtRest(fetches: readonly (() => Promise<unknown>)[]): () => void {
  if ((navigator as Connected).connection?.saveData) return () => undefined
  let isStopped = false
  const from = (at: number): void => {
    const fetch = fetches[at]
    if (isStopped || !fetch) return
    const next = () => from(at + 1)
    whenIdle(() => void fetch().then(next, next))
  }
  const timer = setTimeout(from, restAfter, 0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
