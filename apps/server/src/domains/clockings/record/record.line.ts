import { randomBytes } from 'node:crypto'
import { digestOfDetails, type ClockingDetails, type ClockingLine } from '../clockings.line.ts'
import type { Clocked } from '../clockings.rules.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'
import type { KeptClocked } from '../kept.rules.ts'
import type { ActIdentity, ClockingInput, Recording } from './recording.ts'

/** What an act says of its place, with its comment; null: nothing. */
export function detailsOf({ latitude, longitude, accuracyMetres, comment }: ClockingInput): ClockingDetails | null {
  const values = {
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    accuracy_metres: accuracyMetres ?? null,
    comment: comment?.trim() || null,
  }
  if (Object.values(values).every((value) => value === null)) return null
  return { salt: randomBytes(16), ...values }
}

export type LineClocked = KeptClocked & Pick<Clocked, 'happenedAt'>

interface Decided extends ActIdentity {
  readonly clocked: LineClocked
  readonly details: ClockingDetails | null
  /** The manager in whose name it is forced; null: in nobody's. */
  readonly forcer: number | null
}
/** The line of an act that was decided, before it has its place in the chain. */
export function lineOf(recording: Recording, row: ClockingFactsRow, decided: Decided): ClockingLine {
  const { company, session, now, kept } = recording
  const { act, way, clockingUuid, clocked, details, forcer } = decided
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
    user_id: forcer ?? session.user.id,
    anomaly_reason_id: row.reasonId,
    is_forced: forcer !== null,
    is_outside_area: clocked.isOutsideArea,
    is_offline: kept !== null,
    private_digest: details && digestOfDetails(details),
    doubt: clocked.doubt,
    anchor_at: kept?.anchorAt ?? null,
    elapsed_seconds: kept?.elapsedSeconds ?? null,
    about_uuid: null,
    is_imprecise: clocked.isImprecise || null,
  }
}
