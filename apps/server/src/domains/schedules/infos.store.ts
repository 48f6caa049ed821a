import type { ShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'

export type InfoSite = ShiftInfos['site']

/** What the rule asks of a shift: whose it is, where, and whether its agent may see it. */
export interface ShiftInfoFacts {
  readonly agentId: number | null
  readonly partnerId: number | null
  readonly siteId: number
  readonly clientId: number
  readonly isPublished: boolean
  /** The caller's device serves the site; whether it shows names. */
  readonly isAtDevice: boolean
  readonly isNamesVisible: boolean
}
export const shiftInfoFacts = (db: Db, shiftId: number, deviceId: number | null) =>
  statement<ShiftInfoFacts>(
    `select s.agent_id as "agentId", a.partner_id as "partnerId", s.site_id as "siteId", si.client_id as "clientId",
            sm.published_at is not null as "isPublished", ds.device_id is not null as "isAtDevice",
            coalesce(d.is_names_visible, true) as "isNamesVisible"
       from shifts s
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       left join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
       left join ${rowByKey('schedule_months', 'sm', 'k.agent_id = s.agent_id and k.month = s.month')}
       left join device_sites ds on ds.company_id = s.company_id and ds.site_id = s.site_id and ds.device_id = $3
       left join devices d on d.company_id = ds.company_id and d.device_id = ds.device_id
      where s.company_id = $1 and s.shift_id = $2`,
    [db.companyId, shiftId, deviceId],
  )

export const siteOfShift = (db: Db, shiftId: number) =>
  statement<InfoSite>(
    `select si.site_id as id, si.name, si.address, si.address_complement as "addressComplement", si.postcode, si.city, si.instructions,
            si.access as "accessText", si.alert, si.phone, si.latitude, si.longitude, si.time_zone as "timeZone"
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where s.company_id = $1 and s.shift_id = $2`,
    [db.companyId, shiftId],
  )

export interface ColleagueRow {
  readonly shiftId: number
  readonly agentId: number
  readonly name: string
  readonly partnerId: number | null
  readonly isPublished: boolean
  readonly startsLocal: ShiftInfos['colleagues'][number]['startsLocal']
  readonly endsLocal: ShiftInfos['colleagues'][number]['endsLocal']
  readonly startsAt: ShiftInfos['colleagues'][number]['startsAt']
  readonly endsAt: ShiftInfos['colleagues'][number]['endsAt']
}
/** Who else is at the site while a shift lasts. No shift is longer than 25 hours by the clock, so an index finds them. */
export const colleaguesOf = (db: Db, shiftId: number) =>
  statement<ColleagueRow>(
    `select o.shift_id as "shiftId", o.agent_id as "agentId", a.last_name || ' ' || a.first_name as name, a.partner_id as "partnerId",
            sm.published_at is not null as "isPublished", o.starts_at as "startsAt", o.ends_at as "endsAt",
            (o.starts_at at time zone si.time_zone)::text as "startsLocal", (o.ends_at at time zone si.time_zone)::text as "endsLocal"
       from shifts s
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       cross join lateral (
         select x.* from shifts x where x.company_id = $1 and x.site_id = s.site_id and x.starts_at < s.ends_at and x.ends_at > s.starts_at
            and x.starts_at >= s.starts_at - interval '26 hours' and x.agent_id is distinct from s.agent_id offset 0) o
       join agents a on a.company_id = o.company_id and a.agent_id = o.agent_id
       left join ${rowByKey('schedule_months', 'sm', 'k.agent_id = o.agent_id and k.month = o.month')}
      where s.company_id = $1 and s.shift_id = $2 order by o.starts_at, o.shift_id`,
    [db.companyId, shiftId],
  )
