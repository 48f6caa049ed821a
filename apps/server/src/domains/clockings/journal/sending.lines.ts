import type { JournalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { isForNow, Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { retryOnConflict, VersionConflict } from '../../../kit/version-conflict.ts'
import { recordAct, type RecordedAct } from '../record/record.act.ts'
import type { Kept } from '../record/recording.ts'
import type { Proof, Prover } from './journal.proof.ts'
import { keptActs, type Sending } from './sending.ts'

interface SentLine {
  readonly line: JournalLine
  readonly proof: Proof
  /** Where it was placed, and what its sending says against it. */
  readonly kept: Kept
}
/** How a line of a sending ended: recorded, now or before, or refused. */
export interface EndedLine extends SentLine {
  readonly end: RecordedAct | Refusal
}

/**
 * Records the lines of a sending, given in the device's order; one that is refused stops no other. One for which there is no
 * time now (its shift is held) ends the sending: what was recorded before it is answered, and the device keeps the others
 * and sends them again. Refuses with BUSY where it is the first.
 */
export async function recordLines(sending: Sending, lines: readonly JournalLine[], prover: Prover): Promise<readonly EndedLine[]> {
  const kept = await keptActs(sending, lines, prover)
  const ended: EndedLine[] = []
  // One after the other: a departure follows its own arrival.
  for (const line of lines) {
    const sent = { line, proof: prover.proofOf(line), kept: kept.get(line)! }
    const end = await recordOrRefuse(sending, sent)
    if (end instanceof Refusal && isForNow(end.code)) {
      if (ended.length === 0) throw end
      return ended
    }
    ended.push({ ...sent, end })
  }
  return ended
}

async function recordOrRefuse(sending: Sending, sent: SentLine): Promise<RecordedAct | Refusal> {
  try {
    return await retryOnConflict(() => recordLine(sending, sent))
  } catch (error) {
    if (error instanceof Refusal) return error
    if (error instanceof VersionConflict) return new Refusal('BUSY', { seconds: 1 })
    throw error
  }
}

/** Records one line where it was placed; refuses what its device has not signed, and what is another's. */
async function recordLine({ db, session, company, now }: Sending, { line, proof, kept }: SentLine): Promise<RecordedAct> {
  requires(proof.isProven, 'RESOURCE_ACCESS_FORBIDDEN')
  return recordAct(db, { input: line, company, session, now, kept })
}
