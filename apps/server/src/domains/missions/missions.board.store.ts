import { mostCounted } from '@vigie/contract/kit/counting.ts'
import type { MissionCounts } from '@vigie/contract/missions/missions.board.ts'
import type { MissionFilter } from '@vigie/contract/missions/missions.rules.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'
import { missionColumns, missionShiftColumns, missionShiftTables, type MissionRow, type MissionShiftRow } from './missions.store.ts'

/** So many sites and agents that words find are walked one by one for their missions; of more, the missions are looked at one by one. */
const mostWalked = 300

/** Words that begin those of a site's name, or of an agent to whom it is offered: `named` holds what they find of each kind ($1 the company). */
const namedBy = (words: string): string => `
  asked as materialized (
    select word collate "C" as word, (word || U&'\\+10FFFF') collate "C" as bound from unnest(search_words_of(${words})) word),
  named as materialized (
    select w.kind, w.id from asked join search_words w on w.company_id = $1 and w.kind in ('agent', 'site') and w.word >= asked.word and w.word < asked.bound
     group by w.kind, w.id having count(distinct asked.word) = (select count(*) from asked)),
  few as materialized (select count(*) <= ${mostWalked} as are from named)`

/** Asked of one mission at a time, so that a page is full early: an `exists` would be made a table of all of them. */
const probe = (of: string): string => `coalesce((select true from ${of} limit 1), false)`

/** InspectionResult up in a table of those that the words find, made once; as a plain `in` each mission would walk through all of them. */
const isNamed = (id: string, kind: 'agent' | 'site') => `(${id} in (select id from named where kind = '${kind}')) is true`

/** Over `missions m`: whether the words find it. */
const isFound = `(${probe(`mission_agents x where x.company_id = $1 and x.mission_id = m.mission_id and ${isNamed('x.agent_id', 'agent')}`)}
  or ${probe(`mission_shifts o where o.company_id = $1 and o.mission_id = m.mission_id and ${isNamed('o.site_id', 'site')}`)})`

/** Over `missions m`: one of its services that nobody has, and more that is asked of it. */
const openShift = (more = '') =>
  probe(`mission_shifts o join shifts s on s.company_id = o.company_id and s.shift_id = o.shift_id
    where o.company_id = $1 and o.mission_id = m.mission_id and s.agent_id is null ${more}`)
const hasShift = (alias: string) => probe(`mission_shifts y where y.company_id = $1 and y.mission_id = ${alias}.mission_id`)
const anyShift = hasShift('m')
const saidYes = probe('mission_agents x where x.company_id = $1 and x.mission_id = m.mission_id and x.response = 2')
const stands = 'm.closed_at is null and m.ended_as is null'
const isOpen = (now: string) => `${stands} and ${openShift()} and not ${openShift(`and s.starts_at <= ${now}`)}`

/** As `stateOfMission` says it of those that still stand, which are few: a test compares them. */
const standing: Readonly<Partial<Record<MissionFilter, string>>> = {
  open: isOpen('$2'),
  answered: `${isOpen('$2')} and ${saidYes}`,
  filled: `${stands} and ${anyShift} and not ${openShift()}`,
  over: `${stands} and ${openShift('and s.starts_at <= $2')}`,
}
const endings = ['assigned', 'closed', 'filled', 'over'] as const
type Ending = (typeof endings)[number]
const endingOf = (state: MissionFilter): Ending | null => endings.find((ending) => ending === state) ?? null
/** Of a mission by its alias: that it ended as this; null: as whatever, and one of its services is still there. */
const isEnded = (alias: string, ending: Ending | null) =>
  ending === null ? `${alias}.ending is not null and ${hasShift(alias)}` : `${alias}.ending = '${ending}'`

/** The latest missions of one ending, or of any, that words find, so many: of few sites and agents each one's own, of many whatever is walked past. */
function endedFound(ending: Ending | null, before: string, limit: string): string {
  const own = (table: string, key: string) => `select distinct o.mission_id from ${table} o
     where o.company_id = $1 and o.${key} = n.id ${before.replaceAll('m.', 'o.')}
       and coalesce((select ${isEnded('k', ending)} from missions k where k.company_id = $1 and k.mission_id = o.mission_id), false)
     order by o.mission_id desc limit ${limit}`
  return `
    select f.mission_id from (select id from named where kind = 'site' and (select are from few)) n cross join lateral (${own('mission_shifts', 'site_id')}) f
    union
    select f.mission_id from (select id from named where kind = 'agent' and (select are from few)) n cross join lateral (${own('mission_agents', 'agent_id')}) f
    union
    (select m.mission_id from missions m where m.company_id = $1 and not (select are from few) ${before} and ${isEnded('m', ending)} and ${isFound}
      order by m.mission_id desc limit ${limit})`
}

