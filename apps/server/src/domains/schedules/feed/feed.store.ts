import type { Day, Instant, LocalDateTime, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export const feedOfUser = (db: Db, userId: number) =>
  statement<{ sharedSince: Instant }>('select created_at as "sharedSince" from calendar_feeds where company_id = $1 and user_id = $2', [
    db.companyId,
    userId,
  ])

/** The one before is dead from then on. */
export const saveFeed = (db: Db, userId: number, tokenHash: Buffer, now: Instant) =>
  statement(
    `insert into calendar_feeds (company_id, user_id, token_hash, created_at) values ($1, $2, $3, $4)
     on conflict (company_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
    [db.companyId, userId, tokenHash, now],
  )

export const deleteFeed = (db: Db, userId: number) =>
  statement('delete from calendar_feeds where company_id = $1 and user_id = $2', [db.companyId, userId])

/** Whose planning an address shows, as long as its user may sign in and has a contract: without one nobody is shown the planning elsewhere either. */
export const readerOfFeed = (db: Db, tokenHash: Buffer, today: Day) =>
  statement<{ agentId: number | null; language: string | null }>(
    `select u.agent_id as "agentId", u.language from calendar_feeds f
       join users u on u.company_id = f.company_id and u.user_id = f.user_id
      where f.company_id = $1 and f.token_hash = $2 and u.is_active and u.role = 'resource'
        and exists (select from contracts k where k.company_id = u.company_id and k.agent_id = u.agent_id
                      and k.starts_on <= $3::date and (k.ends_on is null or k.ends_on >= $3::date))`,
    [db.companyId, tokenHash, today],
  )

/** A service as a calendar shows it. */
export interface FeedShift {
  readonly id: number
  readonly version: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly plannedAt: Instant | null
  readonly publishedAt: Instant
  readonly siteName: string
  readonly prestationName: string | null
  readonly address: string
  readonly addressComplement: string
  readonly postcode: string
  readonly city: string
  readonly latitude: number | null
  readonly longitude: number | null
}
/** An agent's services of published months between two. */
export const shiftsOfFeed = (db: Db, agentId: number, first: Month, last: Month) =>
  statement<FeedShift>(
    `select s.shift_id as id, s.version, s.starts_at as "startsAt", s.ends_at as "endsAt", s.planned_at as "plannedAt",
            sm.published_at as "publishedAt", si.name as "siteName", p.name as "prestationName", si.address,
            si.address_complement as "addressComplement", si.postcode, si.city, si.latitude, si.longitude
       from schedule_months sm
       join shifts s on s.company_id = sm.company_id and s.agent_id = sm.agent_id and s.month = sm.month
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       left join prestations p on p.company_id = s.company_id and p.prestation_id = s.prestation_id
      where sm.company_id = $1 and sm.agent_id = $2 and sm.month between $3 and $4 and sm.published_at is not null
      order by s.starts_at, s.shift_id`,
    [db.companyId, agentId, first, last],
  )

/** An absence that stands, on the company's clock. Its kind may say something of the agent's health and stays in the product. */
export interface FeedAbsence {
  readonly id: number
  readonly startsLocal: LocalDateTime
  readonly endsLocal: LocalDateTime
  readonly createdAt: Instant
}
export const absencesOfFeed = (db: Db, agentId: number, timeZone: string, from: Instant, to: Instant) =>
  statement<FeedAbsence>(
    `select u.unavailability_id as id, u.created_at as "createdAt",
            (u.starts_at at time zone $2)::text as "startsLocal", (u.ends_at at time zone $2)::text as "endsLocal"
       from unavailabilities u
      where u.company_id = $1 and u.agent_id = $3 and u.starts_at < $5 and u.ends_at > $4 and not u.is_demand
      order by u.starts_at, u.unavailability_id`,
    [db.companyId, timeZone, agentId, from, to],
  )
