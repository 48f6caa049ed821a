import type { Instant, LocalDateTime, Month } from '@vigie/contract/kit/time.ts'
import type { PostPart } from '@vigie/contract/planning/planning.assignment.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** A service that is split at an instant: its agent keeps the first part, the second part is a new service without an agent. */
export interface Division {
  readonly shiftId: number
  readonly version: number
  readonly at: Instant
  readonly reason: string
  readonly userId: number
}
export interface Divided {
  readonly shiftId: number
  readonly followerId: number
  readonly formerAgentId: number | null
  readonly formerPartnerId: number | null
  readonly month: Month
  readonly wasPublished: boolean
}

/**
 * Splits a service, if it still has the version that the rule read (else no row). The second part takes site, prestation, profile
 * and note. The planned break goes to the longer part. Pre-clocking is not asked for the second part. The month of the former
 * agent is marked as changed, as in `planShifts`.
 */
export const divideShift = (db: Db, { shiftId, version, at, reason, userId }: Division, now: Instant) =>
  statement<Divided>(
    `with held as materialized (
       select s.*, si.time_zone, regexp_replace(s.number, '-R\\d+$', '') as root, s.ends_at - $4::timestamptz > $4::timestamptz - s.starts_at as is_rest_longer
         from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
        where s.company_id = $1 and s.shift_id = $2 and s.version = $3 for update of s),
     -- materialized: compared with a value at hand, a number is looked up in its index
     numbers as materialized (select n, h.root || '-R' || n as number from held h cross join generate_series(1, 99) n),
     rest as (
       insert into shifts (company_id, number, site_id, profile_id, activity_id, prestation_id, starts_at, ends_at, month, planned_break_minutes,
                           note, can_pre_clock, planned_at, follows_id, followed_by_id, post_ends_at)
       select $1, (select t.number from numbers t
                    where not coalesce((select true from shifts o where o.company_id = $1 and o.number = t.number limit 1), false)
                    order by t.n limit 1),
              h.site_id, h.profile_id, h.activity_id, h.prestation_id, $4, h.ends_at, to_char($4 at time zone h.time_zone, 'YYYYMM'),
              case when h.is_rest_longer then h.planned_break_minutes end, h.note, false, $7, h.shift_id, h.followed_by_id,
              case when h.followed_by_id is not null then h.post_ends_at end
         from held h
       returning shift_id, followed_by_id),
     -- What followed already follows the rest.
     next as (
       update shifts s set follows_id = r.shift_id, version = s.version + 1 from rest r
        where s.company_id = $1 and s.shift_id = r.followed_by_id returning s.shift_id),
     first as (
       update shifts s
          set ends_at = $4, followed_by_id = r.shift_id, post_ends_at = coalesce(s.post_ends_at, s.ends_at),
              planned_break_minutes = case when h.is_rest_longer then null else s.planned_break_minutes end, planned_at = $7, version = s.version + 1
         from held h, rest r where s.company_id = $1 and s.shift_id = h.shift_id
       returning s.shift_id),
     written as (
       insert into handovers (company_id, shift_id, follower_id, former_agent_id, from_at, reason, user_id, created_at)
       select $1, h.shift_id, r.shift_id, h.agent_id, $4, $5, $6, $7 from held h, rest r),
     touched as (
       update schedule_months m
          set changed_at = greatest($7::timestamptz, m.validated_at + interval '1 second', m.changed_at + interval '1 second')
         from held h where m.company_id = $1 and m.agent_id = h.agent_id and m.month = h.month
       returning m.published_at is not null as stands)
     select h.shift_id as "shiftId", r.shift_id as "followerId", h.agent_id as "formerAgentId", a.partner_id as "formerPartnerId", h.month,
            coalesce((select stands from touched), false) as "wasPublished"
       from held h cross join rest r join first f on f.shift_id = h.shift_id
       left join agents a on a.company_id = $1 and a.agent_id = h.agent_id`,
    [db.companyId, shiftId, version, at, reason, userId, now],
  )

