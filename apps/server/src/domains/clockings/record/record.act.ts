import { randomUUID } from 'node:crypto'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { mostUnconfirmed } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { digestOf } from '../../auth/sessions/auth.tokens.ts'
import { shiftAt } from '../../shifts/shifts.rules.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { isKnown, knownAt, type Act } from '../clockings.rules.ts'
import { clockingFacts, type ClockingFactsRow, type SaveQuestion } from '../clockings.store.ts'
import { refuseCountedTwice } from '../counted.ts'
import { linesToDecide } from '../decisions.store.ts'
import { waitingTwin } from '../kept.rules.ts'
import { knownLine, receiptedOf, type ReceiptedLine } from '../proof/receipt.ts'
import { rowAfter } from './record.change.ts'
import { actOf, decide, refuseOtherAct, wayOf } from './record.decide.ts'
import type { ActIdentity, Recording } from './recording.ts'
import { saveAct } from './record.save.ts'

export interface RecordedAct {
  /** Known: it was recorded before, and the shift is answered as it stands now. */
  readonly status: 'recorded' | 'known'
  readonly row: ClockingFactsRow
  readonly shift: Shift
  /** Why the act is to be confirmed; null: it is believed. */
  readonly doubt: Doubt | null
  /** It is known under another uuid: what there is to say of that. */
  readonly known: Refusal | null
  readonly line: ClockingLine | null
  /** What its receipt is made of; null: it is known under another uuid, and nothing of its own was recorded. */
  readonly receipted: ReceiptedLine | null
}

/**
 * Records one act on its shift, or finds that it already is: one read, one guarded save. Refuses as the rules do; throws
 * a VersionConflict when the shift has changed in between, for the caller to run again (retryOnConflict).
 */
export async function recordAct(db: Db, recording: Recording): Promise<RecordedAct> {
  const { input, company, session, now, kept } = recording
  const act = actOf(input)
  const shiftId = input.shiftId ?? input.id
  // On a device what is not there is what another site's is: not this site's.
  const missing = session.deviceId === null ? 'NOT_FOUND' : 'SITE_ACCESS_FORBIDDEN'
  requires(shiftId, missing)
  const clockingUuid = input.clockingUuid?.toLowerCase() ?? randomUUID()
  const row = await db.one(
    clockingFacts(db, {
      shiftId,
      clockingUuid,
      // The ticket must have been valid when the act happened, which for a kept one is not now.
      now: kept?.happenedAt ?? now,
      deviceId: session.deviceId,
      ticketHash: input.ticket ? digestOf(input.ticket) : null,
      reasonId: input.anomalyReasonId ?? null,
    }),
  )
  requires(row, missing)
  const way = wayOf(row, recording)
  const stands = () => ({ status: 'known', row, shift: shiftAt(row, now, company.settings), line: null }) as const
  if (row.recordedKind !== null) {
    refuseOtherAct(row, act, shiftId)
    const isUndecided = row.recordedDoubt !== null && row.unconfirmedCount > 0
    return { ...stands(), doubt: isUndecided ? row.recordedDoubt : null, known: null, receipted: knownLine(row, clockingUuid) }
  }
  const save = await decideOrKnow(db, recording, row, { act, way, clockingUuid })
  if (save instanceof Refusal) return { ...stands(), doubt: null, known: save, receipted: null }
  const saved = await saveAct(db, save, { siteId: row.siteId, isKept: kept !== null })
  const shift = shiftAt(await rowAfter(db, row, save.projection, saved.version), now, company.settings)
  const receipted = { seq: saved.seq, hash: saved.hash!, ...receiptedOf(save.line) }
  return { status: 'recorded', row, shift, doubt: save.line.doubt, known: null, line: save.line, receipted }
}

/** What is to be saved; or, for a kept act alone, that the same is known under another uuid. Refuses as the rules do. */
async function decideOrKnow(db: Db, recording: Recording, row: ClockingFactsRow, identity: ActIdentity): Promise<SaveQuestion | Refusal> {
  try {
    const isAtDesk = identity.way === 'manager'
    requires(!isAtDesk || row.agentId !== null, 'SHIFT_UNASSIGNED')
    const save = decide(recording, row, identity)
    // What is clocked as it happens counts whatever it meets.
    if (isAtDesk) await refuseCountedTwice(db, row, save.projection)
    // What is believed waits for nobody: PUT /services reads no second time.
    if (save.line.doubt !== null && row.unconfirmedCount > 0) await refuseAmongWaiting(db, row, identity.act, save.line)
    return save
  } catch (error) {
    if (recording.kept && error instanceof Refusal && isKnown(error)) return error
    throw error
  }
}

/** An act that is to be confirmed, where others of its service wait: refused when it is one of them, or one too many. */
async function refuseAmongWaiting(db: Db, row: ClockingFactsRow, act: Act, line: ClockingLine): Promise<void> {
  const twin = waitingTwin(await db.read(linesToDecide(db, row.id)), line)
  if (twin) throw knownAt(act, twin.happened_at, row.timeZone)
  requires(row.unconfirmedCount < mostUnconfirmed, 'NO_CLOCKING')
}
