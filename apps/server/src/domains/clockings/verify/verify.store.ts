import { statement, type Db } from '../../../platform/postgres/db.ts'
import { digestOfDetails, lineColumns, type ClockingDetails, type ClockingLine } from '../clockings.line.ts'
import { projectionColumns, type Projection } from '../projection.rules.ts'
import type { ChainHead, StoredLine } from './verify.chain.ts'

export interface SiteChain extends ChainHead {
  readonly siteId: number
  readonly siteCode: string
}

/** The company's chains, one a site, without a head (-1) where that was taken away; or that of one site. */
export const chainsOf = (db: Db, siteId: number | null = null): Promise<SiteChain[]> =>
  db.read(
    statement<SiteChain>(
      `select s.site_id as "siteId", s.code as "siteCode", coalesce(h.seq, -1) as seq, coalesce(h.hash, '\\x') as hash
         from sites s left join chain_heads h on h.company_id = s.company_id and h.site_id = s.site_id
        where s.company_id = $1 and ($2::int is null or s.site_id = $2) order by s.site_id`,
      [db.companyId, siteId],
    ),
  )

type LineRow = Omit<ClockingLine, 'private_digest'> & {
  readonly private_digest: Buffer | null
  readonly seq: number
  readonly line: string
  readonly hash: Buffer
  readonly salt: Buffer | null
} & Partial<Omit<ClockingDetails, 'salt'>>

const ofLine = lineColumns.map((column) => `c.${column}`).join(', ')

/** Somebody with the whole machine may have taken away a text or a hash: it is read as one that nothing fits. */
const linesPage = (db: Db, siteId: number, after: number) =>
  statement<LineRow>(
    `select c.seq, ${ofLine}, coalesce(c.line, '') as line, coalesce(c.hash, '') as hash, d.salt, d.latitude, d.longitude, d.accuracy_metres, d.comment
       from clockings c
       left join clocking_details d on d.company_id = c.company_id and d.site_id = c.site_id and d.seq = c.seq
      where c.company_id = $1 and c.site_id = $2 and c.seq > $3 order by c.seq limit 1000`,
    [db.companyId, siteId, after],
  )

/** All lines of a site, in the order of their sequence, with the details that are still kept. */
export async function* linesOf(db: Db, siteId: number): AsyncGenerator<StoredLine> {
  for (let after = -2_147_483_648; ;) {
    const rows = await db.read(linesPage(db, siteId, after))
    for (const row of rows) {
      const detailsDigest = row.salt ? digestOfDetails(row as ClockingDetails) : null
      yield { seq: row.seq, columns: columnsOf(row), text: row.line, hash: row.hash, detailsDigest }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.seq
  }
}

/** The lines of some shifts at their sites, by shift and in their order, with every column that makes the shift and is hashed. */
export const wholeLinesOf = async (db: Db, shiftIds: readonly number[]): Promise<ClockingLine[]> =>
  (
    await db.read(
      statement<Omit<LineRow, 'seq' | 'line' | 'hash' | 'salt'>>(
        `select ${ofLine} from clockings c join shifts s on s.company_id = c.company_id and s.shift_id = c.shift_id and s.site_id = c.site_id
          where c.company_id = $1 and c.shift_id = any($2::int[]) order by c.shift_id, c.seq`,
        [db.companyId, shiftIds],
      ),
    )
  ).map((row) => columnsOf(row))

function columnsOf(row: Pick<LineRow, keyof ClockingLine>): ClockingLine {
  const columns = Object.fromEntries(lineColumns.map((column) => [column, row[column]])) as unknown as ClockingLine
  return { ...columns, private_digest: row.private_digest?.toString('hex') ?? null }
}

export interface StoredShift extends Projection {
  readonly shift_id: number
  readonly site_code: string
  readonly number: string
}
/** Some shifts, as they stand. */
export const shiftsNamed = (db: Db, shiftIds: readonly number[]): Promise<StoredShift[]> =>
  db.read(
    statement<StoredShift>(
      `select s.shift_id, coalesce(t.code, s.site_id::text) as site_code, s.number, ${projectionColumns.map((column) => `s.${column}`).join(', ')}
         from shifts s left join sites t on t.company_id = s.company_id and t.site_id = s.site_id
        where s.company_id = $1 and s.shift_id = any($2::int[]) order by s.shift_id`,
      [db.companyId, shiftIds],
    ),
  )