/** Writes down why a service that had begun is another's as a whole. */
export const noteHandover = (
  db: Db,
  { shiftId, formerAgentId, at, reason, userId }: Omit<Division, 'version'> & { readonly formerAgentId: number | null },
  now: Instant,
) =>
  statement(
    `insert into handovers (company_id, shift_id, former_agent_id, from_at, reason, user_id, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [db.companyId, shiftId, formerAgentId, at, reason, userId, now],
  )

export interface Joined {
  readonly shiftId: number
  readonly agentId: number | null
  readonly partnerId: number | null
  readonly month: Month
  readonly isPublished: boolean
}
/**
 * Joins a service with the one that it follows: that one has it whole again, with its comments, and so has its agent. No row where it
 * has another version by now, or follows none.
 */
export const joinShift = (db: Db, { shiftId, version, userId }: { shiftId: number; version: number; userId: number }, now: Instant) =>
  statement<Joined>(
    `with rest as materialized (
       select s.* from shifts s where s.company_id = $1 and s.shift_id = $2 and s.version = $3 and s.follows_id is not null for update),
     moved as (
       update shift_comments c set shift_id = r.follows_id from rest r where c.company_id = $1 and c.shift_id = r.shift_id returning 1),
     undone as (
       update handovers h set undone_at = $5, undone_by = $4, follower_id = null from rest r
        where h.company_id = $1 and h.follower_id = r.shift_id returning 1),
     next as (
       update shifts s set follows_id = r.follows_id, version = s.version + 1 from rest r
        where s.company_id = $1 and s.shift_id = r.followed_by_id returning s.shift_id),
     first as (
       update shifts s
          set ends_at = r.ends_at, followed_by_id = r.followed_by_id,
              post_ends_at = case when r.followed_by_id is not null then s.post_ends_at end,
              planned_break_minutes = coalesce(s.planned_break_minutes, r.planned_break_minutes), planned_at = $5, version = s.version + 1
         from rest r where s.company_id = $1 and s.shift_id = r.follows_id
       returning s.shift_id, s.agent_id, s.month),
     touched as (
       update schedule_months m
          set changed_at = greatest($5::timestamptz, m.validated_at + interval '1 second', m.changed_at + interval '1 second')
         from first f where m.company_id = $1 and m.agent_id = f.agent_id and m.month = f.month
       returning m.published_at is not null as stands)
     select f.shift_id as "shiftId", f.agent_id as "agentId", a.partner_id as "partnerId", f.month,
            coalesce((select stands from touched), false) as "isPublished"
       from first f left join agents a on a.company_id = $1 and a.agent_id = f.agent_id`,
    [db.companyId, shiftId, version, userId, now],
  )

/** Whether the journal has lines of a service, also of acts that were deleted or refused: it is never removed then. */
export const hasJournal = (db: Db, shiftId: number) =>
  statement<{ isThere: boolean }>(
    `select exists (select from clockings l where l.company_id = $1 and l.shift_id = $2)
         or exists (select from journal_entries e where e.company_id = $1 and e.shift_id = $2) as "isThere"`,
    [db.companyId, shiftId],
  )

/** Deletes the second part after it was merged with the first. */
export const removeJoined = (db: Db, shiftId: number) =>
  statement('delete from shifts where company_id = $1 and shift_id = $2 and agent_id is null and arrived_at is null', [
    db.companyId,
    shiftId,
  ])

/** The post that a service belongs to, as far as it changed hands: its parts in order. A service that is whole is one part. */
export const partsOfPost = (db: Db, shiftId: number) =>
  statement<PostPart>(
    `with recursive back as (
       select s.shift_id, s.follows_id from shifts s where s.company_id = $1 and s.shift_id = $2
       union all
       select s.shift_id, s.follows_id from back b join shifts s on s.company_id = $1 and s.shift_id = b.follows_id),
     parts as (
       select b.shift_id from back b where b.follows_id is null
       union all
       select s.shift_id from parts p join shifts s on s.company_id = $1 and s.follows_id = p.shift_id)
     select s.shift_id as "shiftId", a.last_name || ' ' || a.first_name as "agentName",
            (s.starts_at at time zone si.time_zone)::text as "startsLocal", (s.ends_at at time zone si.time_zone)::text as "endsLocal",
            (s.arrived_at at time zone si.time_zone)::text as "arrivedLocal", (s.left_at at time zone si.time_zone)::text as "leftLocal"
       from parts p join shifts s on s.company_id = $1 and s.shift_id = p.shift_id
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       left join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
      order by s.starts_at, s.shift_id`,
    [db.companyId, shiftId],
  )

export interface HandoverRow {
  readonly shiftId: number
  readonly formerAgentName: string | null
  readonly fromLocal: LocalDateTime
  readonly reason: string
  readonly managerName: string
  readonly createdAt: Instant
  readonly undoneAt: Instant | null
  readonly undoneByName: string | null
}
const nameOf = (user: string) => `concat_ws(' ', nullif(${user}.first_name, ''), ${user}.last_name)`
/** What was written down when services changed hands, the latest first. */
export const handoversOf = (db: Db, shiftIds: readonly number[]) =>
  statement<HandoverRow>(
    `select h.shift_id as "shiftId", a.last_name || ' ' || a.first_name as "formerAgentName",
            (h.from_at at time zone si.time_zone)::text as "fromLocal", h.reason, ${nameOf('u')} as "managerName",
            h.created_at as "createdAt", h.undone_at as "undoneAt", case when x.user_id is not null then ${nameOf('x')} end as "undoneByName"
       from handovers h join shifts s on s.company_id = h.company_id and s.shift_id = h.shift_id
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       join users u on u.company_id = h.company_id and u.user_id = h.user_id
       left join users x on x.company_id = h.company_id and x.user_id = h.undone_by
       left join agents a on a.company_id = h.company_id and a.agent_id = h.former_agent_id
      where h.company_id = $1 and h.shift_id = any($2) order by h.created_at desc, h.handover_id desc`,
    [db.companyId, shiftIds],
  )
