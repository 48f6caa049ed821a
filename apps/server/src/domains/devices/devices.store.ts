import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** What a device says of itself. */
interface Description {
  readonly platform: string
  readonly type: string
  readonly name: string
  readonly model: string
  readonly vendor: string
  readonly os: string
  readonly browser: string
}
/** What is known of a device that asks to be paired. */
interface AskingDevice extends Description {
  readonly ipAddress: string
}
export interface PairingCode {
  readonly codeHash: Buffer
  readonly uuid: string
  readonly secretHash: Buffer
  readonly description: AskingDevice
  readonly now: Instant
  readonly expiresAt: Instant
}

/** A new code for a device; its older one no longer works, and dead ones go. Another's who says the same uuid stays. */
export const savePairingCode = (db: Db, { codeHash, uuid, secretHash, description, now, expiresAt }: PairingCode) => [
  statement('delete from pairing_codes where company_id = $1 and expires_at <= $2', [db.companyId, now]),
  statement(
    `insert into pairing_codes (company_id, code_hash, device_uuid, secret_hash, description, created_at, expires_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7)
     on conflict (company_id, device_uuid, secret_hash) do update set code_hash = excluded.code_hash,
       description = excluded.description, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [db.companyId, codeHash, uuid, secretHash, JSON.stringify(description), now, expiresAt],
  ),
]
export interface WaitingDevice {
  readonly uuid: string
  readonly secretHash: Buffer
  /** A code that an earlier version has given knows no address. */
  readonly description: Description & Partial<AskingDevice>
}
/** Who links a device, and where it stands as far as it tells. */
export interface Linker {
  readonly userId: number
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}
/** The device that shows a code which still lives. */
export const waitingDevice = (db: Db, codeHash: Buffer, now: Instant) =>
  statement<WaitingDevice>(
    `select device_uuid as uuid, secret_hash as "secretHash", description from pairing_codes
      where company_id = $1 and code_hash = $2 and expires_at > $3`,
    [db.companyId, codeHash, now],
  )

export interface PairedDevice {
  readonly deviceId: number
  readonly secretHash: Buffer
  /** A manager has closed its session there (decisions/06-clocking). */
  readonly isClosed: boolean
}
export const pairedDevice = (db: Db, by: { uuid?: string | undefined; deviceId?: number | undefined }) =>
  statement<PairedDevice>(
    `select device_id as "deviceId", secret_hash as "secretHash", closed_at is not null as "isClosed" from devices
      where company_id = $1 and unpaired_at is null and ($2::uuid is null or uuid = $2) and ($3::int is null or device_id = $3)
        and ($2 is not null or $3 is not null)`,
    [db.companyId, by.uuid ?? null, by.deviceId ?? null],
  )

/**
 * Registers a device, or renews one that comes back under its uuid; its code is used up, and of an access opened before nothing is left.
 * No row: it is paired under another secret, and not under the one whose place may be taken.
 */
export const registerDevice = (
  db: Db,
  { uuid, secretHash, description: d }: WaitingDevice,
  by: Linker,
  now: Instant,
  replacedHash: Buffer | null = null,
) =>
  statement<{ deviceId: number }>(
    `with used as (delete from pairing_codes where company_id = $1 and device_uuid = $2 and secret_hash = $3),
          shut as (
            update device_accesses a set ends_at = greatest(a.begins_at, $11) from devices d
             where a.company_id = $1 and d.company_id = $1 and d.uuid = $2 and a.device_id = d.device_id and a.ends_at > $11)
     insert into devices (company_id, uuid, secret_hash, platform, type, name, model, vendor, os, browser, paired_at, paired_by, ip_address,
       latitude, longitude)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $13, $14, $15, $16)
     on conflict (company_id, uuid) do update set secret_hash = excluded.secret_hash, platform = excluded.platform,
       type = excluded.type, name = excluded.name, model = excluded.model, vendor = excluded.vendor, os = excluded.os,
       browser = excluded.browser, paired_at = excluded.paired_at, unpaired_at = null, closed_at = null, paired_by = excluded.paired_by,
       ip_address = excluded.ip_address, latitude = excluded.latitude, longitude = excluded.longitude, lost_at = null,
       entry_uuids = case when devices.secret_hash = excluded.secret_hash then devices.entry_uuids else '{}' end,
       left_entry_uuids = case when devices.secret_hash = excluded.secret_hash then devices.left_entry_uuids else '{}' end,
       copied_at = case when devices.secret_hash = excluded.secret_hash then devices.copied_at end,
       guessed_at = case when devices.secret_hash = excluded.secret_hash then devices.guessed_at end
       where devices.unpaired_at is not null or devices.secret_hash in (excluded.secret_hash, $12)
     returning device_id as "deviceId"`,
    [
      db.companyId,
      uuid,
      secretHash,
      d.platform,
      d.type,
      d.name,
      d.model,
      d.vendor,
      d.os,
      d.browser,
      now,
      replacedHash,
      by.userId,
      d.ipAddress ?? '',
      by.position?.latitude ?? null,
      by.position?.longitude ?? null,
    ],
  )

/** Whoever comes second waits here, and its next statement sees what the first has saved. */
export const lockDevice = (db: Db, deviceId: number) =>
  statement('select from devices where company_id = $1 and device_id = $2 for update', [db.companyId, deviceId])

/** The device's own user, under whose name its session runs; made once. */
export const userOfDevice = (db: Db, deviceId: number, now: Instant) =>
  [
    lockDevice(db, deviceId),
    statement(
      `insert into users (company_id, role, username, email, first_name, is_first_login, device_id, created_at)
     select $1, 'clocking_device', 'device-' || $2::int, '', 'Vigie Pointage', false, $2, $3
      where not exists (select from users where company_id = $1 and device_id = $2)`,
      [db.companyId, deviceId, now],
    ),
    statement<{ userId: number }>('select user_id as "userId" from users where company_id = $1 and device_id = $2', [
      db.companyId,
      deviceId,
    ]),
  ] as const

/** Links a device to a site unless the limit is reached; linked already is fine. No row back: the limit. */
export const linkToSite = (db: Db, deviceId: number, siteId: number, limit: number, now: Instant) =>
  [
    lockDevice(db, deviceId),
    statement<{ deviceSiteId: number }>(
      `with there as (select device_site_id from device_sites where company_id = $1 and device_id = $2 and site_id = $3),
          made as (
            insert into device_sites (company_id, device_id, site_id, created_at)
            select $1, $2, $3, $5
             where not exists (select from there)
               and (select count(*) from device_sites d where d.company_id = $1 and d.device_id = $2) < $4
            returning device_site_id)
     select device_site_id as "deviceSiteId" from there union all select device_site_id from made`,
      [db.companyId, deviceId, siteId, limit, now],
    ),
  ] as const

export interface DeviceOfSite extends Description {
  readonly deviceSiteId: number
  readonly deviceId: number
  readonly deviceUuid: string
  readonly isByCode: boolean
  readonly isByNfc: boolean
  readonly shiftsVisibility: 'day' | 'window' | 'running' | 'none'
  readonly isNamesVisible: boolean
  readonly siteId: number
  readonly siteName: string
  /** The town of the site. */
  readonly location: string
  readonly ipAddress: string
  readonly latitude: number | null
  readonly longitude: number | null
}
const deviceColumns = `
  l.device_site_id as "deviceSiteId", d.device_id as "deviceId", d.uuid as "deviceUuid", d.platform, d.type, d.name,
  d.model, d.vendor, d.os, d.browser, d.is_by_code as "isByCode", d.is_by_nfc as "isByNfc",
  d.shifts_visibility as "shiftsVisibility", d.is_names_visible as "isNamesVisible", s.site_id as "siteId", s.name as "siteName",
  s.city as location, d.ip_address as "ipAddress", d.latitude, d.longitude`
const deviceTables = `device_sites l
  join devices d on d.company_id = l.company_id and d.device_id = l.device_id
  join sites s on s.company_id = l.company_id and s.site_id = l.site_id`
export const deviceOfSite = (db: Db, deviceSiteId: number) =>
  statement<DeviceOfSite>(`select ${deviceColumns} from ${deviceTables} where l.company_id = $1 and l.device_site_id = $2`, [
    db.companyId,
    deviceSiteId,
  ])
export const isSiteKnown = (db: Db, siteId: number | null) =>
  statement<{ id: number }>('select site_id as id from sites where company_id = $1 and site_id = $2', [db.companyId, siteId])

/** Takes a device (a device by itself: its own alone) from a site; with its last one it is unpaired and its sessions end. */
export const unlinkFromSite = (db: Db, deviceSiteId: number, ownDeviceId: number | null) =>
  statement<{ deviceId: number; siteId: number }>(
    'delete from device_sites where company_id = $1 and device_site_id = $2 and ($3::int is null or device_id = $3) returning device_id as "deviceId", site_id as "siteId"',
    [db.companyId, deviceSiteId, ownDeviceId],
  )
/** `lastSiteId`: where it stood, unless that is noted already. */
export const unpairWithoutSites = (db: Db, deviceId: number, now: Instant, lastSiteId: number | null = null) => [
  statement<{ deviceId: number }>(
    `update devices d set unpaired_at = $3, last_site_id = coalesce($4, last_site_id)
      where company_id = $1 and device_id = $2 and unpaired_at is null
        and not exists (select from device_sites l where l.company_id = d.company_id and l.device_id = d.device_id)
      returning device_id as "deviceId"`,
    [db.companyId, deviceId, now, lastSiteId],
  ),
  statement(
    `update sessions set ended_at = $3 from users u, devices d
      where sessions.company_id = $1 and u.company_id = $1 and d.company_id = $1 and u.user_id = sessions.user_id
        and u.device_id = d.device_id and d.device_id = $2 and d.unpaired_at is not null and sessions.ended_at is null`,
    [db.companyId, deviceId, now],
  ),
]

export const siteForLink = (db: Db, siteId: number) =>
  statement<{ isClockingEnabled: boolean }>(
    'select is_clocking_enabled as "isClockingEnabled" from sites where company_id = $1 and site_id = $2 and is_active',
    [db.companyId, siteId],
  )
/** One of the sites that a device may be linked to at all; no row: there is none. */
export const siteToLink = (db: Db) =>
  statement<{ id: number }>('select site_id as id from sites where company_id = $1 and is_active and is_clocking_enabled limit 1', [
    db.companyId,
  ])
