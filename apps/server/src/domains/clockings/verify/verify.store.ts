import { statement, type Db } from '../../../platform/postgres/db.ts'
import { digestOfDetails, lineColumns, type ClockingDetails, type ClockingLine } from '../clockings.line.ts'
import { projectionColumns, type Projection } from '../projection.rules.ts'
import type { ChainHead, StoredLine } from './verify.chain.ts'

export interface SiteChain extends ChainHead {
  readonly siteId: number
  readonly siteCode: string
}

/** The company's chains: every site that has a head, or lines without one. */
export const chainsOf = (db: Db): Promise<SiteChain[]> =>
  db.read(
    statement<SiteChain>(
      `select s.site_id as "siteId", s.code as "siteCode", coalesce(h.seq, -1) as seq, coalesce(h.hash, '\\x') as hash
         from sites s left join chain_heads h on h.company_id = s.company_id and h.site_id = s.site_id
        where s.company_id = $1 order by s.site_id`,
      [db.companyId],
    ),
  )

type LineRow = Omit<ClockingLine, 'private_digest'> & {
  readonly private_digest: Buffer | null
  readonly seq: number
  readonly line: string
  readonly hash: Buffer
  readonly salt: Buffer | null
} & Partial<Omit<ClockingDetails, 'salt'>>

/** All lines of a site, in the order of their sequence, with the details that are still kept. */
export async function linesOf(db: Db, siteId: number): Promise<StoredLine[]> {
  const rows = await db.read(
    statement<LineRow>(
      `select c.seq, ${lineColumns.map((column) => `c.${column}`).join(', ')}, c.line, c.hash,
              d.salt, d.latitude, d.longitude, d.accuracy_metres, d.comment
         from clockings c
         left join clocking_details d on d.company_id = c.company_id and d.site_id = c.site_id and d.seq = c.seq
        where c.company_id = $1 and c.site_id = $2 order by c.seq`,
      [db.companyId, siteId],
    ),
  )
  return rows.map((row) => ({
    seq: row.seq,
    columns: columnsOf(row),
    text: row.line,
    hash: row.hash,
    detailsDigest: row.salt ? digestOfDetails(row as ClockingDetails) : null,
  }))
}

function columnsOf(row: LineRow): ClockingLine {
  const columns = Object.fromEntries(lineColumns.map((column) => [column, row[column]])) as unknown as ClockingLine
  return { ...columns, private_digest: row.private_digest?.toString('hex') ?? null }
}

export interface StoredShift extends Projection {
  readonly shift_id: number
  readonly number: string
}
/** A site's shifts to which something has happened, or says that it has. */
export const touchedShifts = (db: Db, siteId: number): Promise<StoredShift[]> =>
  db.read(
    statement<StoredShift>(
      `select s.shift_id, s.number, ${projectionColumns.map((column) => `s.${column}`).join(', ')} from shifts s
        where s.company_id = $1 and s.site_id = $2
          and (s.arrived_at is not null or s.left_at is not null or s.pre_clock_in_at is not null or s.clock_in_status is not null
            or s.clock_out_status is not null or s.break_started_at is not null or s.break_minutes > 0
            or exists (select from clockings c where c.company_id = s.company_id and c.shift_id = s.shift_id))
        order by s.shift_id`,
      [db.companyId, siteId],
    ),
  )
