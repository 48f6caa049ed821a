import { mostJournalLines } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import { lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { hexOf } from '../../kit/hex.ts'
import type { QueuedAct } from '../acts.ts'
import { waitingActs } from '../journal.ts'
import { lineOf } from '../sending.ts'

/** What waits on this device, as a contact tells it: the act, and the SHA-256 of its line in hexadecimal. */
export interface Held {
  readonly clockingUuid: string
  readonly digest: string
}

async function heldOf(act: QueuedAct): Promise<Held> {
  const bytes = new TextEncoder().encode(lineText(lineOf(act)))
  return { clockingUuid: act.clockingUuid, digest: hexOf(await crypto.subtle.digest('SHA-256', bytes)) }
}

/** What an owner's acts that wait are told by; of more than one contact can tell, the youngest: the others are too old by then. */
export async function heldBy(owner: string): Promise<Held[]> {
  // Missing on plain http alone: what is not told is to be confirmed where a contact lies between.
  if (!('subtle' in crypto)) return []
  const acts = (await waitingActs(owner)).slice(-mostJournalLines)
  const told = await Promise.all(acts.map((act) => heldOf(act).catch(() => null)))
  return told.filter((held) => held !== null)
}
