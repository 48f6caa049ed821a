import type { HeldIdentity, HeldClosing, HeldInstructions, HeldMonth, HeldQuietSite } from '@vigie/contract/personal-data/personal-data.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export type HeldIdentityRow = Omit<HeldIdentity, 'nationalInsuranceNumber'> & {
  /** Encrypted. */
  readonly keptNumber: Buffer | null
}

/** Who an agent is, with its account. */
export const heldIdentityOf = (db: Db, agentId: number, userId: number) =>
  statement<HeldIdentityRow>(
    `select a.employee_number as "employeeNumber", a.first_name as "firstName", a.last_name as "lastName", a.email,
            a.phone_mobile as "phoneMobile", a.phone_office as "phoneOffice", a.address, a.address_complement as "addressComplement",
            a.postcode, a.city, a.national_insurance_number as "keptNumber", a.card_number as "cardNumber",
            a.card_expires_on as "cardExpiresOn", a.card_activity as "cardActivity", a.born_on as "bornOn", a.emergency_name as "emergencyName",
            a.emergency_phone_mobile as "emergencyPhoneMobile", a.emergency_phone_office as "emergencyPhoneOffice",
            p.name as "partnerName", a.photo_url is not null as "hasPhoto", a.clocking_code_hmac is not null as "hasClockingCode",
            array(select right(n.uid, 4) from nfc_cards n
                   where n.company_id = a.company_id and n.agent_id = a.agent_id order by n.card_id) as "badgeEndings",
            a.created_at as "createdAt", u.email as "accountEmail", u.language as "accountLanguage", u.created_at as "accountCreatedAt"
       from agents a join users u on u.company_id = a.company_id and u.agent_id = a.agent_id and u.user_id = $3
       left join partners p on p.company_id = a.company_id and p.partner_id = a.partner_id
      where a.company_id = $1 and a.agent_id = $2`,
    [db.companyId, agentId, userId],
  )

/** The months of an agent's planning. */
export const heldMonths = (db: Db, agentId: number) =>
  statement<HeldMonth>(
    `select month, published_at as "publishedAt", validated_at as "validatedAt" from schedule_months
      where company_id = $1 and agent_id = $2 order by month`,
    [db.companyId, agentId],
  )

/** What its months came to when they were closed. */
export const heldClosings = (db: Db, agentId: number) =>
  statement<Pick<HeldClosing, 'month' | 'closedAt' | 'contractMinutes'> & { figures: unknown; carried: unknown }>(
    `select ch.month, h.closed_at as "closedAt", ch.contract_minutes as "contractMinutes", ch.figures, ch.carried
       from closed_hours ch join hours_closings h on h.company_id = ch.company_id and h.month = ch.month
      where ch.company_id = $1 and ch.agent_id = $2 order by ch.month`,
    [db.companyId, agentId],
  )

/** The instructions that it has opened. */
export const heldInstructionsOf = (db: Db, agentId: number) =>
  statement<HeldInstructions>(
    `select s.name as "siteName", i.number, g.read_at as "readAt" from site_instruction_reads g
       join site_instructions i on i.company_id = g.company_id and i.instructions_id = g.instructions_id
       join sites s on s.company_id = i.company_id and s.site_id = i.site_id
      where g.company_id = $1 and g.agent_id = $2 order by g.read_at, g.instructions_id`,
    [db.companyId, agentId],
  )

/** The sites of which nothing is brought to it by mail and push. */
export const heldQuietSites = (db: Db, userId: number) =>
  statement<HeldQuietSite>(
    `select s.name as "siteName", q.created_at as since from quiet_sites q
       join sites s on s.company_id = q.company_id and s.site_id = q.site_id
      where q.company_id = $1 and q.user_id = $2 order by q.created_at, q.site_id`,
    [db.companyId, userId],
  )
