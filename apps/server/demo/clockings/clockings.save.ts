import { detailTypes, hashOf, lineTypes, textOf, type ClockingLine } from '../../src/domains/clockings/clockings.line.ts'
import { projectionColumns, projectionTypes } from '../../src/domains/clockings/projection.rules.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import type { DecidedLine, DecidedShift } from './clockings.decide.ts'
import { keeperOf, lastNumbers } from './journal.ts'
import { dice } from '../random.ts'
import { insertion } from '../rows.ts'

interface Head {
  readonly siteId: number
  seq: number
  hash: Buffer
}

// The company is the first of a line's columns, and the insertion's own.
const { company_id: _, ...ownTypes } = lineTypes
const clockingColumns = { ...ownTypes, seq: 'int', line: 'text', hash: 'bytea' } as const
const detailColumns = { site_id: 'int', seq: 'int', ...detailTypes } as const

/** Adds lines to the chains of their sites, in the order in which they were recorded, and gives the shifts what follows. */
export async function saveClockings(db: Db, shifts: readonly DecidedShift[]): Promise<void> {
  const lines = await numbered(db, inOrder(shifts.flatMap((shift) => shift.lines)))
  const heads = await headsOf(db, [...new Set(lines.map(({ line }) => line.site_id))])
  const chained = lines.map(({ line, details }) => {
    const head = heads.get(line.site_id)!
    const text = textOf(line)
    head.seq++
    head.hash = hashOf(head.hash, text)
    const digest = line.private_digest === null ? null : Buffer.from(line.private_digest, 'hex')
    return { row: { ...line, private_digest: digest, seq: head.seq, line: text, hash: head.hash }, details }
  })
  const details = chained.flatMap(({ row, details: own }) => (own ? [{ ...own, site_id: row.site_id, seq: row.seq }] : []))
  await db.batch(
    insertion(
      db,
      'clockings',
      clockingColumns,
      chained.map(({ row }) => row),
    ),
    insertion(db, 'clocking_details', detailColumns, details),
    movedHeads(db, [...heads.values()]),
    changedShifts(db, shifts),
  )
}

/** As the journal is written: by the moment of recording, and what came in together by when it happened. */
const inOrder = (lines: readonly DecidedLine[]): DecidedLine[] => {
  const place = (line: ClockingLine) => `${line.recorded_at} ${line.happened_at}`
  return lines.toSorted(({ line: one }, { line: other }) =>
    place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : one.shift_id - other.shift_id,
  )
}

/** What was kept without network bears the own numbers of its tablet or phone. A few acts of phones have never come. */
async function numbered(db: Db, lines: readonly DecidedLine[]): Promise<DecidedLine[]> {
  if (!lines.some(({ line }) => line.is_offline)) return [...lines]
  const last = await lastNumbers(db)
  return lines.map(({ line, details }) => {
    if (!line.is_offline) return { line, details }
    const key = keeperOf(line.device_id, line.agent_id)
    const isAfterGap = line.device_id === null && dice('gap', line.clocking_uuid).happens(1 / 12)
    const device_seq = (last.get(key) ?? 0) + (isAfterGap ? 2 : 1)
    last.set(key, device_seq)
    return { line: { ...line, device_seq }, details }
  })
}

async function headsOf(db: Db, siteIds: readonly number[]): Promise<Map<number, Head>> {
  const rows = await db.read(
    statement<Head>(
      'select site_id as "siteId", seq, hash from chain_heads where company_id = $1 and site_id = any($2) order by site_id for update',
      [db.companyId, siteIds],
    ),
  )
  return new Map(rows.map((row) => [row.siteId, row]))
}

const movedHeads = (db: Db, heads: readonly Head[]) =>
  statement(
    `update chain_heads h set seq = g.seq, hash = g.hash from unnest($2::int[], $3::int[], $4::bytea[]) as g (site_id, seq, hash)
      where h.company_id = $1 and h.site_id = g.site_id`,
    [db.companyId, heads.map(({ siteId }) => siteId), heads.map(({ seq }) => seq), heads.map(({ hash }) => hash)],
  )

/** The columns that the journal makes; the version grows by one for each line, as when each is saved alone. */
const changedShifts = (db: Db, shifts: readonly DecidedShift[]) =>
  statement(
    `update shifts s set ${projectionColumns.map((column) => `${column} = g.${column}`).join(', ')}, version = s.version + g.line_count
       from jsonb_to_recordset($2::jsonb)
         as g (shift_id int, line_count int, ${projectionColumns.map((column) => `${column} ${projectionTypes[column]}`).join(', ')})
      where s.company_id = $1 and s.shift_id = g.shift_id`,
    [
      db.companyId,
      JSON.stringify(shifts.map(({ shiftId, lines, projection }) => ({ shift_id: shiftId, line_count: lines.length, ...projection }))),
    ],
  )
