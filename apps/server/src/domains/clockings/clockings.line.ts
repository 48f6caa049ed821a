import { createHash } from 'node:crypto'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'

export type ClockingWay = 'code' | 'nfc' | 'position' | 'manager'

/** A line of the journal: every column of `clockings` but its sequence, its text and its hash. */
export interface ClockingLine {
  readonly company_id: number
  readonly site_id: number
  readonly clocking_uuid: string
  readonly shift_id: number
  readonly agent_id: number | null
  readonly kind: ClockingKind
  readonly way: ClockingWay
  readonly verdict: number | null
  readonly recorded_at: Instant
  readonly happened_at: Instant
  readonly device_at: Instant | null
  readonly drift_seconds: number | null
  readonly device_id: number | null
  readonly device_seq: number | null
  readonly user_id: number | null
  readonly anomaly_reason_id: number | null
  readonly is_forced: boolean
  readonly is_outside_area: boolean
  readonly is_offline: boolean
  /** Hexadecimal. */
  readonly private_digest: string | null
}

/** The order of the columns in a line's text. It never changes: a hash was made of it. */
export const lineColumns = [
  'company_id',
  'site_id',
  'clocking_uuid',
  'shift_id',
  'agent_id',
  'kind',
  'way',
  'verdict',
  'recorded_at',
  'happened_at',
  'device_at',
  'drift_seconds',
  'device_id',
  'device_seq',
  'user_id',
  'anomaly_reason_id',
  'is_forced',
  'is_outside_area',
  'is_offline',
  'private_digest',
] as const satisfies readonly (keyof ClockingLine)[]

/** What a line says beside where it stands, in PostgreSQL's types. */
export const lineTypes = {
  clocking_uuid: 'uuid',
  agent_id: 'int',
  kind: 'text',
  way: 'text',
  verdict: 'smallint',
  recorded_at: 'timestamptz',
  happened_at: 'timestamptz',
  device_at: 'timestamptz',
  drift_seconds: 'int',
  device_id: 'int',
  device_seq: 'int',
  user_id: 'int',
  anomaly_reason_id: 'int',
  is_forced: 'boolean',
  is_outside_area: 'boolean',
  is_offline: 'boolean',
  private_digest: 'bytea',
} as const satisfies Record<Exclude<keyof ClockingLine, 'company_id' | 'site_id' | 'shift_id'>, string>

/** The exact text that is hashed and stored: JSON with its keys in the order above. */
export const textOf = (line: ClockingLine): string =>
  JSON.stringify(Object.fromEntries(lineColumns.map((column) => [column, line[column]])))

/** The hash of a line: SHA-256 of the one before it in its site and of its text. The first follows the empty one. */
export const hashOf = (previous: Buffer, text: string): Buffer => createHash('sha256').update(previous).update(text, 'utf8').digest()

/** What may have to be forgotten one day; it lives in a table beside. */
export interface ClockingDetails {
  readonly salt: Buffer
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracy_metres: number | null
  readonly comment: string | null
}

/** Salted digest of the details: the chain still verifies when their values and the salt have been deleted. */
export const digestOfDetails = ({ salt, latitude, longitude, accuracy_metres, comment }: ClockingDetails): string =>
  createHash('sha256')
    .update(salt)
    .update(JSON.stringify([latitude, longitude, accuracy_metres, comment]))
    .digest('hex')
