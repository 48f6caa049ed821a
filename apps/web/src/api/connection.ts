import { createStore } from '../kit/store.ts'

/** off: nobody is signed in · opening: the first tries · live · lost: three tries in a row have failed. */
export type Connection = 'off' | 'opening' | 'live' | 'lost'
export const connection = createStore<Connection>('off')
/** The device itself has no network: nothing can leave. A browser that does not say so has one. */
export const hasNoNetwork = (): boolean => (navigator.onLine as boolean | undefined) === false
/** The last try to connect has failed: what is said of the line need not wait for it to count as lost. */
export const isFailing = createStore(false)

/** Waits so many milliseconds; less where the network comes back before, or nobody waits for it any more (`signal`). */
export function networkBack(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => connection.get() === 'live' && end())
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
    function end(): void {
      clearTimeout(timer)
      stop()
      window.removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      resolve()
    }
  })
}
