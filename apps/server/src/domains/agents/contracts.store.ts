import type { ContractForm } from '@vigie/contract/agents/contracts.ts'
import type { ContractDays } from '@vigie/contract/agents/contracts.rules.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { isContractUsed } from './agents.details.store.ts'

export const contractThere = (db: Db, id: number) =>
  statement<{ agentId: number; number: string; version: number }>(
    'select agent_id as "agentId", number, version from contracts where company_id = $1 and contract_id = $2',
    [db.companyId, id],
  )

/** All contracts of an agent. */
export const contractDaysOf = (db: Db, agentId: number) =>
  statement<ContractDays & { readonly id: number; readonly number: string }>(
    `select contract_id as id, number, starts_on as "startsOn", ends_on as "endsOn" from contracts
      where company_id = $1 and agent_id = $2 order by starts_on, contract_id`,
    [db.companyId, agentId],
  )

/** Whether the contract type and the profile may be chosen (offered, or kept from before), and whether another contract has the number. */
export const contractReferences = (db: Db, { typeId, profileId, number }: ContractForm, but: number | null) =>
  statement<{ isType: boolean; isProfile: boolean; isTaken: boolean }>(
    `select exists (select from contract_types t where t.company_id = $1 and t.contract_type_id = $2 and (not t.is_archived
               or exists (select from contracts k where k.company_id = $1 and k.contract_id = $5::int and k.contract_type_id = $2))) as "isType",
            ($3::int is null or exists (select from profiles p where p.company_id = $1 and p.profile_id = $3 and (not p.is_archived
               or exists (select from contracts k where k.company_id = $1 and k.contract_id = $5::int and k.profile_id = $3)))) as "isProfile",
            exists (select from contracts where company_id = $1 and number = $4 and contract_id is distinct from $5::int) as "isTaken"`,
    [db.companyId, typeId, profileId, number.trim(), but],
  )

const valuesOf = (form: ContractForm) => [
  form.typeId,
  form.number.trim(),
  form.startsOn,
  form.endsOn,
  form.monthlyHoursHundredths,
  form.category.trim(),
  form.coefficient.trim(),
  form.profileId,
  form.canAccessAvailabilities,
]

/** No row: another contract has its number by now. */
export const insertContract = (db: Db, agentId: number, form: ContractForm) =>
  statement<{ id: number }>(
    `insert into contracts (company_id, agent_id, contract_type_id, number, starts_on, ends_on, monthly_hours_hundredths, category,
            coefficient, profile_id, can_access_availabilities)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (company_id, number) do nothing returning contract_id as id`,
    [db.companyId, agentId, ...valuesOf(form)],
  )

/** No row: it has changed since `version`. */
export const updateContract = (db: Db, id: number, version: number, form: ContractForm) =>
  statement<{ version: number }>(
    `update contracts set contract_type_id = $4, number = $5, starts_on = $6, ends_on = $7, monthly_hours_hundredths = $8, category = $9,
            coefficient = $10, profile_id = $11, can_access_availabilities = $12
      where company_id = $1 and contract_id = $2 and version = $3 returning version`,
    [db.companyId, id, version, ...valuesOf(form)],
  )

/** No row: something is under it, or it has changed since `version`. */
export const deleteContract = (db: Db, id: number, version: number) =>
  statement<{ id: number }>(
    `delete from contracts k where k.company_id = $1 and k.contract_id = $2 and k.version = $3 and not ${isContractUsed}
     returning k.contract_id as id`,
    [db.companyId, id, version],
  )

/** The first number of an agent's own that no contract has. */
export const freeNumber = (db: Db, agentId: number) =>
  statement<{ number: string }>(
    `select a.employee_number || '-' || n as number from agents a cross join generate_series(1, 1000) n
      where a.company_id = $1 and a.agent_id = $2
        and not exists (select from contracts k where k.company_id = $1 and k.number = a.employee_number || '-' || n) order by n limit 1`,
    [db.companyId, agentId],
  )

/** Services to come that begin after a last day, at their sites' own time, and that no other contract of the agent covers. */
export const plannedAfter = (db: Db, id: number, endsOn: Day, now: Instant) =>
  statement<{ day: Day; count: number }>(
    `select d.day, count(*)::int as count
       from contracts k join shifts s on s.company_id = k.company_id and s.agent_id = k.agent_id and s.starts_at > $4
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       cross join lateral (select (s.starts_at at time zone si.time_zone)::date as day) d
      where k.company_id = $1 and k.contract_id = $2 and d.day > $3::date
        and not exists (select from contracts o where o.company_id = k.company_id and o.agent_id = k.agent_id
              and o.contract_id <> k.contract_id and o.starts_on <= d.day and (o.ends_on is null or o.ends_on >= d.day))
      group by d.day order by d.day`,
    [db.companyId, id, endsOn, now],
  )
