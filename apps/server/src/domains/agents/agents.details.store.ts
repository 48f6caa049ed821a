import type { AgentDetails, AgentQualification } from '@vigie/contract/agents/agents.ts'
import type { Contract } from '@vigie/contract/agents/contracts.ts'
import { firstDayOf, lastDayOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { agentColumns, agentTables, isShownKind } from './agents.columns.ts'
import type { AgentScope } from './agents.scope.rules.ts'

export interface OneAgent {
  readonly scope: AgentScope
  readonly id: number
  readonly today: Day
  readonly month: Month
  /** Months in which a client sees who works for it; null: no bounds. */
  readonly seen: { readonly first: Month; readonly last: Month } | null
}
type DetailsRow = Omit<AgentDetails, 'qualifications' | 'nationalInsuranceNumber'> & {
  readonly partnerId: number | null
  /** Encrypted. */
  readonly keptNumber: Buffer | null
}

const full = `a.address, a.postcode, a.city, a.version, a.partner_id as "partnerId", a.address_complement as "addressComplement",
  a.card_activity as "cardActivity", a.born_on as "bornOn", a.national_insurance_number as "keptNumber", a.emergency_name as "emergencyName",
  a.emergency_phone_mobile as "emergencyPhoneMobile", a.emergency_phone_office as "emergencyPhoneOffice"`
const hidden = `null::text as address, null::text as postcode, null::text as city, null::int as version, null::int as "partnerId",
  null::text as "addressComplement", null::bytea as "keptNumber", null::text as "emergencyName", null::text as "emergencyPhoneMobile",
  null::text as "emergencyPhoneOffice", null::date as "bornOn", null::text as "cardActivity"`
/** An account with a password has been used; without one its invitation waits. */
const account = `
  coalesce((select case when bool_or(u.password_hash is not null) then 'active' else 'invited' end from users u
    where u.company_id = a.company_id and u.agent_id = a.agent_id and u.role = 'resource' and u.is_active
    having count(*) > 0), 'none') as "accountState",
  a.clocking_code_hmac is not null as "hasClockingCode", a.archived_on as "archivedOn"`
const noAccount = 'null::text as "accountState", null::boolean as "hasClockingCode", null::date as "archivedOn"'

/** One agent within the scope: what is not the caller's is not there. */
export const agentById = (db: Db, { scope, id, today, month, seen }: OneAgent) =>
  statement<DetailsRow>(
    `select ${agentColumns(scope.hasRights)}, ${scope.hasRights ? full : hidden}, ${scope.seesAccounts ? account : noAccount}
       from agents a ${agentTables(scope)}
      where a.company_id = $1 and $2::date is not null and $3::text is not null and a.agent_id = $4
        and ($5::int is null or a.agent_id = $5) and ($6::int is null or a.partner_id = $6)
        and ($7::int[] is null or exists (
          select from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
           where s.company_id = $1 and s.agent_id = $4 and s.month between $9 and $10
             and si.client_id = any($7) and ($8::int[] is null or s.site_id = any($8))))`,
    [
      db.companyId,
      today,
      month,
      id,
      scope.agentId ?? null,
      scope.partnerId ?? null,
      scope.clientIds ?? null,
      scope.siteIds ?? null,
      seen?.first ?? null,
      seen?.last ?? null,
    ],
  )

const heldWhole = `aq.number, aq.issued_on as "issuedOn", d.document_id as "documentId", d.name as "documentName", aq.version`
const heldHidden = `null::text as number, null::date as "issuedOn", null::int as "documentId", null::text as "documentName", null::int as version`
/** A proof that was removed meanwhile is none. */
const heldProof = `left join documents d on d.company_id = aq.company_id and d.document_id = aq.document_id and d.removed_at is null`

/** What an agent has, by kind and name, as far as the scope sees it. */
export const qualificationsOf = (db: Db, id: number, { hasRights }: Pick<AgentScope, 'hasRights'>) =>
  statement<AgentQualification>(
    `select q.qualification_id as id, q.kind, q.code, q.name, aq.expires_on as "expiresOn", ${hasRights ? heldWhole : heldHidden}
       from agent_qualifications aq join qualifications q on q.company_id = aq.company_id and q.qualification_id = aq.qualification_id
       ${hasRights ? heldProof : ''}
      where aq.company_id = $1 and aq.agent_id = $2 ${hasRights ? '' : `and ${isShownKind}`}
      order by q.kind, q.name, q.qualification_id`,
    [db.companyId, id],
  )

/** Something is under it, which would lose it. */
export const isContractUsed = `(exists (select from shifts s where s.company_id = k.company_id and s.contract_id = k.contract_id)
  or exists (select from availabilities v where v.company_id = k.company_id and v.contract_id = k.contract_id)
  or exists (select from demands d where d.company_id = k.company_id and d.contract_id = k.contract_id))`

/** The contracts of an agent, the latest first; of a month, those that hold on a day of it. */
export const contractsOf = (db: Db, id: number, month: Month | undefined) =>
  statement<Contract>(
    `select k.contract_id as id, k.can_access_availabilities as "canAccessAvailabilities", k.number,
            k.contract_type_id as "typeId", t.name as "typeName", k.starts_on as "startsOn", k.ends_on as "endsOn",
            k.monthly_hours_hundredths as "monthlyHoursHundredths", k.category, k.coefficient, k.profile_id as "profileId",
            p.name as "profileName", ${isContractUsed} as "isUsed", k.version
       from contracts k join contract_types t on t.company_id = k.company_id and t.contract_type_id = k.contract_type_id
       left join profiles p on p.company_id = k.company_id and p.profile_id = k.profile_id
      where k.company_id = $1 and k.agent_id = $2
        and ($3::date is null or (k.starts_on <= $4 and coalesce(k.ends_on >= $3, true)))
      order by k.starts_on desc, k.contract_id desc`,
    [db.companyId, id, month ? firstDayOf(month) : null, month ? lastDayOf(month) : null],
  )
