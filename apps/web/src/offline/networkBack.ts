import { connection } from '../api/socket.ts'

/** Waits so many milliseconds, or until the network comes back if that is sooner. */
export function networkBack(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => connection.get() === 'live' && end())
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    function end(): void {
      clearTimeout(timer)
      stop()
      window.removeEventListener('online', end)
      resolve()
    }
  })
}
