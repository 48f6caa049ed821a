import { sendJournal, type JournalAnswer, type JournalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { ask } from '../api/ask.ts'
import { isRefused } from '../api/errors.ts'
import { deviceUuid } from '../session/devices/device.ts'
import type { QueuedAct } from './acts.ts'
import { adoptAnchor } from './anchors/adopt.ts'
import { sentAges } from './anchors/ages.ts'
import { steadyNow } from './anchors/steady.ts'

/** Milliseconds that a sending of so many acts may go unanswered: some seconds, and longer for many. */
export const patienceFor = (count: number): number => 10_000 + 200 * count

/** Milliseconds. One that is younger may have left over the new line already: its answer is still awaited. */
const young = 2000

interface Pending {
  /** On the clock of the page, in milliseconds. */
  readonly since: number
  readonly giveUp: () => void
}
const pending = new Set<Pending>()

/** The line may be another one now: what is still pending on the old one is begun anew. */
export function beginAnew(): void {
  for (const { since, giveUp } of pending) setTimeout(giveUp, Math.max(0, since + young - performance.now()))
}

/** An act as it is sent, and as a contact tells of it before. */
export const lineOf = ({ input, deviceSeq }: QueuedAct): JournalLine => ({ ...input, deviceSeq: deviceSeq ?? 0 })

/**
 * Sends acts to the server and answers what became of each. The same acts may arrive several times: the server knows
 * each by its uuid. Throws RefusedError (all of them were) or OfflineError (nobody answered in time).
 */
export async function sendActs(acts: readonly QueuedAct[]): Promise<readonly JournalAnswer[]> {
  const lines = acts.map(lineOf)
  for (;;) {
    const given = new AbortController()
    const one = { since: performance.now(), giveUp: () => given.abort() }
    pending.add(one)
    try {
      const options = { isByHttp: true, timeout: patienceFor(acts.length), signal: given.signal }
      const ages = await sentAges(acts)
      const asked = steadyNow()
      const { results, ...anchor } = await ask(sendJournal, { deviceUuid: deviceUuid(), lines, ages }, options)
      adoptAnchor(acts[0]!.owner, anchor, asked)
      return results
    } catch (error) {
      if (!given.signal.aborted || isRefused(error) || !navigator.onLine) throw error
    } finally {
      pending.delete(one)
    }
  }
}
