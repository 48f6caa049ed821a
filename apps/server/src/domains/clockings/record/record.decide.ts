import { randomBytes } from 'node:crypto'
import { role } from '@vigie/contract/access.ts'
import { fittingReasons } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { clockingType, isEarlyDeparture } from '@vigie/contract/clockings/clockings.rules.ts'
import type { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { managerAt, type Company, type Session } from '../../../kit/session.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'
import { isNear } from '../codes/identify.rules.ts'
import { digestOfDetails, textOf, type ClockingDetails, type ClockingLine, type ClockingWay } from '../clockings.line.ts'
import { clock, type Act, type Clocked, type ClockingFacts, type ShiftChange } from '../clockings.rules.ts'
import type { SaveQuestion, ClockingFactsRow } from '../clockings.store.ts'
import { givenAt } from './record.given.rules.ts'

export type ClockingInput = Input<typeof recordClocking>

/** What a device knows of an act that it kept; `happenedAt` is its own time, corrected. */
interface Kept {
  readonly happenedAt: Instant
  readonly deviceAt: Instant
  readonly driftSeconds: number
  readonly deviceSeq: number
}
/** One act as it came in: from whom, and when. */
export interface Recording {
  readonly input: ClockingInput
  readonly company: Company
  readonly session: Session
  readonly now: Instant
  /** Null for an act that is recorded as it happens. */
  readonly kept: Kept | null
}
export interface ActIdentity {
  readonly act: Act
  readonly way: ClockingWay
  readonly clockingUuid: string
}

/** The act by the wire's two ways of saying it: isPds and isPreClocking, or the type's number. */
export function actOf({ isStart, isPreClocking, type }: ClockingInput): Act {
  if (isPreClocking || (type === clockingType.preClocking && isStart === undefined)) return 'pre_clocking'
  if (isStart !== undefined) return isStart ? 'start' : 'end'
  if (type === clockingType.start) return 'start'
  if (type === clockingType.end) return 'end'
  throw new Refusal('INVALID', {}, [{ field: 'type', problem: 'required' }])
}

/** Who may clock this shift, and how (access: PUT /services). Refuses the others. */
export function wayOf(row: ClockingFactsRow, { user, deviceId }: Session, isClockingEnabled: boolean): ClockingWay {
  if (user.role === role.manager) return 'manager'
  requires(isClockingEnabled, 'APP_IS_DISABLED')
  if (user.role === role.agent) {
    requires(row.agentId !== null && row.agentId === user.agentId, 'NOT_FOUND')
    // What is recorded stays so when the site no longer takes phones.
    requires(row.canClockByPhone || row.recordedKind !== null, 'ON_TIME_DISABLED_ON_SITE')
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
export const refuseOtherAct = (row: ClockingFactsRow, act: Act, shiftId: number): void =>
  requires(row.recordedShiftId === shiftId && row.recordedKind === act, 'CONFLICT')

/** Decides one act and makes its line and the change of its shift; refuses as the rules do. */
export function decide(recording: Recording, row: ClockingFactsRow, identity: ActIdentity): SaveQuestion {
  const { input, now, kept } = recording
  if (input.anomalyReasonId != null) requires(row.reasonId, 'NOT_FOUND')
  const clocked = clock(factsOf(recording, row, identity), kept?.happenedAt ?? now)
  // One that was kept without network is never refused for the list that its device knew.
  if (!kept) refuseUnfit(recording, row, identity.act, clocked)
  const details = detailsOf(input)
  const line = lineOf(recording, row, { ...identity, clocked, details })
  return {
    line,
    text: textOf(line),
    details,
    change: kept ? markedOffline(clocked.change, identity.act) : clocked.change,
    version: row.version,
  }
}

/** A reason must be one for what the act has to explain (decisions, section 5). */
function refuseUnfit({ input }: Recording, { explains, endsAt }: ClockingFactsRow, act: Act, clocked: Clocked): void {
  if (!explains) return
  const isEarly = act === 'end' && isEarlyDeparture({ endsAt }, clocked.happenedAt)
  const occasion = { act, isForced: input.isForced, isOutside: clocked.isOutsideArea, isEarly }
  if (fittingReasons([{ explains }], occasion).length === 0) throw new Refusal('REASON_UNFIT')
}

const markedOffline = (change: ShiftChange, act: Act): ShiftChange => ({
  ...change,
  ...(act === 'start' && { isClockInOffline: true }),
  ...(act === 'end' && { isClockOutOffline: true }),
})

/**
 * Who clocks outside the rules: a manager, or at a device the one who has opened an access on it (decisions, section 5).
 * Null: nobody does.
 */
function forcedBy({ input, session, now, kept }: Recording, way: ClockingWay): number | null {
  const isAtDevice = way === 'code' || way === 'nfc'
  // What is kept without network comes when the access is over: it is made while the server answers, or not at all.
  const manager = way === 'manager' ? session.user.id : isAtDevice && !kept ? managerAt(session, now) : null
  if (input.isForced && manager === null) throw new Refusal(isAtDevice ? 'MANAGER_ACCESS_REQUIRED' : 'FORBIDDEN')
  if (input.managerId != null && input.managerId !== manager) throw new Refusal('FORBIDDEN')
  return input.isForced ? manager : null
}

function factsOf(recording: Recording, row: ClockingFactsRow, { act, way }: ActIdentity): ClockingFacts {
  const { input, company } = recording
  const isForced = forcedBy(recording, way) !== null
  const isAtDesk = way === 'manager'
  // At a device what the code shows there, now; another service, or another time, is for a manager at the desk (decision 24).
  if (isForced && !isAtDesk) requires(isNear(row, recording.now), 'NO_CLOCKING')
  const hasReading = input.latitude != null && input.longitude != null
  // On the way no position is required: the agent is not yet at the site.
  if (way === 'position' && act !== 'pre_clocking') requires(hasReading, 'INVALID')
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
    givenAt: isForced && isAtDesk ? givenAt(input, act, row.timeZone) : null,
    reason:
      row.reasonId === null
        ? null
        : { id: row.reasonId, isEarlyLeaveAccepted: row.isEarlyLeaveAccepted ?? false, explains: row.explains ?? [] },
    reading: hasReading
      ? { point: { latitude: input.latitude!, longitude: input.longitude! }, accuracyMetres: input.accuracyMetres ?? 0 }
      : null,
    canClockOutEarlier: hasFeature(company.apiVersion, 'canClockOutEarlier'),
    canPreClock: hasFeature(company.apiVersion, 'canPreClock'),
    settings: company.settings,
  }
}

function detailsOf({ latitude, longitude, accuracyMetres, comment }: ClockingInput): ClockingDetails | null {
  const values = {
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    accuracy_metres: accuracyMetres ?? null,
    comment: comment?.trim() || null,
  }
  if (Object.values(values).every((value) => value === null)) return null
  return { salt: randomBytes(16), ...values }
}

interface Decided extends ActIdentity {
  readonly clocked: Clocked
  readonly details: ClockingDetails | null
}
function lineOf(recording: Recording, row: ClockingFactsRow, decided: Decided): ClockingLine {
  const { company, session, now, input, kept } = recording
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
    device_at: kept?.deviceAt ?? null,
    drift_seconds: kept?.driftSeconds ?? null,
    device_id: session.deviceId,
    device_seq: kept?.deviceSeq ?? null,
    // Its author: at a device the manager in whose name it is forced.
    user_id: forcedBy(recording, way) ?? session.user.id,
    anomaly_reason_id: row.reasonId,
    is_forced: input.isForced,
    is_outside_area: clocked.isOutsideArea,
    is_offline: kept !== null,
    private_digest: details && digestOfDetails(details),
  }
}

/** The shift as it now stands, without asking the database again. */
export function changed(row: ClockingFactsRow, change: ShiftChange, version: number): ShiftRow {
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
