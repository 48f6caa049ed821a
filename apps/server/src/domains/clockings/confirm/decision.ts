import { randomBytes, randomUUID } from 'node:crypto'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { savedRow, VersionConflict } from '../../../kit/version-conflict.ts'
import { isDuplicate, type Query } from '../../../platform/postgres/db.ts'
import { shiftAt } from '../../shifts/shifts.rules.ts'
import { asItHappened, digestOfDetails, type ClockingLine } from '../clockings.line.ts'
import { factsOfShift, saveClocking, type ClockingFactsRow } from '../clockings.store.ts'
import type { Projection } from '../projection.rules.ts'
import { rowAfter } from '../record/record.change.ts'
import { shortLockTimeout, refuseLocked } from '../../../platform/postgres/lock-timeout.ts'
import { tellRelieved } from '../record/record.tell.ts'
import { publishShiftChanged } from '../record/record.watchers.ts'
import { linesToDecide } from '../decisions.store.ts'

type Deciding = Pick<RequestContext, 'db' | 'company' | 'session' | 'now' | 'emit'>

/** A service and its lines, which are not older than the version that the save is guarded by. Refuses one that is not there. */
export async function readService({ db, now }: Deciding, shiftId: number, reasonId: number | null = null) {
  const row = await db.one(factsOfShift(db, shiftId, now, reasonId))
  requires(row, 'NOT_FOUND')
  const lines = (await db.read(linesToDecide(db, shiftId))).map((line): ClockingLine => ({ ...line, private_digest: null }))
  return { row, lines }
}

interface Said {
  readonly kind: ClockingKind
  /** When what is said took place: of a correction the time that it sets. */
  readonly happenedAt: Instant
  readonly verdict: number | null
  readonly reasonId: number | null
  readonly comment: string
}
/** The line by which a manager says something of another line, with its details. */
export function managersLine({ company, session, now }: Deciding, about: ClockingLine, said: Said) {
  const details = { salt: randomBytes(16), latitude: null, longitude: null, accuracy_metres: null, comment: said.comment }
  const line: ClockingLine = {
    company_id: company.id,
    site_id: about.site_id,
    clocking_uuid: randomUUID(),
    shift_id: about.shift_id,
    agent_id: about.agent_id,
    kind: said.kind,
    way: 'manager',
    verdict: said.verdict,
    recorded_at: now,
    happened_at: said.happenedAt,
    device_at: null,
    drift_seconds: null,
    device_id: null,
    device_seq: null,
    user_id: session.user.id,
    anomaly_reason_id: said.reasonId,
    is_forced: false,
    is_outside_area: false,
    is_offline: false,
    private_digest: digestOfDetails(details),
    ...asItHappened,
    about_uuid: about.clocking_uuid,
  }
  return { line, details }
}

interface Decided extends ReturnType<typeof managersLine> {
  readonly row: ClockingFactsRow
  readonly projection: Projection
  /** What its agent is told; undefined: there is nobody to tell. */
  readonly notice: Query<unknown> | undefined
}
/** Saves what a manager has said and answers the service as it stands then. Nobody is told of what is not recorded, and nothing is recorded untold. */
export async function saveDecided({ db, company, now, emit }: Deciding, decided: Decided): Promise<Shift> {
  const { row, line, details, projection, notice } = decided
  const { version } = await db
    .transaction(async (work) => {
      await work.read(shortLockTimeout)
      const saved = savedRow(await work.save(saveClocking(work, { line, details, projection, version: row.version })))
      if (notice) await work.save(notice)
      return saved
    })
    .catch(conflictOf)
  const shift = shiftAt(await rowAfter(db, row, projection, version), now, company.settings)
  publishShiftChanged(emit, company.id, row, shift)
  await tellRelieved({ db, company, now, emit }, [row])
  return shift
}

/** Two managers at once: the second is run again, and finds that it is decided. While an import holds the service: busy. */
function conflictOf(error: unknown): never {
  refuseLocked(error)
  throw isDuplicate(error, 'clockings_decided') ? new VersionConflict('the same act is being decided') : error
}
