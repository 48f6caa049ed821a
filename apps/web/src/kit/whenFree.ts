/**
 * Does something once the browser has nothing else to do, at the latest after so many milliseconds; at once in a task of its
 * own where a browser does not tell when it is free.
 */
export function whenFree(next: () => void, atLatest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: atLatest })
  else setTimeout(next)
}
