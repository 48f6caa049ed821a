import { onOutcome } from '../src/offline/outcomes.ts'
import type { Told } from './asked.ts'

/** What is told of an act while it is done. */
export async function toldOf(clockingUuid: string, act: () => Promise<unknown>): Promise<Omit<Told, 'isByItself'> | null> {
  let told: Omit<Told, 'isByItself'> | null = null
  const stop = onOutcome((reports) => {
    for (const { act: about, outcome } of reports) {
      if (about.clockingUuid !== clockingUuid || outcome.kind === 'sending') continue
      told ??= { kind: outcome.kind, code: outcome.kind === 'refused' ? `${outcome.code}: ${outcome.message}` : null }
    }
  })
  await act()
  stop()
  return told
}
