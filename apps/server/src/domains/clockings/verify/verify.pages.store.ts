import { statement, type Db } from '../../../platform/postgres/db.ts'
import { laterColumns, lineColumns, lineTypes, type ClockingDetails } from '../clockings.line.ts'

// A million lines are verified at the pace of their hashing: the database writes the text of a line's columns anew and says
// whether it is the stored one, and gives texts and hashes of a page in one value each. What is hashed is hashed here.
// Whatever is not surely right is looked at line by line (verify.chain.ts), and that alone says what is wrong.

/** Lines of one page at the most. */
export const pageSize = 250

/** How a value of each type stands in the text; quotes stand around it. Numbers and truths have none. */
const written: Readonly<Record<(typeof lineTypes)[keyof typeof lineTypes], readonly [quote: '"' | '', value: (column: string) => string]>> =
  {
    int: ['', (column) => `${column}::text`],
    smallint: ['', (column) => `${column}::text`],
    boolean: ['', (column) => `case ${column} when true then 'true' when false then 'false' end`],
    // Words without a quote. One with a quote makes another text, for every name stands in it once.
    text: ['"', (column) => column],
    uuid: ['"', (column) => `${column}::text`],
    // As PostgreSQL writes it in JSON, which has its T; cut to the second, as everywhere. The connection speaks UTC.
    timestamptz: ['"', (column) => `substr(to_json(${column})::text, 2, 19) || 'Z'`],
    bytea: ['"', (column) => `encode(${column}, 'hex')`],
  }

/** SQL that writes the text of a line's columns, as `textOf` does. One call that joins all is the fastest there is. */
const rewritten = `concat(${lineColumns
  .map((column, at) => {
    const name = `${at === 0 ? '{' : ','}"${column}":`
    const [quote, value] = written[lineTypes[column]]
    const said = value(`c.${column}`)
    if (laterColumns.has(column)) return `'${name}${quote}' || ${said} || '${quote}'`
    return quote === '' ? `'${name}', coalesce(${said}, 'null')` : `'${name}', coalesce('"' || ${said} || '"', 'null')`
  })
  .join(', ')}, '}')`

export interface LinesPage {
  readonly count: number
  /** Of the last line; null: there is none. */
  readonly last: number | null
  /** Whether all columns say what the texts say. */
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
       from (select c.seq, c.line, c.hash, c.line = ${rewritten} as is_same from clockings c
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

/** How large the table of all companies' lines is: pages of PostgreSQL, and about how many lines they hold. */
export const sizeOfLines = (db: Db) =>
  statement<{ pages: number; lines: number }>(
    `select coalesce(pg_relation_size(c.oid) / current_setting('block_size')::int, 0) as pages, greatest(c.reltuples, 0) as lines
       from pg_class c where c.oid = 'clockings'::regclass and $1::int is not null`,
    [db.companyId],
  )
/** The same of what is kept of them beside. */
export const pagesOfDetails = (db: Db) =>
  statement<{ pages: number }>(
    `select coalesce(pg_relation_size('clocking_details') / current_setting('block_size')::int, 0) as pages where $1::int is not null`,
    [db.companyId],
  )

/** Where a page of a table begins. */
const beginOf = (page: number): string => `(${page},0)`

export interface StoredLines extends Pick<LinesPage, 'texts' | 'hashes'> {
  /** One each, with a comma between. */
  readonly siteIds: string | null
  readonly seqs: string | null
  /** The sites of lines whose columns do not say what the text says. */
  readonly otherSiteIds: readonly number[] | null
}
/** The lines of all sites that are stored from one page of the table up to another, by site and sequence. */
export const linesStored = (db: Db, from: number, until: number) =>
  statement<StoredLines>(
    `select string_agg(c.site_id::text, ',') as "siteIds", string_agg(c.seq::text, ',') as seqs,
            array_agg(c.site_id) filter (where c.is_same is not true) as "otherSiteIds",
            string_agg(c.line, E'\n') as texts, string_agg(c.hash, ''::bytea) as hashes
       from (select c.site_id, c.seq, c.line, c.hash, c.line = ${rewritten} as is_same from clockings c
              where c.company_id = $1 and c.ctid >= $2::tid and c.ctid < $3::tid order by c.site_id, c.seq) c`,
    [db.companyId, beginOf(from), beginOf(until)],
  )

type StoredDetails = ClockingDetails & { readonly siteId: number; readonly digest: string | null }
/** What is kept beside lines, likewise, each with the digest that its line has; null: it has none. */
export const detailsStored = (db: Db, from: number, until: number) =>
  statement<StoredDetails>(
    `select d.site_id as "siteId", d.salt, d.latitude, d.longitude, d.accuracy_metres, d.comment, encode(c.private_digest, 'hex') as digest
       from clocking_details d
       left join clockings c on c.company_id = d.company_id and c.site_id = d.site_id and c.seq = d.seq
      where d.company_id = $1 and d.ctid >= $2::tid and d.ctid < $3::tid`,
    [db.companyId, beginOf(from), beginOf(until)],
  )
