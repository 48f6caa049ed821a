import type { Absence } from '@vigie/contract/absences/absences.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export const absenceTables = `unavailabilities r
  join companies co on co.company_id = r.company_id
  join agents a on a.company_id = r.company_id and a.agent_id = r.agent_id
  join unavailability_types t on t.company_id = r.company_id and t.unavailability_type_id = r.unavailability_type_id`
/** Days of the company's clock; the last one is that before the midnight at which it ends. */
const first = '(r.starts_at at time zone co.time_zone)::date'
const last = "((r.ends_at at time zone co.time_zone) - interval '1 second')::date"
export const agentName = `a.last_name || ' ' || a.first_name`
export const absenceColumns = `r.agent_id as "agentId", ${agentName} as "agentName", a.employee_number as "employeeNumber",
  r.unavailability_type_id as "typeId", t.name as "typeName", ${first} as "startsOn", ${last} as "endsOn", r.note,
  r.is_proof_awaited as "isProofAwaited", r.version,
  exists (select from demands d where d.company_id = r.company_id and d.unavailability_id = r.unavailability_id) as "isDemand",
  (select concat_ws(' ', nullif(u.first_name, ''), u.last_name) from users u
    where u.company_id = r.company_id and u.user_id = r.created_by) as "managerName"`

export interface AbsenceRow extends Omit<Absence, 'typeId'> {
  readonly typeId: number
  readonly partnerId: number | null
  readonly startsAt: Instant
  readonly endsAt: Instant
}
/** An absence that stands: what is but asked for is a demand. */
export const absenceById = (db: Db, absenceId: number) =>
  statement<AbsenceRow>(
    `select r.unavailability_id as id, ${absenceColumns}, a.partner_id as "partnerId", r.starts_at as "startsAt", r.ends_at as "endsAt"
       from ${absenceTables} where r.company_id = $1 and r.unavailability_id = $2 and not r.is_demand`,
    [db.companyId, absenceId],
  )

export interface AbsentAgent {
  readonly agentId: number
  readonly partnerId: number | null
  readonly isTypeOffered: boolean
}
export const absentAgent = (db: Db, agentId: number, typeId: number) =>
  statement<AbsentAgent>(
    `select a.agent_id as "agentId", a.partner_id as "partnerId",
            exists (select from unavailability_types t where t.company_id = $1 and t.unavailability_type_id = $3 and not t.is_archived) as "isTypeOffered"
       from agents a where a.company_id = $1 and a.agent_id = $2`,
    [db.companyId, agentId, typeId],
  )

export interface KeptAbsence {
  readonly agentId: number
  readonly typeId: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly note: string
  readonly isProofAwaited: boolean
}
export const insertAbsence = (
  db: Db,
  { agentId, typeId, startsAt, endsAt, note, isProofAwaited }: KeptAbsence,
  userId: number,
  now: Instant,
) =>
  statement<{ id: number; version: number }>(
    `insert into unavailabilities (company_id, agent_id, unavailability_type_id, starts_at, ends_at, note, is_proof_awaited, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning unavailability_id as id, version`,
    [db.companyId, agentId, typeId, startsAt, endsAt, note, isProofAwaited, userId, now],
  )

/** No row: it is not there any more, or has changed since `version`. */
export const updateAbsence = (db: Db, absenceId: number, version: number, kept: Omit<KeptAbsence, 'agentId'>) =>
  statement<{ id: number; version: number }>(
    `update unavailabilities set unavailability_type_id = $4, starts_at = $5, ends_at = $6, note = $7, is_proof_awaited = $8, version = version + 1
      where company_id = $1 and unavailability_id = $2 and version = $3 and not is_demand returning unavailability_id as id, version`,
    [db.companyId, absenceId, version, kept.typeId, kept.startsAt, kept.endsAt, kept.note, kept.isProofAwaited],
  )

export const deleteAbsence = (db: Db, absenceId: number, version: number) =>
  statement<{ id: number }>(
    `delete from unavailabilities where company_id = $1 and unavailability_id = $2 and version = $3 and not is_demand returning unavailability_id as id`,
    [db.companyId, absenceId, version],
  )

/** Days of each kind that an agent is away between two days, both included: an absence that reaches beyond counts by its part. */
export const daysByType = (db: Db, agentId: number, from: Day, to: Day) =>
  statement<{ typeName: string; days: number; times: number }>(
    `select t.name as "typeName", sum(least(${last}, $4::date) - greatest(${first}, $3::date) + 1)::int as days, count(*)::int as times
       from ${absenceTables}
      where r.company_id = $1 and r.agent_id = $2 and not r.is_demand and ${first} <= $4::date and ${last} >= $3::date
      group by t.name order by t.name`,
    [db.companyId, agentId, from, to],
  )
