import type { LocalDateTime, Instant, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** A service of an agent around an absence. */
export interface HeldShiftRow {
  readonly id: number
  readonly number: string
  readonly siteId: number
  readonly siteName: string
  readonly startsLocal: LocalDateTime
  readonly endsLocal: LocalDateTime
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: string
  readonly month: Month
  readonly profileIsNight: boolean | null
  readonly version: number
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly preClockInAt: Instant | null
  readonly unconfirmedCount: number
  readonly agentId: number
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
}
/** What an agent has that begins between two instants, in the order of the starts. */
export const shiftsBetween = (db: Db, agentId: number, from: Instant, to: Instant) =>
  statement<HeldShiftRow>(
    `select s.shift_id as id, s.number, s.site_id as "siteId", si.name as "siteName",
            (s.starts_at at time zone si.time_zone)::text as "startsLocal", (s.ends_at at time zone si.time_zone)::text as "endsLocal",
            s.starts_at as "startsAt", s.ends_at as "endsAt", si.time_zone as "timeZone", s.month, p.is_night as "profileIsNight", s.version,
            s.arrived_at as "arrivedAt", s.left_at as "leftAt", s.pre_clock_in_at as "preClockInAt", s.unconfirmed_count as "unconfirmedCount",
            s.agent_id as "agentId", s.is_clock_in_unconfirmed as "isClockInUnconfirmed", s.is_clock_out_unconfirmed as "isClockOutUnconfirmed"
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       left join profiles p on p.company_id = s.company_id and p.profile_id = s.profile_id
      where s.company_id = $1 and s.agent_id = $2 and s.starts_at >= $3 and s.starts_at < $4 order by s.starts_at, s.shift_id`,
    [db.companyId, agentId, from, to],
  )

/** Of some months of an agent those that it has validated: what is planned anew there is asked again. */
export const validatedMonths = (db: Db, agentId: number, months: readonly Month[]) =>
  statement<{ month: Month }>(
    `select month from schedule_months where company_id = $1 and agent_id = $2 and month = any($3) and validated_at is not null
      and published_at is not null order by month`,
    [db.companyId, agentId, months],
  )

/** What a demand may change of a sheet, as it stands. */
export interface SheetRow {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone_mobile: string
  readonly phone_office: string
  readonly address: string
  readonly address_complement: string
  readonly postcode: string
  readonly city: string
  readonly emergency_name: string
  readonly emergency_phone_mobile: string
  readonly emergency_phone_office: string
  readonly number: Buffer | null
  readonly version: number
}
/** By the names of the form's fields. */
export const sheetOf = (db: Db, agentId: number) =>
  statement<SheetRow>(
    `select first_name as firstname, last_name as lastname, email, phone_mobile, phone_office, address, address_complement, postcode, city,
            emergency_name, emergency_phone_mobile, emergency_phone_office, national_insurance_number as number, version
       from agents where company_id = $1 and agent_id = $2`,
    [db.companyId, agentId],
  )

/** Writes a sheet as a demand asks for it, over the version that was shown. No row: it has changed meanwhile. */
export const saveSheet = (db: Db, agentId: number, { version, number, ...sheet }: SheetRow) =>
  statement<{ agentId: number }>(
    `update agents set first_name = $4, last_name = $5, email = $6, phone_mobile = $7, phone_office = $8, address = $9,
            address_complement = $10, postcode = $11, city = $12, emergency_name = $13, emergency_phone_mobile = $14,
            emergency_phone_office = $15, national_insurance_number = $16
      where company_id = $1 and agent_id = $2 and version = $3 returning agent_id as "agentId"`,
    [
      db.companyId,
      agentId,
      version,
      sheet.firstname,
      sheet.lastname,
      sheet.email,
      sheet.phone_mobile,
      sheet.phone_office,
      sheet.address,
      sheet.address_complement,
      sheet.postcode,
      sheet.city,
      sheet.emergency_name,
      sheet.emergency_phone_mobile,
      sheet.emergency_phone_office,
      number,
    ],
  )
