import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Opens a manager's access on a device; one that is still open there ends with it. */
export const openAccess = (db: Db, access: { deviceId: number; userId: number; now: Instant; endsAt: Instant }) =>
  [
    endAccess(db, access.deviceId, access.now),
    statement('insert into device_accesses (company_id, device_id, user_id, begins_at, ends_at) values ($1, $2, $3, $4, $5)', [
      db.companyId,
      access.deviceId,
      access.userId,
      access.now,
      access.endsAt,
    ]),
  ] as const

/** Ends what is open on a device. */
export const endAccess = (db: Db, deviceId: number, now: Instant) =>
  statement('update device_accesses set ends_at = greatest(begins_at, $3) where company_id = $1 and device_id = $2 and ends_at > $3', [
    db.companyId,
    deviceId,
    now,
  ])

/** The accesses that managers who still may had on a device in some time, the last one first. */
export const accessesBetween = (db: Db, { deviceId, from, to }: { deviceId: number; from: Instant; to: Instant }) =>
  statement<{ userId: number; beginsAt: Instant; endsAt: Instant }>(
    `select a.user_id as "userId", a.begins_at as "beginsAt", a.ends_at as "endsAt" from device_accesses a
       join users m on m.company_id = a.company_id and m.user_id = a.user_id and m.is_active and m.role = 'manager'
       join user_rights r on r.company_id = a.company_id and r.user_id = a.user_id and r."right" = 'man_access_services'
      where a.company_id = $1 and a.device_id = $2 and a.ends_at >= $3 and a.begins_at <= $4
      order by a.begins_at desc`,
    [db.companyId, deviceId, from, to],
  )

interface PlacedSite {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
}
const place = `s.site_id as id, s.name, s.city, s.address, s.latitude, s.longitude`
/** The sites that a device serves, in the order in which it was linked to them. */
export const linkedSites = (db: Db, deviceId: number) =>
  statement<PlacedSite & { deviceSiteId: number }>(
    `select l.device_site_id as "deviceSiteId", ${place}
       from device_sites l join sites s on s.company_id = l.company_id and s.site_id = l.site_id
      where l.company_id = $1 and l.device_id = $2 order by l.device_site_id`,
    [db.companyId, deviceId],
  )
/** Those that it may be linked to: in use, with clocking on, and not its own already. */
export const linkableSites = (db: Db, deviceId: number) =>
  statement<PlacedSite>(
    `select ${place} from sites s
      where s.company_id = $1 and s.is_active and s.is_clocking_enabled
        and not exists (select from device_sites l where l.company_id = s.company_id and l.site_id = s.site_id and l.device_id = $2)
      order by lower(unaccent(s.name)), s.site_id`,
    [db.companyId, deviceId],
  )
