import { withAllPhrases } from '../i18n/i18n.ts'
import { addressOf } from './routes.ts'

/** What stands around screens, with all that they say. */
export const fetchFrame = {
  shell: () => withAllPhrases(import('./shell/Frame.tsx')),
  clocking: () => withAllPhrases(import('../spaces/clocking/Frame.tsx')),
}

/** Fetches what an address shows, so that it is there when it is opened. What does not come is asked for again then. */
export async function fetchAhead(path: string): Promise<void> {
  const address = addressOf(path)
  const frame = address?.frame ?? 'shell'
  await Promise.all([frame !== 'bare' && fetchFrame[frame](), address?.screen?.()]).catch(() => undefined)
}

type Navigator = typeof navigator & { readonly connection?: { readonly saveData?: boolean } }
/** Milliseconds that nothing may be asked of the browser before it is at rest. */
const restAfter = 300

/**
 * Fetches what several addresses show, one after the other, once the browser has nothing else to do. Answers how to stop it.
 * Not where the person pays for each byte and has said so.
 */
export function fetchAtRest(paths: readonly string[]): () => void {
  if ((navigator as Navigator).connection?.saveData) return () => undefined
  let isStopped = false
  const whenIdle = (next: () => void) =>
    'requestIdleCallback' in window ? void requestIdleCallback(next, { timeout: 5000 }) : void setTimeout(next, restAfter)
  const fetchFrom = (at: number): void => {
    const path = paths[at]
    if (isStopped || path === undefined) return
    whenIdle(() => void fetchAhead(path).then(() => fetchFrom(at + 1)))
  }
  const timer = setTimeout(() => fetchFrom(0), restAfter)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
