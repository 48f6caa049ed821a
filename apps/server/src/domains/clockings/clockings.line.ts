import { hash } from 'node:crypto'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { ClockingDetailsTable, ClockingsTable } from '../../platform/postgres/tables.ts'

export type ClockingWay = 'code' | 'nfc' | 'position' | 'manager'

/**
 * The columns of a line with PostgreSQL's types, in the order of its text: every column of `clockings` but its sequence,
 * its text and its hash. The order never changes: a hash was made of it. A column that came later stands at the end.
 */
export const lineTypes = {
  company_id: 'int',
  site_id: 'int',
  clocking_uuid: 'uuid',
  shift_id: 'int',
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
  doubt: 'text',
  anchor_at: 'timestamptz',
  elapsed_seconds: 'int',
  about_uuid: 'uuid',
  is_imprecise: 'boolean',
} as const satisfies Record<Exclude<keyof ClockingsTable, 'seq' | 'line' | 'hash'>, string>

/** Columns that came later: they stand in a text only where they say something, so that every older text stays as it is. */
export const laterColumns: ReadonlySet<string> = new Set(['doubt', 'anchor_at', 'elapsed_seconds', 'about_uuid', 'is_imprecise'])

type LineColumn = keyof typeof lineTypes
export const lineColumns = Object.keys(lineTypes) as LineColumn[]

/** A line of the journal, by the names of its columns. */
export type ClockingLine = Readonly<
  Pick<ClockingsTable, Exclude<LineColumn, 'kind' | 'way' | 'doubt' | 'private_digest'>> & {
    kind: ClockingKind
    doubt: Doubt | null
    way: ClockingWay
    /** Hexadecimal. */
    private_digest: string | null
  }
>

/** What a line says of an act that was recorded as it happened: it is believed, about no other line, and its place is known. */
export const asItHappened = { doubt: null, anchor_at: null, elapsed_seconds: null, about_uuid: null, is_imprecise: null } as const

/** The exact text that is hashed and stored: JSON with its keys in the order above. */
export function textOf(line: ClockingLine): string {
  const written: Partial<Record<LineColumn, unknown>> = {}
  for (const column of lineColumns) if (line[column] !== null || !laterColumns.has(column)) written[column] = line[column]
  return JSON.stringify(written)
}

/** Where what is hashed is put together: one for all, for with buffers of its own each hash takes a quarter longer. */
const room = Buffer.allocUnsafeSlow(8192)

/** The hash of a line: SHA-256 of the one before it in its site and of its text. The first follows the empty one. */
export function hashOf(previous: Buffer, text: string): Buffer {
  // A character has three bytes at the most.
  const most = previous.length + text.length * 3
  const bytes = most <= room.length ? room : Buffer.allocUnsafe(most)
  const begin = previous.copy(bytes)
  const end = begin + bytes.write(text, begin)
  return Buffer.from(hash('sha256', bytes.subarray(0, end), 'binary'), 'binary')
}

/** What may have to be forgotten one day; it is kept in a table of its own. */
export const detailTypes = {
  salt: 'bytea',
  latitude: 'float8',
  longitude: 'float8',
  accuracy_metres: 'float8',
  comment: 'text',
} as const satisfies Record<Exclude<keyof ClockingDetailsTable, 'company_id' | 'site_id' | 'seq'>, string>
export type ClockingDetails = Readonly<Pick<ClockingDetailsTable, keyof typeof detailTypes>>

/**
 * Salted digest of the details: the chain still verifies when their values and the salt have been deleted. A number that is none
 * (NaN, infinite) is no act's, and not nothing either, as JSON would have it.
 */
export function digestOfDetails({ salt, latitude, longitude, accuracy_metres, comment }: ClockingDetails): string {
  const numbers = [latitude, longitude, accuracy_metres].map((number) =>
    number === null || Number.isFinite(number) ? number : String(number),
  )
  return hash('sha256', Buffer.concat([salt, Buffer.from(JSON.stringify([...numbers, comment]))]), 'hex')
}
