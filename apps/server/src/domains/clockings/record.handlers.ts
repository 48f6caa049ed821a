import { randomBytes, randomUUID } from 'node:crypto'
import { role } from '@vigie/contract/access.ts'
import { clockingType } from '@vigie/contract/clockings.rules.ts'
import { recordClocking } from '@vigie/contract/clockings.ts'
import type { Asked } from '@vigie/contract/kit/call.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { instantOfLocal, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { hasFeature } from '@vigie/contract/settings.ts'
import { handle, type Scene } from '../../kit/handle.ts'
import { Raced, won } from '../../kit/raced.ts'
import type { Session } from '../../kit/session.ts'
import { isDuplicate } from '../../platform/postgres/db.ts'
import { digestOf } from '../auth/auth.tokens.ts'
import type { ShiftRow } from '../shifts/shifts.columns.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { digestOfDetails, textOf, type ClockingDetails, type ClockingLine, type ClockingWay } from './clockings.line.ts'
import { clock, type Act, type Clocked, type ClockingScene, type ShiftChange } from './clockings.rules.ts'
import { clockingScene, saveClocking, type SceneRow } from './clockings.store.ts'
import { tellWatchers } from './record.watchers.ts'

type Input = Asked<typeof recordClocking>
type Recording = Scene<typeof recordClocking>

export const recordHandlers = [
  handle(recordClocking, async (scene) => {
    const { input, db, session, now, company, tell } = scene
    const act = actOf(input)
    const shiftId = input.shiftId ?? input.id
    requires(shiftId, 'NOT_FOUND')
    const clockingUuid = input.clockingUuid?.toLowerCase() ?? randomUUID()
    const row = await db.one(
      clockingScene(db, {
        shiftId,
        clockingUuid,
        now,
        deviceId: session.deviceId,
        ticketHash: input.ticket ? digestOf(input.ticket) : null,
        reasonId: input.anomalyReasonId ?? null,
      }),
    )
    requires(row, 'NOT_FOUND')
    const way = wayOf(row, session, company.settings.is_clocking_enabled)
    if (row.recordedKind !== null) return replay(row, act, shiftId, (seen) => shiftAt(seen, now, company.settings))
    if (input.anomalyReasonId != null) requires(row.reasonId, 'NOT_FOUND')
    const clocked = clock(sceneOf(scene, row, act, way), now)
    const details = detailsOf(input)
    const line = lineOf(scene, row, { act, way, clockingUuid, clocked, details })
    const saved = await db
      .save(saveClocking(db, { line, text: textOf(line), details, change: clocked.change, version: row.version }), row.siteId)
      .catch(asRace)
    const shift = shiftAt(changed(row, clocked.change, won(saved).version), now, company.settings)
    tellWatchers(tell, company.id, row, shift)
    return { shift }
  }),
]

/** The act by the wire's two ways of saying it: isPds and isPreClocking, or the type's number. */
function actOf({ isStart, isPreClocking, type }: Input): Act {
  if (isPreClocking || (type === clockingType.preClocking && isStart === undefined)) return 'pre_clocking'
  if (isStart !== undefined) return isStart ? 'start' : 'end'
  if (type === clockingType.start) return 'start'
  if (type === clockingType.end) return 'end'
  throw new Refusal('INVALID', {}, [{ field: 'type', problem: 'required' }])
}

/** Who may clock this shift, and how (access: PUT /services). Refuses the others. */
function wayOf(row: SceneRow, { user, deviceId }: Session, isClockingEnabled: boolean): ClockingWay {
  if (user.role === role.manager) return 'manager'
  requires(isClockingEnabled, 'APP_IS_DISABLED')
  if (user.role === role.agent) {
    requires(row.agentId !== null && row.agentId === user.agentId, 'NOT_FOUND')
    requires(row.canClockByPhone, 'ON_TIME_DISABLED_ON_SITE')
    return 'position'
  }
  requires(deviceId, 'FORBIDDEN')
  requires(row.isDeviceHere, 'SITE_ACCESS_FORBIDDEN')
  // What this device has recorded it may send again when the ticket is long gone: it answers as the first time.
  if (row.recordedKind !== null && row.recordedDeviceId === deviceId) return row.ticketWay ?? 'code'
  requires(row.ticketAgentId !== null && row.isTicketAlive, 'TICKET_DEAD')
  requires(row.ticketAgentId === row.agentId, 'RESOURCE_ACCESS_FORBIDDEN')
  return row.ticketWay ?? 'code'
}

