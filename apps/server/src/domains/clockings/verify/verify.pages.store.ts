import { statement, type Db } from '../../../platform/postgres/db.ts'
import type { ClockingDetails } from '../clockings.line.ts'
import { isSame } from './verify.rewriting.ts'

// A million lines are verified at the pace of their hashing: the database writes the text of a line's columns anew and says
// whether it is the stored one, and gives texts and hashes of a page in one value each. What is hashed is hashed here.
// Whatever is not surely right is looked at line by line (verify.chain.ts), and that alone says what is wrong.

/** Lines of one page at the most. */
export const pageSize = 250

export interface LinesPage {
  readonly count: number
  /** Of the last line; null: there is none. */
  readonly last: number | null
  /** Whether all columns say what the texts say; null: there is no line. */
  readonly isSame: boolean | null
  /** One below the other. */
  readonly texts: string | null
  /** 32 bytes each. */
  readonly hashes: Buffer | null
}
/** The lines from a number to another, as many as a page holds. */
export const pageOfLines = (db: Db, siteId: number, from: number, until: number) =>
  statement<LinesPage>(
    `select count(*) as count, max(seq) as last, bool_and(is_same) as "isSame", string_agg(line, E'\\n') as texts,
            string_agg(hash, ''::bytea) as hashes
       from (select c.seq, c.line, c.hash, ${isSame} as is_same from clockings c
              where c.company_id = $1 and c.site_id = $2 and c.seq between $3 and $4 order by c.seq) c`,
    [db.companyId, siteId, from, Math.min(until, from + pageSize - 1)],
  )

export const countOfLines = (db: Db, siteId: number) =>
  statement<{ count: number }>(`select count(*) as count from clockings where company_id = $1 and site_id = $2`, [db.companyId, siteId])

type KeptDetails = ClockingDetails & { readonly seq: number }
/** What is still kept of the lines of a page; their texts hold its digests. */
export const detailsOfPage = (db: Db, siteId: number, from: number, until: number) =>
  statement<KeptDetails>(
    `select d.seq, d.salt, d.latitude, d.longitude, d.accuracy_metres, d.comment
       from clocking_details d
      where d.company_id = $1 and d.site_id = $2 and d.seq between $3 and $4`,
    [db.companyId, siteId, from, Math.min(until, from + pageSize - 1)],
  )
