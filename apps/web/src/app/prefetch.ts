import { withScreenPhrases } from '../i18n/i18n.ts'
import { partOf } from '../i18n/partOf.ts'
import { fetchFile } from '../kit/fetchFile.ts'
import { addressOf } from './routes.ts'

/** What the clock on the wall says, and nothing else does. */
const wall = partOf({
  fr: () => import('@vigie/phrases/fr/clockings/wall.ts'),
  en: () => import('@vigie/phrases/en/clockings/wall.ts'),
  de: () => import('@vigie/phrases/de/clockings/wall.ts'),
})

/** What stands around screens, with what they say. */
export const fetchFrame = {
  shell: () => withScreenPhrases(fetchFile(() => import('./shell/Frame.tsx'))),
  clocking: () =>
    withScreenPhrases(
      fetchFile(() => import('../spaces/clocking/Frame.tsx')),
      wall,
    ),
}

/** Fetches what an address shows, so that it is there when it is opened. What does not come is asked for again then. */
export async function prefetch(path: string): Promise<void> {
  const address = addressOf(path)
  const frame = address?.frame ?? 'shell'
  await Promise.all([frame !== 'bare' && fetchFrame[frame](), address?.screen?.()]).catch(() => undefined)
}