/** The same act sent again answers as the first time; its uuid cannot serve another act. */
function replay<T>(row: SceneRow, act: Act, shiftId: number, answer: (row: ShiftRow) => T): { shift: T } {
  requires(row.recordedShiftId === shiftId && row.recordedKind === act, 'CONFLICT')
  return { shift: answer(row) }
}

function sceneOf({ input, session, company }: Recording, row: SceneRow, act: Act, way: ClockingWay): ClockingScene {
  const isForced = input.isForced && way === 'manager'
  if (input.isForced && !isForced) throw new Refusal('FORBIDDEN')
  if (input.managerId != null && input.managerId !== session.user.id) throw new Refusal('FORBIDDEN')
  const hasReading = input.latitude != null && input.longitude != null
  if (way === 'position') requires(hasReading, 'INVALID')
  const givenLocal = act === 'end' ? input.leftLocal : input.arrivedLocal
  return {
    act,
    way,
    shift: row,
    site: {
      isClockingEnabled: row.isClockingEnabled,
      canClockByPhone: row.canClockByPhone,
      isOutsideAreaRefused: row.isOutsideAreaRefused,
      perimeterMetres: row.perimeterMetres,
      point: row.latitude !== null && row.longitude !== null ? { latitude: row.latitude, longitude: row.longitude } : null,
    },
    isForced,
    givenAt: isForced && givenLocal ? instantOfLocal(givenLocal, row.timeZone) : null,
    reason: row.reasonId === null ? null : { id: row.reasonId, isEarlyLeaveAccepted: row.isEarlyLeaveAccepted ?? false },
    reading: hasReading
      ? { point: { latitude: input.latitude!, longitude: input.longitude! }, accuracyMetres: input.accuracyMetres ?? 0 }
      : null,
    canClockOutEarlier: hasFeature(company.apiVersion, 'canClockOutEarlier'),
    settings: company.settings,
  }
}

function detailsOf({ latitude, longitude, accuracyMetres, comment }: Input): ClockingDetails | null {
  const values = {
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    accuracy_metres: accuracyMetres ?? null,
    comment: comment?.trim() || null,
  }
  if (Object.values(values).every((value) => value === null)) return null
  return { salt: randomBytes(16), ...values }
}

interface Decided {
  readonly act: Act
  readonly way: ClockingWay
  readonly clockingUuid: string
  readonly clocked: Clocked
  readonly details: ClockingDetails | null
}
function lineOf({ company, session, now, input }: Recording, row: SceneRow, decided: Decided): ClockingLine {
  const { act, way, clockingUuid, clocked, details } = decided
  return {
    company_id: company.id,
    site_id: row.siteId,
    clocking_uuid: clockingUuid,
    shift_id: row.id,
    agent_id: row.agentId,
    kind: act,
    way,
    verdict: clocked.verdict,
    recorded_at: now,
    happened_at: clocked.happenedAt,
    device_at: null,
    drift_seconds: null,
    device_id: session.deviceId,
    device_seq: null,
    user_id: session.user.id,
    anomaly_reason_id: row.reasonId,
    is_forced: input.isForced,
    is_outside_area: clocked.isOutsideArea,
    is_offline: false,
    private_digest: details && digestOfDetails(details),
  }
}

/** Two sendings of one act at the same time: the second finds the first on its next run. */
function asRace(error: unknown): never {
  throw isDuplicate(error, 'clockings_company_id_clocking_uuid_key') ? new Raced('the same act is being recorded') : error
}

/** The shift as it now stands, without asking the database again. */
function changed(row: SceneRow, change: ShiftChange, version: number): ShiftRow {
  const local = (at: Instant | undefined, before: ShiftRow['arrivedLocal']) => (at ? localOf(at, row.timeZone) : before)
  return {
    ...row,
    ...change,
    arrivedLocal: local(change.arrivedAt, row.arrivedLocal),
    leftLocal: local(change.leftAt, row.leftLocal),
    preClockInLocal: local(change.preClockInAt, row.preClockInLocal),
    breakStartedLocal: change.breakStartedAt === null ? null : row.breakStartedLocal,
    version,
  }
}
