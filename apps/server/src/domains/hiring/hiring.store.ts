import type { NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { highestCode } from '../../kit/next-code.ts'
import { locks } from '../../platform/postgres/locks.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { NewCode } from '../clockings/codes/codes.store.ts'

/** A new agent with its first contract. No row: another has its number, or there is no such kind of contract. */
export const insertAgent = (db: Db, form: NewAgentForm, code: NewCode | null, now: Instant) =>
  statement<{ agentId: number }>(
    `with made as (
       insert into agents (company_id, employee_number, last_name, first_name, phone_mobile, email, born_on, card_number, card_expires_on, created_at, clocking_code_hmac, clocking_code_check)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $14, $15
        where $11::int is null or exists (select from contract_types where company_id = $1 and contract_type_id = $11 and not is_archived)
       on conflict (company_id, employee_number) do nothing returning agent_id),
     signed as (
       insert into contracts (company_id, number, agent_id, contract_type_id, starts_on, monthly_hours_hundredths)
       select $1, free.number, m.agent_id, $11, $12, $13
         from made m cross join lateral (
           select $2 || '-' || n as number from generate_series(1, 1000) n
            where not exists (select from contracts k where k.company_id = $1 and k.number = $2 || '-' || n) order by n limit 1) free
        where $11::int is not null),
     -- A code that an agent has asked for and not used yet is void once another has it (decisions/08-offline): a code is one agent's.
     voided as (delete from agent_next_codes n where n.company_id = $1 and n.code_hmac = $14 and exists (select from made))
     select agent_id as "agentId" from made`,
    [
      db.companyId,
      form.employeeNumber.trim(),
      form.lastName.trim(),
      form.firstName.trim(),
      form.phoneMobile.trim(),
      form.email.trim(),
      form.bornOn,
      form.cardNumber.trim(),
      form.cardExpiresOn,
      now,
      form.contractTypeId,
      form.contractStartsOn,
      form.contractHours,
      code?.hmac ?? null,
      code?.check ?? null,
    ],
  )

/** One company adds many agents at a time: two at once would deadlock on numbers and codes. */
export const holdHiring = (db: Db) =>
  statement<{ locked: string }>('select pg_advisory_xact_lock($2::int, $1::int)::text as locked', [db.companyId, locks.ofCompany.hiring])

/** The highest of the numbers that end in figures, by the figures; none: no row. */
export const highestNumber = (db: Db) => highestCode(db, 'agents', 'employee_number')
/** Which of some kinds of contract may be chosen. */
export const contractTypesThere = (db: Db, ids: readonly number[]) =>
  statement<{ id: number }>(
    'select contract_type_id as id from contract_types where company_id = $1 and contract_type_id = any($2) and not is_archived',
    [db.companyId, ids],
  )
