import type { DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandValues } from '@vigie/contract/demands/demands.rules.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** An absence that is asked for, as the schedule shows it until it is answered. */
export interface AskedAbsence {
  readonly typeId: number
  readonly startsAt: Instant
  readonly endsAt: Instant
}

export interface NewDemand {
  readonly uuid: string | null
  readonly agentId: number
  readonly contractId: number | null
  readonly typeId: number
  readonly values: DemandValues
  readonly secret: Buffer | null
  readonly text: string
  readonly absence: AskedAbsence | null
  /** Of an advance payment. */
  readonly advanceMonth: Month | null
  readonly now: Instant
}
/** A demand with its absence. No row: it was made before under its uuid, or is a second advance in the month. */
export const insertDemand = (db: Db, { uuid, agentId, contractId, typeId, values, secret, text, absence, advanceMonth, now }: NewDemand) =>
  statement<{ id: number }>(
    `with away as (
       insert into unavailabilities (company_id, agent_id, unavailability_type_id, starts_at, ends_at, is_demand, created_at)
       select $1, $3, $10, $11, $12, true, $9 where $10::int is not null returning unavailability_id)
     insert into demands (company_id, uuid, agent_id, contract_id, demand_type_id, fields, secret, text, created_at, unavailability_type_id,
                          unavailability_id, advance_month)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, (select unavailability_id from away), $13)
     on conflict do nothing returning demand_id as id`,
    [
      db.companyId,
      uuid,
      agentId,
      contractId,
      typeId,
      JSON.stringify(values),
      secret,
      text,
      now,
      absence?.typeId ?? null,
      absence?.startsAt ?? null,
      absence?.endsAt ?? null,
      advanceMonth,
    ],
  )

/** Joins files that were saved before, in this order. */
export const joinFiles = (db: Db, demandId: number, storageKeys: readonly string[]) =>
  statement<{ fileId: number }>(
    `insert into demand_files (company_id, demand_id, file_id, place)
     select $1, $2, f.file_id, k.place from unnest($3::text[]) with ordinality as k (key, place)
       join files f on f.company_id = $1 and f.storage_key = k.key returning file_id as "fileId"`,
    [db.companyId, demandId, storageKeys],
  )

export interface ChangedDemand extends Pick<NewDemand, 'values' | 'secret' | 'text' | 'absence'> {
  readonly id: number
  readonly version: number
  readonly unavailabilityId: number | null
}
/** What its author asks for instead, as long as nobody looks at it. No row: somebody does by now, or another change came first. */
export const saveChangedDemand = (db: Db, { id, version, values, secret, text, absence, unavailabilityId }: ChangedDemand) =>
  statement<{ id: number }>(
    `with held as (
       update demands set fields = $4::jsonb, secret = $5, text = $6, unavailability_type_id = $7, version = version + 1
        where company_id = $1 and demand_id = $2 and version = $3 and status = 0 returning demand_id),
     moved as (
       update unavailabilities u set unavailability_type_id = $7, starts_at = $8, ends_at = $9
         from held where u.company_id = $1 and u.unavailability_id = $10 and u.is_demand)
     select demand_id as id from held`,
    [
      db.companyId,
      id,
      version,
      JSON.stringify(values),
      secret,
      text,
      absence?.typeId ?? null,
      absence?.startsAt ?? null,
      absence?.endsAt ?? null,
      unavailabilityId,
    ],
  )

export interface Answer {
  readonly id: number
  /** Of the demand as the rule saw it. */
  readonly version: number
  readonly status: DemandStatus
  readonly response: string
  /** Of a manager; null: its author cancels it. */
  readonly userId: number | null
  readonly now: Instant
}
/**
 * What becomes of a demand. An accepted absence stands from then on; with a refusal, or when it is cancelled, the one that was
 * asked for goes. No row: it was answered or changed meanwhile.
 */
export const saveAnswer = (db: Db, { id, version, status, response, userId, now }: Answer) =>
  statement<{ id: number }>(
    `with held as (
       update demands
          set status = $4, response = $5, handled_by = $6, handled_at = case when $4::smallint >= 3 then $7::timestamptz end,
              version = version + 1
        where company_id = $1 and demand_id = $2 and version = $3 and status < 3 returning demand_id, unavailability_id),
     granted as (
       update unavailabilities u set is_demand = false from held
        where $4::smallint = 3 and u.company_id = $1 and u.unavailability_id = held.unavailability_id),
     gone as (
       delete from unavailabilities u using held
        where $4::smallint in (4, 5) and u.company_id = $1 and u.unavailability_id = held.unavailability_id and u.is_demand)
     select demand_id as id from held`,
    [db.companyId, id, version, status, response, userId, now],
  )

/** Absences of an agent, asked for or granted, that have a moment in common with another; but for one. */
export const absencesAt = (db: Db, agentId: number, { startsAt, endsAt }: Pick<AskedAbsence, 'startsAt' | 'endsAt'>, but: number | null) =>
  statement<{ id: number }>(
    `select unavailability_id as id from unavailabilities
      where company_id = $1 and agent_id = $2 and starts_at < $4 and ends_at > $3 and unavailability_id is distinct from $5::int limit 1`,
    [db.companyId, agentId, startsAt, endsAt, but],
  )

/** Contracts of an agent that are in force on a day, the latest first. */
export const contractsOn = (db: Db, agentId: number, on: Day) =>
  statement<{ id: number }>(
    `select contract_id as id from contracts
      where company_id = $1 and agent_id = $2 and starts_on <= $3 and (ends_on is null or ends_on >= $3) order by starts_on desc, contract_id desc`,
    [db.companyId, agentId, on],
  )

/** Whether it is one that the company offers. */
export const unavailabilityTypeThere = (db: Db, id: number | null) =>
  statement<{ isThere: boolean }>(
    `select exists (select from unavailability_types where company_id = $1 and unavailability_type_id = $2 and not is_archived) as "isThere"`,
    [db.companyId, id],
  )
