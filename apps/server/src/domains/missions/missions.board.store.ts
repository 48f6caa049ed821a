import type { MissionCounts } from '@vigie/contract/missions/missions.board.ts'
import type { MissionFilter } from '@vigie/contract/missions/missions.rules.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { missionColumns, missionShiftColumns, missionShiftTables, type MissionRow, type MissionShiftRow } from './missions.store.ts'

/** Words that begin those of a site's name, or of an agent to whom it is offered: `found` holds what they find of each kind ($1 the company). */
const foundBy = (words: string): string => `
  asked as materialized (
    select word collate "C" as word, (word || U&'\\+10FFFF') collate "C" as bound from unnest(search_words_of(${words})) word),
  named as materialized (
    select w.kind, w.id from asked join search_words w on w.company_id = $1 and w.kind in ('agent', 'site') and w.word >= asked.word and w.word < asked.bound
     group by w.kind, w.id having count(distinct asked.word) = (select count(*) from asked)),
  found as materialized (
    select a.mission_id from named n join mission_agents a on a.company_id = $1 and a.agent_id = n.id where n.kind = 'agent'
    union
    select o.mission_id from named n join shifts s on s.company_id = $1 and s.site_id = n.id
      join mission_shifts o on o.company_id = $1 and o.shift_id = s.shift_id where n.kind = 'site'),`

/** Over `missions m`: one of its services that nobody has, and more that is asked of it. */
const openShift = (more = '') => `exists (
  select from mission_shifts o join shifts s on s.company_id = o.company_id and s.shift_id = o.shift_id
   where o.company_id = $1 and o.mission_id = m.mission_id and s.agent_id is null ${more})`
const anyShift = 'exists (select from mission_shifts o where o.company_id = $1 and o.mission_id = m.mission_id)'
const saidYes = 'exists (select from mission_agents a where a.company_id = $1 and a.mission_id = m.mission_id and a.response = 2)'
/** Found from the services that begin later: of a long list those that are open are few. */
const isOpen = (now: string) =>
  `m.closed_at is null and m.mission_id in (select mission_id from later) and not ${openShift(`and s.starts_at <= ${now}`)}`
const laterBy = (now: string) => `
  later as materialized (
    select distinct o.mission_id from shifts s join mission_shifts o on o.company_id = $1 and o.shift_id = s.shift_id
     where s.company_id = $1 and s.agent_id is null and s.starts_at > ${now})`

/** As `stateOfMission` says it: a test compares them. */
const fits: Readonly<Record<MissionFilter, string>> = {
  open: isOpen('$2'),
  answered: `${isOpen('$2')} and ${saidYes}`,
  assigned: `m.assigned_agent_id is not null and ${anyShift}`,
  closed: `m.closed_at is not null and m.assigned_agent_id is null and ${anyShift}`,
  filled: `m.closed_at is null and ${anyShift} and not ${openShift()}`,
  over: `m.closed_at is null and ${openShift('and s.starts_at <= $2')}`,
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
    `with ${search === '' ? '' : foundBy('$5')} ${laterBy('$2')}
     select ${missionColumns} from missions m
      where m.company_id = $1 and ($3::int is null or m.mission_id < $3) and ${state === null ? anyShift : fits[state]}
        and ${search === '' ? `$5 = ''` : 'm.mission_id in (select mission_id from found)'}
      order by m.mission_id desc limit $4`,
    [db.companyId, now, before ?? null, limit, search],
  )

/** How many there are in each state. Of those that nobody has closed each is looked at once. */
export const countBoard = (db: Db, search: string, now: Instant) =>
  statement<MissionCounts>(
    `with ${search === '' ? '' : foundBy('$3')}
     standing as materialized (
       select m.mission_id, bool_or(s.agent_id is null) as has_free, bool_or(s.agent_id is null and s.starts_at <= $2) as has_begun
         from missions m
         join mission_shifts o on o.company_id = $1 and o.mission_id = m.mission_id
         join shifts s on s.company_id = $1 and s.shift_id = o.shift_id
        where m.company_id = $1 and m.closed_at is null and ${search === '' ? `$3 = ''` : 'm.mission_id in (select mission_id from found)'}
        group by m.mission_id)
     select count(*) filter (where m.has_free and not m.has_begun)::int as open,
            count(*) filter (where m.has_free and not m.has_begun and ${saidYes})::int as answered,
            count(*) filter (where not m.has_free)::int as filled, count(*) filter (where m.has_begun)::int as over,
            coalesce(max(c.assigned), 0)::int as assigned, coalesce(max(c.closed), 0)::int as closed
       from (select count(*) filter (where m.assigned_agent_id is not null) as assigned, count(*) filter (where m.assigned_agent_id is null) as closed
               from missions m where m.company_id = $1 and m.closed_at is not null and ${anyShift}
                and ${search === '' ? 'true' : 'm.mission_id in (select mission_id from found)'}) c
       left join standing m on true`,
    [db.companyId, now, search],
  )

/** How many open missions somebody said yes to. */
export const countAnsweredMissions = (db: Db, now: Instant) =>
  statement<{ count: number }>(
    `with ${laterBy('$2')} select count(*)::int as count from missions m where m.company_id = $1 and ${isOpen('$2')} and ${saidYes}`,
    [db.companyId, now],
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
           where o.company_id = $1 and o.shift_id = s.shift_id and m.closed_at is null)
      order by s.starts_at, s.shift_id limit $8`,
    [db.companyId, now, siteId, from, to, after?.key ?? null, after?.id ?? 0, limit],
  )
