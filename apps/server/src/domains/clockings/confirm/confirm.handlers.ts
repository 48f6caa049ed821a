import { randomBytes, randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { savedRow, VersionConflict } from '../../../kit/version-conflict.ts'
import { isDuplicate } from '../../../platform/postgres/db.ts'
import { shiftAt } from '../../shifts/shifts.rules.ts'
import { asItHappened, digestOfDetails, type ClockingLine } from '../clockings.line.ts'
import { clockingFacts, saveClocking } from '../clockings.store.ts'
import { noticeOfDecision } from '../notices/clockings.notices.ts'
import { withProjection } from '../record/record.change.ts'
import { lockPatience, refuseHeld } from '../record/record.held.ts'
import { emitToWatchers } from '../record/record.watchers.ts'
import { decidable, decided } from './confirm.rules.ts'
import { linesToDecide, shiftOfLine } from './confirm.store.ts'

export const confirmHandlers = [
  handle(confirmClocking, async (context) => {
    const { input, db, company, now, emit } = context
    const found = await db.one(shiftOfLine(db, input.clockingUuid))
    requires(found, 'NOT_FOUND')
    const clockingUuid = randomUUID()
    const nobody = { deviceId: null, ticketHash: null, reasonId: null }
    // The lines after the shift's version, so that they are not older than what the save is guarded by.
    const row = await db.one(clockingFacts(db, { ...nobody, shiftId: found.shiftId, clockingUuid, now }))
    requires(row, 'NOT_FOUND')
    const lines = (await db.read(linesToDecide(db, found.shiftId))).map((line): ClockingLine => ({ ...line, private_digest: null }))
    const about = decidable(lines, input.clockingUuid.toLowerCase())
    const details = { salt: randomBytes(16), latitude: null, longitude: null, accuracy_metres: null, comment: input.comment }
    const line = decisionLine(context, about, { clockingUuid, digest: digestOfDetails(details) })
    const projection = decided(lines, line)
    const notice = await noticeOfDecision(db, row, about, { isConfirmed: input.isConfirmed, comment: input.comment, now })
    // One transaction: nobody is told of a decision that is not recorded, and none is recorded of which its agent is not told.
    const { version } = await db
      .transaction(async (work) => {
        await work.read(lockPatience)
        const saved = savedRow(await work.save(saveClocking(work, { line, details, projection, version: row.version })))
        if (notice) await work.save(notice)
        return saved
      })
      .catch(conflictOf)
    const shift = shiftAt(withProjection(row, projection, version), now, company.settings)
    emitToWatchers(emit, company.id, row, shift)
    return { shift }
  }),
]

/** Two managers at once: the second is run again, and finds that it is decided. While an import holds the service: busy. */
function conflictOf(error: unknown): never {
  refuseHeld(error)
  throw isDuplicate(error, 'clockings_decided') ? new VersionConflict('the same act is being decided') : error
}

interface Made {
  readonly clockingUuid: string
  /** Of the details, in hexadecimal. */
  readonly digest: string
}
const decisionLine = (
  { input, company, session, now }: RequestContext<typeof confirmClocking>,
  about: ClockingLine,
  { clockingUuid, digest }: Made,
): ClockingLine => ({
  company_id: company.id,
  site_id: about.site_id,
  clocking_uuid: clockingUuid,
  shift_id: about.shift_id,
  agent_id: about.agent_id,
  kind: input.isConfirmed ? 'confirmation' : 'rejection',
  way: 'manager',
  verdict: null,
  recorded_at: now,
  happened_at: now,
  device_at: null,
  drift_seconds: null,
  device_id: null,
  device_seq: null,
  user_id: session.user.id,
  anomaly_reason_id: null,
  is_forced: false,
  is_outside_area: false,
  is_offline: false,
  private_digest: digest,
  ...asItHappened,
  about_uuid: about.clocking_uuid,
})
