import { networkBack } from '../api/connection.ts'
import { fetchFile } from '../kit/fetchFile.ts'

/** Milliseconds until a file that did not come is asked for again, where nothing says sooner that the network is back. */
const again = 2000

interface Start {
  readonly startOffline: () => Promise<void>
}
let isLoading = false

/**
 * Makes this browser work without network, as soon as what does so has come. The network may go while it is on its way:
 * then it is asked for until it comes, or acts would be kept and nobody would send them.
 */
export async function loadOffline(load: () => Promise<Start> = () => fetchFile(() => import('./start.ts'))): Promise<void> {
  if (isLoading) return
  isLoading = true
  for (;;) {
    const start = await load().catch(() => undefined)
    if (start) {
      isLoading = false
      return start.startOffline()
    }
    await networkBack(again)
  }
}
