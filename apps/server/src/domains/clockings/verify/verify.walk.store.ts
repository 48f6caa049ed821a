import { statement, type Db } from '../../../platform/postgres/db.ts'
import { digestOfDetails } from '../clockings.line.ts'
import { isSame, type LinesPage } from './verify.pages.store.ts'

/** How large the table of all companies' lines is: blocks of PostgreSQL, and about how many lines they hold; -1: nobody has counted. */
export const sizeOfLines = (db: Db) =>
  statement<{ blocks: number; lines: number }>(
    // A statement names its company, also where it asks for nobody's rows.
    `select coalesce(pg_relation_size(c.oid) / current_setting('block_size')::int, 0) as blocks, c.reltuples as lines
       from pg_class c where c.oid = 'clockings'::regclass and $1::int is not null`,
    [db.companyId],
  )
/** The same of what is kept of them beside. */
export const blocksOfDetails = (db: Db) =>
  statement<{ blocks: number }>(
    `select coalesce(pg_relation_size('clocking_details') / current_setting('block_size')::int, 0) as blocks where $1::int is not null`,
    [db.companyId],
  )

/** Where a block of a table begins. */
const beginOf = (block: number): string => `(${block},0)`

export interface StoredLines extends Pick<LinesPage, 'texts' | 'hashes'> {
  /** One each, with a comma between. */
  readonly siteIds: string | null
  readonly seqs: string | null
  /** The sites of lines whose columns do not say what the text says. */
  readonly otherSiteIds: readonly number[] | null
}
/** The lines of all sites that are stored from one block of the table up to another, by site and sequence. */
export const linesStored = (db: Db, from: number, until: number) =>
  statement<StoredLines>(
    `select string_agg(c.site_id::text, ',') as "siteIds", string_agg(c.seq::text, ',') as seqs,
            array_agg(c.site_id) filter (where c.is_same is not true) as "otherSiteIds",
            string_agg(c.line, E'\\n') as texts, string_agg(c.hash, ''::bytea) as hashes
       from (select c.site_id, c.seq, c.line, c.hash, ${isSame} as is_same from clockings c
              where c.company_id = $1 and c.ctid >= $2::tid and c.ctid < $3::tid order by c.site_id, c.seq) c`,
    [db.companyId, beginOf(from), beginOf(until)],
  )

/** A row of `detailsStored`: bytes in hexadecimal; null for a digest: the line has none. */
type StoredDetails = readonly [
  siteId: number,
  digest: string | null,
  salt: string,
  latitude: number | null,
  longitude: number | null,
  accuracyMetres: number | null,
  comment: string | null,
]
/** What is kept beside lines, likewise, as a list in JSON: null where there is none. A number that is none (NaN) comes as a word, and fits no digest. */
export const detailsStored = (db: Db, from: number, until: number) =>
  statement<{ details: string | null }>(
    `select json_agg(json_build_array(d.site_id, encode(c.private_digest, 'hex'), encode(d.salt, 'hex'),
              d.latitude, d.longitude, d.accuracy_metres, d.comment))::text as details
       from clocking_details d
       left join clockings c on c.company_id = d.company_id and c.site_id = d.site_id and c.seq = d.seq
      where d.company_id = $1 and d.ctid >= $2::tid and d.ctid < $3::tid`,
    [db.companyId, beginOf(from), beginOf(until)],
  )
/** The sites of details that their lines do not know. */
export const strangersIn = (details: string): number[] =>
  (JSON.parse(details) as StoredDetails[])
    .filter(
      ([, digest, salt, latitude, longitude, accuracy_metres, comment]) =>
        digestOfDetails({ salt: Buffer.from(salt, 'hex'), latitude, longitude, accuracy_metres, comment }) !== digest,
    )
    .map(([siteId]) => siteId)

/** How many lines each site has, wherever they are stored. */
export const countsOfLines = (db: Db) =>
  statement<{ siteId: number; count: number }>(
    `select site_id as "siteId", count(*) as count from clockings where company_id = $1 group by site_id`,
    [db.companyId],
  )
