import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { isStillFor } from './readers.still.ts'

/** Who has not viewed the version that stands, or not validated it where that is asked; over readers `r` and documents `d`. */
const isWaitedFor = (asked: string) => `r.until is null ${asked} and not exists (
  select from document_readings g
   where g.company_id = r.company_id and g.document_id = r.document_id and g.document_reader_id = r.document_reader_id
     and g.version = d.version and (not r.is_asked or g.validated_at is not null))`
const account = `u.company_id = $1 and u.is_active and (u.user_id = r.user_id or u.role = 'resource' and u.agent_id = r.agent_id)`
const isReached = `${account} and ${isStillFor}`

/** Marks those who are waited for as reminded, but for whoever was after $4; answers the accounts by which they are reached. */
export const remind = (db: Db, id: number, now: Instant, notSince: Instant) =>
  statement<{ userId: number; isAsked: boolean }>(
    `with reminded as (
       update document_readers r set reminded_at = $3 from documents d
        where r.company_id = $1 and r.document_id = $2 and d.company_id = r.company_id and d.document_id = r.document_id
          and d.removed_at is null and (r.reminded_at is null or r.reminded_at <= $4) and ${isWaitedFor('')}
          and exists (select from users u where ${isReached})
       returning r.agent_id, r.user_id, r.is_asked)
     select u.user_id as "userId", r.is_asked as "isAsked"
       from reminded r join documents d on d.company_id = $1 and d.document_id = $2 join users u on ${isReached} order by 1`,
    [db.companyId, id, now, notSince],
  )

/** Documents whose day is near, with whom to tell: those who have still to validate them. */
export interface DueDocument {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly siteId: number | null
  readonly validateBy: Day
  readonly isToday: boolean | null
  readonly userIds: number[]
}

/** Reminded from so many days before on, and again on the day itself, by the calendar of the site or else of the company. */
export const dueDocuments = (db: Db, now: Instant, daysBefore: number) =>
  statement<DueDocument>(
    `with due as materialized (
       select d.document_id, d.company_id, d.name, d.version, d.owner, d.client_id, d.site_id, d.agent_id, d.partner_id, d.validate_by,
              ($2::timestamptz at time zone coalesce(s.time_zone, co.time_zone))::date as today
         from documents d join companies co on co.company_id = d.company_id
         left join sites s on s.company_id = d.company_id and s.site_id = d.site_id
        where d.company_id = $1 and d.removed_at is null and d.validate_by is not null
          and d.validate_by between ($2::timestamptz - interval '1 day')::date and ($2::timestamptz + interval '1 day')::date + $3::int)
     select d.document_id as id, d.name, d.version, d.site_id as "siteId", d.validate_by as "validateBy",
            d.validate_by = d.today as "isToday",
            array(select u.user_id from document_readers r join users u on ${isReached}
                   where r.company_id = d.company_id and r.document_id = d.document_id and ${isWaitedFor('and r.is_asked')}
                   order by 1) as "userIds"
       from due d where d.validate_by >= d.today and d.validate_by - $3::int <= d.today order by d.document_id`,
    [db.companyId, now, daysBefore],
  )

/** Who was told of a day that is near was reminded. */
export const markReminded = (db: Db, id: number, userIds: readonly number[], now: Instant) =>
  statement(
    `update document_readers r set reminded_at = $4
      where r.company_id = $1 and r.document_id = $2 and r.until is null
        and (r.user_id = any($3) or r.agent_id in (select u.agent_id from users u where u.company_id = $1 and u.user_id = any($3)))`,
    [db.companyId, id, userIds, now],
  )
