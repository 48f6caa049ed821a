import { mostCounted, type MissionCounts } from '@vigie/contract/missions/missions.board.ts'
import type { MissionFilter } from '@vigie/contract/missions/missions.rules.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { missionColumns, missionShiftColumns, missionShiftTables, type MissionRow, type MissionShiftRow } from './missions.store.ts'

/** So many sites and agents that words find are walked one by one for their missions; of more, the missions are looked at one by one. */
const mostWalked = 300

/** Words that begin those of a site's name, or of an agent to whom it is offered: `found` holds what they find of each kind ($1 the company). */
const foundBy = (words: string): string => `
  asked as materialized (
    select word collate "C" as word, (word || U&'\\+10FFFF') collate "C" as bound from unnest(search_words_of(${words})) word),
  named as materialized (
    select w.kind, w.id from asked join search_words w on w.company_id = $1 and w.kind in ('agent', 'site') and w.word >= asked.word and w.word < asked.bound
     group by w.kind, w.id having count(distinct asked.word) = (select count(*) from asked)),
  few as materialized (select count(*) <= ${mostWalked} as are from named),
  found as materialized (
    select a.mission_id from named n join mission_agents a on a.company_id = $1 and a.agent_id = n.id where n.kind = 'agent' and (select are from few)
    union
    select o.mission_id from named n join shifts s on s.company_id = $1 and s.site_id = n.id
      join mission_shifts o on o.company_id = $1 and o.shift_id = s.shift_id where n.kind = 'site' and (select are from few))`

/** Asked of one mission at a time, so that a page is full early: an `exists` would be made a table of all of them. */
const probe = (of: string): string => `coalesce((select true from ${of} limit 1), false)`

/** Looked up in a table of those that the words find, made once; as a plain `in` each mission would walk through all of them. */
const isNamed = (id: string, kind: 'agent' | 'site') => `(${id} in (select id from named where kind = '${kind}')) is true`

/** Of words that find many, each mission is looked at until a page is full, or enough are counted. */
const isFound = `case when (select are from few) then m.mission_id in (select mission_id from found) else
  ${probe(`mission_agents x where x.company_id = $1 and x.mission_id = m.mission_id and ${isNamed('x.agent_id', 'agent')}`)}
  or ${probe(`mission_shifts o join shifts s on s.company_id = o.company_id and s.shift_id = o.shift_id
       where o.company_id = $1 and o.mission_id = m.mission_id and ${isNamed('s.site_id', 'site')}`)} end`

/** Over `missions m`: one of its services that nobody has, and more that is asked of it. */
const openShift = (more = '') =>
  probe(`mission_shifts o join shifts s on s.company_id = o.company_id and s.shift_id = o.shift_id
    where o.company_id = $1 and o.mission_id = m.mission_id and s.agent_id is null ${more}`)
const anyShift = probe('mission_shifts o where o.company_id = $1 and o.mission_id = m.mission_id')
const saidYes = probe('mission_agents x where x.company_id = $1 and x.mission_id = m.mission_id and x.response = 2')
const stands = 'm.closed_at is null and m.ended_as is null'
const isOpen = (now: string) => `${stands} and ${openShift()} and not ${openShift(`and s.starts_at <= ${now}`)}`

/** As `stateOfMission` says it: a test compares them. */
const fits: Readonly<Record<MissionFilter, string>> = {
  open: isOpen('$2'),
  answered: `${isOpen('$2')} and ${saidYes}`,
  assigned: 'm.assigned_agent_id is not null',
  closed: 'm.closed_at is not null and m.assigned_agent_id is null',
  filled: `m.closed_at is null and case when m.ended_as is null then ${anyShift} and not ${openShift()} else m.ended_as = 'filled' end`,
  over: `m.closed_at is null and case when m.ended_as is null then ${openShift('and s.starts_at <= $2')} else m.ended_as = 'over' end`,
}

export interface BoardQuestion {
  readonly state: MissionFilter | null
  readonly search: string
  readonly limit: number
  readonly before: number | undefined
  readonly now: Instant
}
/** The missions of a company in one state, or all, that words find; the latest first. */
export const boardOf = (db: Db, { state, search, limit, before, now }: BoardQuestion) =>
  statement<MissionRow>(
    `${search === '' ? '' : `with ${foundBy('$5')}`}
     select ${missionColumns} from missions m
      where m.company_id = $1 and ($3::int is null or m.mission_id < $3) and ${search === '' ? `$5 = ''` : isFound}
        and $2::timestamptz is not null and ${state === null ? anyShift : fits[state]}
      order by m.mission_id desc limit $4`,
    [db.companyId, now, before ?? null, limit, search],
  )