export interface BoardQuestion {
  readonly state: MissionFilter | null
  readonly search: string
  readonly limit: number
  readonly before: number | undefined
  readonly now: Instant
}
const beforeGiven = 'and ($3::int is null or m.mission_id < $3)'
/** The ids of a page: of those that stand, and of those that ended, each from its latest on. */
function pageIds(state: MissionFilter | null, isSearched: boolean): string {
  const latest = (condition: string) => `(select m.mission_id from missions m where m.company_id = $1 ${beforeGiven} and ${condition}
      order by m.mission_id desc limit $4)`
  if (state === null && !isSearched) return latest(anyShift)
  const alive = state === null ? `${stands} and ${anyShift}` : standing[state]
  const ending = state === null ? null : endingOf(state)
  return [
    ...(alive ? [latest(isSearched ? `${alive} and ${isFound}` : alive)] : []),
    ...(state !== null && ending === null
      ? []
      : [isSearched ? `(${endedFound(ending, beforeGiven, '$4')})` : latest(isEnded('m', ending))]),
  ].join(' union all ')
}

/** The missions of a company in one state, or all, that words find; the latest first. The plan goes by how many are asked for. */
export const boardOf = (db: Db, { state, search, limit, before, now }: BoardQuestion) =>
  statement<MissionRow>(
    `with ${search === '' ? '' : `${namedBy('$5')},`}
     ids as materialized (select mission_id from (${pageIds(state, search !== '')}) found order by mission_id desc limit $4)
     select ${missionColumns} from ids join ${rowByKey('missions', 'm', 'k.mission_id = ids.mission_id')}
      where $2::timestamptz is not null and $5::text is not null
      order by m.mission_id desc`,
    [db.companyId, now, before ?? null, limit, search],
    { usesCustomPlan: true },
  )

/** So many of each ending: as they are kept, or of those that words find up to a thousand. */
const countEnded = `select ${endings
  .map((ending) => `coalesce(sum(c.count) filter (where c.ending = '${ending}'), 0) as ${ending}`)
  .join()} from mission_counts c where c.company_id = $1`
/** Of the latest missions that ended so many show what share of them words find. */
const sampled = 200
/**
 * Where words find a share s of N missions that ended, counting those of each site and agent looks at s·N of them, and counting each
 * of the four endings from its latest on at `mostCounted`/s: the first is less where s²·N is less than four times `mostCounted`.
 */
const ownFound = `
  rare as materialized (
    select (select are from few) and (count(*) filter (where ${isFound}))::float8 ^ 2
             * (select coalesce(sum(c.count), 0) from mission_counts c where c.company_id = $1) <= ${sampled ** 2 * endings.length * mostCounted} as are
      from (select k.mission_id from missions k where k.company_id = $1 and k.ending is not null order by k.mission_id desc limit ${sampled}) m),
  own as materialized (
    select k.ending, count(*) as count
      from (select o.mission_id from (select id from named where kind = 'site' and (select are from rare)) n
              cross join lateral (select x.mission_id from mission_shifts x where x.company_id = $1 and x.site_id = n.id offset 0) o
            union
            select o.mission_id from (select id from named where kind = 'agent' and (select are from rare)) n
              cross join lateral (select x.mission_id from mission_agents x where x.company_id = $1 and x.agent_id = n.id offset 0) o) f
      join ${rowByKey('missions', 'k', 'k.mission_id = f.mission_id')}
     where k.ending is not null group by k.ending)`
const countEndedFound = `select ${endings
  .map(
    (ending) =>
      `case when (select are from rare) then coalesce((select w.count from own w where w.ending = '${ending}'), 0)
       else (select count(*) from (select from missions m where m.company_id = $1 and ${isEnded('m', ending)} and ${isFound}
               order by m.mission_id desc limit ${mostCounted}) x) end as ${ending}`,
  )
  .join()}`

/**
 * How many there are in each state, where words are looked for up to a thousand of each. Those that still stand are looked at one
 * by one, of the others it is kept how many ended as what.
 */
export function countBoard(db: Db, search: string, now: Instant) {
  const upTo = (count: string) => (search === '' ? `(${count})::int` : `least(${count}, ${mostCounted})::int`)
  return statement<MissionCounts>(
    `with ${search === '' ? '' : `${namedBy('$3')}, ${ownFound},`}
     standing as materialized (
       select m.mission_id, t.has_free, t.has_begun
         from missions m cross join lateral (
           select bool_or(s.agent_id is null) as has_free, bool_or(s.agent_id is null and s.starts_at <= $2) as has_begun
             from mission_shifts o join ${rowByKey('shifts', 's', 'k.shift_id = o.shift_id')}
            where o.company_id = $1 and o.mission_id = m.mission_id) t
        where m.company_id = $1 and ${stands} and t.has_free is not null and ${search === '' ? `$3 = ''` : isFound}),
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
      where m.company_id = $1 and ${stands} and not ${probe(`mission_shifts o join shifts s on s.company_id = o.company_id and s.shift_id = o.shift_id
         where o.company_id = $1 and o.mission_id = m.mission_id and s.starts_at >= $2`)}
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
        and not ${probe(`mission_shifts o join missions m on m.company_id = o.company_id and m.mission_id = o.mission_id
           where o.company_id = $1 and o.shift_id = s.shift_id and ${stands}`)}
      order by s.starts_at, s.shift_id limit $8`,
    [db.companyId, now, siteId, from, to, after?.key ?? null, after?.id ?? 0, limit],
    { usesCustomPlan: true },
  )
