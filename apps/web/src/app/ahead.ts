import { withAllPhrases } from '../i18n/i18n.ts'
import { fetchFile } from '../kit/fetchFile.ts'
import { addressOf } from './routes.ts'

/** What stands around screens, with all that they say. */
export const fetchFrame = {
  shell: () => withAllPhrases(fetchFile(() => import('./shell/Frame.tsx'))),
  clocking: () => withAllPhrases(fetchFile(() => import('../spaces/clocking/Frame.tsx'))),
}

/** Fetches what an address shows, so that it is there when it is opened. What does not come is asked for again then. */
export async function fetchAhead(path: string): Promise<void> {
  const address = addressOf(path)
  const frame = address?.frame ?? 'shell'
  await Promise.all([frame !== 'bare' && fetchFrame[frame](), address?.screen?.()]).catch(() => undefined)
}
