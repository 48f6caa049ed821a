import { statement, type Db } from '../../../platform/postgres/db.ts'
import { laterColumns } from '../clockings.line.ts'

/** Services whose lines are gathered at once. */
const shiftsOfPage = 2000

/** The last service of the page that follows one; null: none does. */
export const endOfShifts = (db: Db, after: number) =>
  statement<{ last: number | null }>(
    `select max(s.shift_id) as last
       from (select shift_id from shifts where company_id = $1 and shift_id > $2::bigint order by shift_id limit $3) s`,
    [db.companyId, after, shiftsOfPage],
  )

const of = (kind: string, value: string) => `${value} filter (where c.kind = '${kind}')`
/** Three flags of a line in one number: there are fewer to gather. */
const flagsOf = (forced: string, outside: string, offline: string) => `(${forced}::int + 2 * ${outside}::int + 4 * ${offline}::int)`
const flags = flagsOf('c.is_forced', 'c.is_outside_area', 'c.is_offline')

/** A letter for each act; what came later in a line (a doubt, another line that it is about) makes its service no plain one. */
const letter = `case when ${[...laterColumns].map((column) => `c.${column} is null`).join(' and ')}
                then case c.kind when 'pre_clocking' then 'p' when 'start' then 's' when 'check' then 'c' when 'end' then 'e'
                                 when 'break_start' then '(' when 'break_end' then ')' end end`
/** An instant as a number of whole seconds, as everywhere; also of one that no difference can be taken of (`infinity`). */
const secondOf = (instant: string) => `floor(date_part('epoch', ${instant}))`
/** Announced at the most once, an arrival; verification calls and whole breaks; at the most one departure. Their times follow each other. */
const plain = String.raw`'^p?(s(c|\(\))*e?)?$'`

/**
 * The services of a page that are not surely what their lines make of them. Sure is a plain course of acts (above) whose
 * columns say just that. All others are judged by the rule itself (projection.rules.ts).
 */
export const doubtfulShifts = (db: Db, after: number, last: number) =>
  statement<{ shiftId: number }>(
    `with lines as (
       select c.shift_id, c.site_id, c.seq, c.kind, c.happened_at, c.verdict, c.anomaly_reason_id, c.is_forced, c.is_outside_area, c.is_offline, ${letter} as letter,
              floor((${secondOf('c.happened_at')} - ${secondOf('lag(c.happened_at) over of_shift')}) / 60) as minutes
         from clockings c where c.company_id = $1 and c.shift_id > $2::bigint and c.shift_id <= $3
       window of_shift as (partition by c.shift_id, c.site_id order by c.seq)),
     l as (
       select c.shift_id, c.site_id,
              string_agg(coalesce(c.letter, '?'), '' order by c.seq) ~ ${plain} and coalesce(min(c.minutes), 0) >= 0 as is_plain,
              ${of('start', 'max(c.happened_at)')} as arrived_at, ${of('end', 'max(c.happened_at)')} as left_at,
              ${of('pre_clocking', 'max(c.happened_at)')} as pre_clock_in_at,
              ${of('start', 'max(c.verdict)')} as clock_in_status, ${of('end', 'max(c.verdict)')} as clock_out_status,
              ${of('end', 'max(c.anomaly_reason_id)')} as clock_out_reason_id,
              ${of('start', `max(${flags})`)} as in_flags, ${of('end', `max(${flags})`)} as out_flags,
              ${of('break_end', 'sum(c.minutes)')} as break_minutes, ${of('break_end', 'max(c.minutes)')} as longest_break_minutes,
              array_agg(c.happened_at order by c.seq) filter (where c.kind in ('break_start', 'break_end')) as pause_times,
              ${of('check', 'array_agg(c.happened_at order by c.seq)')} as check_times
         from lines c group by c.shift_id, c.site_id)
     select s.shift_id as "shiftId" from shifts s left join l on l.shift_id = s.shift_id and l.site_id = s.site_id
      where s.company_id = $1 and s.shift_id > $2::bigint and s.shift_id <= $3
        and (s.arrived_at, s.left_at, s.pre_clock_in_at, s.clock_in_status, s.clock_out_status, s.clock_out_reason_id,
             ${flagsOf('s.is_clock_in_forced', 's.is_clock_in_outside_area', 's.is_clock_in_offline')},
             ${flagsOf('s.is_clock_out_forced', 's.is_clock_out_outside_area', 's.is_clock_out_offline')},
             s.break_minutes, s.longest_break_minutes, s.pause_times, s.check_times,
             s.break_started_at, s.said_break_started_at, s.unconfirmed_count, s.is_clock_in_unconfirmed, s.is_clock_out_unconfirmed,
             s.is_clock_in_imprecise, s.is_clock_out_imprecise, true)
            is distinct from
            (l.arrived_at, l.left_at, l.pre_clock_in_at, l.clock_in_status, l.clock_out_status, l.clock_out_reason_id,
             coalesce(l.in_flags, 0), coalesce(l.out_flags, 0),
             coalesce(l.break_minutes, 0), coalesce(l.longest_break_minutes, 0), coalesce(l.pause_times, '{}'), coalesce(l.check_times, '{}'),
             null::timestamptz, null::timestamptz, 0, false, false, false, false, coalesce(l.is_plain, true))
      order by s.shift_id`,
    [db.companyId, after, last],
  )
