import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

interface Span {
  readonly startsAt: Instant
  readonly endsAt: Instant
}
export interface NewAvailabilities {
  readonly agentId: number
  readonly contractId: number
  readonly spans: readonly Span[]
  readonly uuid: string | null
  readonly now: Instant
}
/** All of them; the constraint availabilities_apart lets none in where one meets another that came meanwhile. */
export const insertAvailabilities = (db: Db, { agentId, contractId, spans, uuid, now }: NewAvailabilities) =>
  statement<{ id: number }>(
    `insert into availabilities (company_id, agent_id, contract_id, starts_at, ends_at, uuid, created_at)
     select $1, $2, $3, s.starts_at, s.ends_at, $6, $7 from unnest($4::timestamptz[], $5::timestamptz[]) as s (starts_at, ends_at)
     returning availability_id as id`,
    [db.companyId, agentId, contractId, spans.map(({ startsAt }) => startsAt), spans.map(({ endsAt }) => endsAt), uuid, now],
  )

export interface ChangedAvailability extends Span {
  readonly id: number
  readonly agentId: number
  readonly contractId: number
  readonly now: Instant
}
/** It leaves the series that it was sent with. No row: it was taken back or is over by now. */
export const changeAvailability = (db: Db, { id, agentId, contractId, startsAt, endsAt, now }: ChangedAvailability) =>
  statement<{ id: number }>(
    `update availabilities set contract_id = $4, starts_at = $5, ends_at = $6, uuid = null
      where company_id = $1 and availability_id = $2 and agent_id = $3 and ends_at > $7 returning availability_id as id`,
    [db.companyId, id, agentId, contractId, startsAt, endsAt, now],
  )

export interface Removal {
  readonly agentId: number
  readonly contractId: number
  /** One alone. */
  readonly id: number | null
  /** Those that were sent together with this one. */
  readonly seriesOf: number | null
  /** They begin between these; null: without bound. */
  readonly from: Instant | null
  readonly to: Instant | null
  readonly now: Instant
}
/** What is over stays. */
export const deleteAvailabilities = (db: Db, { agentId, contractId, id, seriesOf, from, to, now }: Removal) =>
  statement<{ id: number }>(
    `delete from availabilities v
      where v.company_id = $1 and v.agent_id = $2 and v.contract_id = $3 and v.ends_at > $8
        and ($4::int is null or v.availability_id = $4)
        and ($5::int is null or v.availability_id = $5
          or v.uuid = (select w.uuid from availabilities w where w.company_id = $1 and w.availability_id = $5))
        and ($6::timestamptz is null or v.starts_at >= $6) and ($7::timestamptz is null or v.starts_at < $7)
     returning v.availability_id as id`,
    [db.companyId, agentId, contractId, id, seriesOf, from, to, now],
  )
