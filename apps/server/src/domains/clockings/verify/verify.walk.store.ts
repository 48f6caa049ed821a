import { statement, type Db } from '../../../platform/postgres/db.ts'
import { digestOfDetails } from '../clockings.line.ts'
import { isSame } from './verify.rewriting.ts'

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

export interface StoredLines {
  /** Of each line its site, its sequence (four bytes each) and its hash, or zeros where it is none: `bytesOfLine`. */
  readonly lines: Buffer | null
  /** One below the other. */
  readonly texts: string | null
  /** The sites of lines whose columns do not say what the text says. */
  readonly otherSiteIds: readonly number[] | null
}
export const bytesOfLine = 40
/** Blocks of a table, from one up to another. */
export interface Blocks {
  readonly from: number
  readonly until: number
}
const hash = `case when octet_length(c.hash) = 32 then c.hash else decode(repeat('00', 32), 'hex') end`
/**
 * The lines of all sites that are stored in some blocks, as they lie; so many blocks make a row. Several rows are asked for at once,
 * for beginning a statement takes as long as some thirty lines, and a text of more blocks takes Node longer than two of half as many.
 * What is not there has a place in its list all the same, so that no line lends its own to another.
 */
export const linesStored = (db: Db, { from, until }: Blocks, blocksOfRow: number) =>
  statement<StoredLines>(
    `select l.*
       from generate_series($2::int, $3::int - 1, $4::int) b, lateral (
         select string_agg(int4send(coalesce(c.site_id, 0)) || int4send(coalesce(c.seq, 0)) || ${hash}, '') as lines,
                string_agg(coalesce(c.line, ''), E'\\n') as texts, array_agg(c.site_id) filter (where not ${isSame}) as "otherSiteIds"
           from clockings c
          where c.company_id = $1 and c.ctid >= format('(%s,0)', b)::tid and c.ctid < format('(%s,0)', b + $4)::tid) l`,
    [db.companyId, from, until, blocksOfRow],
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
export const detailsStored = (db: Db, { from, until }: Blocks) =>
  statement<{ details: string | null }>(
    `select json_agg(json_build_array(d.site_id, encode(c.private_digest, 'hex'), encode(d.salt, 'hex'),
              d.latitude, d.longitude, d.accuracy_metres, d.comment))::text as details
       from clocking_details d
       left join clockings c on c.company_id = d.company_id and c.site_id = d.site_id and c.seq = d.seq
      where d.company_id = $1 and d.ctid >= format('(%s,0)', $2::int)::tid and d.ctid < format('(%s,0)', $3::int)::tid`,
    [db.companyId, from, until],
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
