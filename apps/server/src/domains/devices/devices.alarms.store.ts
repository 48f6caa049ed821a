import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { Entries } from './devices.copies.rules.ts'

export const entriesOf = (db: Db, deviceId: number) =>
  statement<{ entries: string[]; leftEntries: string[] }>(
    'select entry_uuids as entries, left_entry_uuids as "leftEntries" from devices where company_id = $1 and device_id = $2',
    [db.companyId, deviceId],
  )

/** Keeps how a device has named itself. */
export const noteEntries = (db: Db, deviceId: number, { entries, leftEntries }: Entries) =>
  statement('update devices set entry_uuids = $3, left_entry_uuids = $4 where company_id = $1 and device_id = $2', [
    db.companyId,
    deviceId,
    entries,
    leftEntries,
  ])

export const markCopied = (db: Db, deviceId: number, now: Instant) =>
  statement('update devices set copied_at = $3 where company_id = $1 and device_id = $2', [db.companyId, deviceId, now])

export const markGuessed = (db: Db, deviceId: number, now: Instant) =>
  statement('update devices set guessed_at = $3 where company_id = $1 and device_id = $2', [db.companyId, deviceId, now])

export interface AlarmedDevice {
  readonly uuid: string
  readonly name: string
  readonly vendor: string
  readonly model: string
  readonly siteId: number | null
  readonly siteName: string | null
}
/** What a device is known by to people, with the first of its sites. */
export const alarmedDevice = (db: Db, deviceId: number) =>
  statement<AlarmedDevice>(
    `select d.uuid, d.name, d.vendor, d.model, s.site_id as "siteId", s.name as "siteName"
       from devices d
       left join device_sites l on l.company_id = d.company_id and l.device_id = d.device_id
       left join sites s on s.company_id = l.company_id and s.site_id = l.site_id
      where d.company_id = $1 and d.device_id = $2 order by l.device_site_id limit 1`,
    [db.companyId, deviceId],
  )

/** The managers who look after services and devices, by name. */
export const managersOfServices = (db: Db) =>
  statement<{ userId: number; name: string }>(
    `select u.user_id as "userId", concat_ws(' ', nullif(u.first_name, ''), u.last_name) as name from users u
       join user_rights r on r.company_id = u.company_id and r.user_id = u.user_id and r."right" = 'man_access_services'
      where u.company_id = $1 and u.role = 'manager' and u.is_active
      order by lower(unaccent(u.last_name)), u.user_id`,
    [db.companyId],
  )