/** What missions ended as that no longer stand, over `missions m`. */
const endings = {
  assigned: 'm.assigned_agent_id is not null',
  closed: 'm.closed_at is not null and m.assigned_agent_id is null',
  filled: `m.closed_at is null and m.ended_as = 'filled'`,
  over: `m.closed_at is null and m.ended_as = 'over'`,
} as const
const ended = Object.entries(endings)
/** All of them in one pass; of those that words find so many of each ending. */
const countEnded = `select ${ended.map(([name, is]) => `count(*) filter (where ${is}) as ${name}`).join()}
  from missions m where m.company_id = $1 and not (${stands})`
const countEndedFound = `select ${ended
  .map(
    ([name, is]) =>
      `(select count(*) from (select from missions m where m.company_id = $1 and ${is} and ${isFound} limit ${mostCounted}) x) as ${name}`,
  )
  .join()}`

/**
 * How many there are in each state, where words are looked for up to a thousand of each. Those that still stand are looked at one
 * by one, of the others what they ended as is counted.
 */
export function countBoard(db: Db, search: string, now: Instant) {
  const upTo = (count: string) => (search === '' ? `(${count})::int` : `least(${count}, ${mostCounted})::int`)
  return statement<MissionCounts>(
    `with ${search === '' ? '' : `${foundBy('$3')},`}
     standing as materialized (
       select m.mission_id, bool_or(s.agent_id is null) as has_free, bool_or(s.agent_id is null and s.starts_at <= $2) as has_begun
         from missions m
         join mission_shifts o on o.company_id = $1 and o.mission_id = m.mission_id
         join shifts s on s.company_id = $1 and s.shift_id = o.shift_id
        where m.company_id = $1 and ${stands} and ${search === '' ? `$3 = ''` : isFound}
        group by m.mission_id),
     ended as materialized (${search === '' ? countEnded : countEndedFound}),
     alive as materialized (
       select count(*) filter (where m.has_free and not m.has_begun) as open,
              count(*) filter (where m.has_free and not m.has_begun and ${saidYes}) as answered,
              count(*) filter (where not m.has_free) as filled, count(*) filter (where m.has_begun) as over from standing m)
     select ${upTo('a.open')} as open, ${upTo('a.answered')} as answered, ${upTo('e.assigned')} as assigned, ${upTo('e.closed')} as closed,
            ${upTo('a.filled + e.filled')} as filled, ${upTo('a.over + e.over')} as over, ${search === '' ? 'null' : mostCounted}::int as most
       from alive a cross join ended e`,
    [db.companyId, now, search],
  )
}

/** How many open missions somebody said yes to. */
export const countAnsweredMissions = (db: Db, now: Instant) =>
  statement<{ count: number }>(`select count(*)::int as count from missions m where m.company_id = $1 and ${isOpen('$2')} and ${saidYes}`, [
    db.companyId,
    now,
  ])

/** Says what missions ended as whose services have all begun before an instant. */
export const endMissions = (db: Db, before: Instant) =>
  statement<{ id: number }>(
    `update missions m set ended_as = case when ${openShift()} then 'over' else 'filled' end
      where m.company_id = $1 and ${stands} and not exists (
        select from mission_shifts o join shifts s on s.company_id = o.company_id and s.shift_id = o.shift_id
         where o.company_id = $1 and o.mission_id = m.mission_id and s.starts_at >= $2)
     returning m.mission_id as id`,
    [db.companyId, before],
  )

export interface OfferableQuestion {
  readonly siteId: number | null
  readonly from: Day | null
  readonly to: Day | null
  readonly limit: number
  readonly after: Cursor | undefined
  readonly now: Instant
}
/** Services that can be offered, as `openShifts` says it. The days are the site's; their bounds in the index fit every zone. */
export const offerableOf = (db: Db, { siteId, from, to, limit, after, now }: OfferableQuestion) =>
  statement<Omit<MissionShiftRow, 'missionId'>>(
    `select ${missionShiftColumns} from ${missionShiftTables}
      where s.company_id = $1 and s.agent_id is null and s.starts_at > $2 and ($3::int is null or s.site_id = $3)
        and s.starts_at >= coalesce($4::date - 1, '-infinity'::timestamp) at time zone 'UTC'
        and s.starts_at < coalesce($5::date + 2, 'infinity'::timestamp) at time zone 'UTC'
        and ($4::date is null or (s.starts_at at time zone si.time_zone)::date >= $4)
        and ($5::date is null or (s.starts_at at time zone si.time_zone)::date <= $5)
        and ($6::timestamptz is null or (s.starts_at, s.shift_id) > ($6, $7))
        and not exists (
          select from mission_shifts o join missions m on m.company_id = o.company_id and m.mission_id = o.mission_id
           where o.company_id = $1 and o.shift_id = s.shift_id and ${stands})
      order by s.starts_at, s.shift_id limit $8`,
    [db.companyId, now, siteId, from, to, after?.key ?? null, after?.id ?? 0, limit],
  )
