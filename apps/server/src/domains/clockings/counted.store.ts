import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** A service, its agent, and between which instants it is to count. */
export interface ToCount {
  readonly shiftId: number
  readonly agentId: number | null
  readonly from: Instant
  readonly to: Instant
}

export interface Counted {
  readonly agentName: string
  readonly siteName: string
  readonly arrivedLocal: LocalDateTime
  readonly leftLocal: LocalDateTime
}

/**
 * Another service of the agent, or another part of the same post, that counts some of these minutes already: the first one. Times are cut
 * to their minute, as the hours are counted. Acts lie at most 12 hours outside a service of a day: three days before reach them all.
 */
export const countedBetween = (db: Db, { shiftId, agentId, from, to }: ToCount) =>
  statement<Counted>(
    `with recursive post as (
       select s.shift_id, s.follows_id, s.followed_by_id from shifts s where s.company_id = $1 and s.shift_id = $2
       union
       select s.shift_id, s.follows_id, s.followed_by_id
         from post p join shifts s on s.company_id = $1 and s.shift_id in (p.follows_id, p.followed_by_id)),
     others as (
       select p.shift_id from post p
       union
       select s.shift_id from shifts s
        where s.company_id = $1 and s.agent_id = $3 and s.starts_at >= $4::timestamptz - interval '3 days' and s.starts_at < $5::timestamptz + interval '1 day')
     select a.last_name || ' ' || a.first_name as "agentName", si.name as "siteName",
            (s.arrived_at at time zone si.time_zone)::text as "arrivedLocal", (s.left_at at time zone si.time_zone)::text as "leftLocal"
       from others o join shifts s on s.company_id = $1 and s.shift_id = o.shift_id
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
      where s.shift_id <> $2 and not s.is_clock_in_unconfirmed and not s.is_clock_out_unconfirmed
        and s.arrived_at < $5::timestamptz and s.left_at >= $4::timestamptz + interval '1 minute'
      order by s.starts_at, s.shift_id limit 1`,
    [db.companyId, shiftId, agentId, from, to],
  )
