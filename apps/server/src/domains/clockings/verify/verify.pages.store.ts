import { statement, type Db } from '../../../platform/postgres/db.ts'
import { lineColumns, lineTypes, textOf, type ClockingDetails, type ClockingLine } from '../clockings.line.ts'

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

const nobody = Object.fromEntries(lineColumns.map((column) => [column, null])) as unknown as ClockingLine
/** The columns that stand in the text also when they are null. */
const always = new Set(Object.keys(JSON.parse(textOf(nobody)) as object))
/** Those that do not: what came later. */
const laterColumns = lineColumns.filter((column) => !always.has(column))

/** SQL that writes the text of a line's columns, as `textOf` does. One call that joins all is the fastest there is. */
const rewritten = `concat(${lineColumns
  .map((column, at) => {
    const name = `${at === 0 ? '{' : ','}"${column}":`
    const [quote, value] = written[lineTypes[column]]
    const said = value(`c.${column}`)
    if (!always.has(column)) return `'${name}${quote}' || ${said} || '${quote}'`
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
/** The lines from a number on, as many as a page holds. */
export const pageOfLines = (db: Db, siteId: number, from: number) =>
  statement<LinesPage>(
    `select count(*) as count, max(seq) as last, bool_and(is_same) as "isSame", string_agg(line, E'\\n') as texts,
            string_agg(hash, ''::bytea) as hashes
       from (select c.seq, c.line, c.hash, c.line = ${rewritten} as is_same from clockings c
              where c.company_id = $1 and c.site_id = $2 and c.seq between $3 and $4 order by c.seq) c`,
    [db.companyId, siteId, from, from + pageSize - 1],
  )

export const countOfLines = (db: Db, siteId: number) =>
  statement<{ count: number }>(`select count(*) as count from clockings where company_id = $1 and site_id = $2`, [db.companyId, siteId])

type KeptDetails = ClockingDetails & { readonly seq: number }
/** What is still kept of the lines of a page; their texts hold its digests. */
export const detailsOfPage = (db: Db, siteId: number, from: number) =>
  statement<KeptDetails>(
    `select d.seq, d.salt, d.latitude, d.longitude, d.accuracy_metres, d.comment
       from clocking_details d
      where d.company_id = $1 and d.site_id = $2 and d.seq between $3 and $4`,
    [db.companyId, siteId, from, from + pageSize - 1],
  )

const of = (kind: string, value: string) => `${value} filter (where c.kind = '${kind}')`
/** Three flags of a line in one number: there are fewer to gather. */
const flagsOf = (forced: string, outside: string, offline: string) => `(${forced}::int + 2 * ${outside}::int + 4 * ${offline}::int)`
const flags = flagsOf('c.is_forced', 'c.is_outside_area', 'c.is_offline')

/**
 * The shifts of a site that are not surely what their lines make of them. Sure is: one arrival, one departure, one
 * announcement at the most and nothing else, and the columns say just that. All others are judged by the rule itself.
 */
export const doubtfulShifts = (db: Db, siteId: number) =>
  statement<{ shiftId: number }>(
    `with l as (
       select c.shift_id,
              bool_and(c.kind in ('start', 'end', 'pre_clocking')${laterColumns.map((column) => ` and c.${column} is null`).join('')})
                and ${['start', 'end', 'pre_clocking'].map((kind) => `${of(kind, 'count(*)')} <= 1`).join(' and ')} as is_plain,
              ${of('start', 'max(c.happened_at)')} as arrived_at, ${of('end', 'max(c.happened_at)')} as left_at,
              ${of('pre_clocking', 'max(c.happened_at)')} as pre_clock_in_at,
              ${of('start', 'max(c.verdict)')} as clock_in_status, ${of('end', 'max(c.verdict)')} as clock_out_status,
              ${of('start', `max(${flags})`)} as in_flags, ${of('end', `max(${flags})`)} as out_flags
         from clockings c where c.company_id = $1 and c.site_id = $2 group by c.shift_id)
     select s.shift_id as "shiftId" from shifts s left join l on l.shift_id = s.shift_id
      where s.company_id = $1 and s.site_id = $2
        and (s.arrived_at, s.left_at, s.pre_clock_in_at, s.clock_in_status, s.clock_out_status,
             ${flagsOf('s.is_clock_in_forced', 's.is_clock_in_outside_area', 's.is_clock_in_offline')},
             ${flagsOf('s.is_clock_out_forced', 's.is_clock_out_outside_area', 's.is_clock_out_offline')},
             s.break_started_at, s.said_break_started_at, s.break_minutes, s.longest_break_minutes, s.unconfirmed_count, s.is_clock_in_unconfirmed, s.is_clock_out_unconfirmed, true)
            is distinct from
            (l.arrived_at, l.left_at, l.pre_clock_in_at, l.clock_in_status, l.clock_out_status,
             coalesce(l.in_flags, 0), coalesce(l.out_flags, 0), null::timestamptz, null::timestamptz, 0, 0,
             0, false, false, coalesce(l.is_plain, true))
      order by s.shift_id`,
    [db.companyId, siteId],
  )
