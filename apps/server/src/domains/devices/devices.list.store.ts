import type { UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { onlineMinutes } from '@vigie/contract/devices/devices.state.rules.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { DeviceOfSite } from './devices.store.ts'

/** A device at one of its sites, with what is known of how it fares. */
export interface ListedRow extends Omit<DeviceOfSite, 'latitude' | 'longitude'> {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly clientName: string
  readonly siteLatitude: number | null
  readonly siteLongitude: number | null
  readonly seenAt: Instant | null
  readonly battery: number | null
  readonly appVersion: string
  readonly driftSeconds: number | null
  readonly waitingCount: number
  readonly isInService: boolean
  readonly expectedCount: number
  readonly expectedSince: Instant | null
  readonly closedAt: Instant | null
  readonly copiedAt: Instant | null
  readonly guessedAt: Instant | null
  readonly pairedAt: Instant
  readonly pairedBy: string | null
}

/** Hours back from now whose planned acts a silent device is asked for. */
const expectedHours = 36
/** Days for which an alarm stands beside a device. */
const alarmDays = 7

/**
 * The paired devices with their sites, one row for each link; null: of every site. A device was heard at its last contact,
 * when its session asked something, or when an agent showed a code at it. What waited at the last contact and has come since
 * waits no more. Of a silent one those acts are expected that were planned since it was heard, and that nobody made elsewhere.
 */
export const listedDevices = (db: Db, siteId: number | null, now: Instant) =>
  statement<ListedRow>(
    `with heard as materialized (
       select d.*, u.user_id, st.battery, st.app_version, st.drift_seconds, c.held,
              greatest(c.last_at, st.told_at,
                (select max(greatest(e.created_at, e.burst_last_at)) from sessions e where e.company_id = d.company_id and e.user_id = u.user_id),
                (select max(t.expires_at) - interval '60 seconds' from clocking_tickets t where t.company_id = d.company_id and t.device_id = d.device_id)
              ) as heard_at
         from devices d
         left join users u on u.company_id = d.company_id and u.device_id = d.device_id
         left join device_states st on st.company_id = d.company_id and st.device_id = d.device_id
         left join device_contacts c on c.company_id = d.company_id and c.user_id = u.user_id and c.device_uuid = d.uuid
        where d.company_id = $1 and d.unpaired_at is null),
     planned as materialized (
       select s.site_id, s.starts_at, s.ends_at, s.arrived_at, s.left_at from shifts s
        where s.company_id = $1 and s.starts_at > $3 and s.starts_at <= $4 and s.agent_id is not null),
     due as (
       select h.device_id, bool_or(p.ends_at > $4) as has_running,
              count(*) filter (where h.is_silent and p.arrived_at is null and p.starts_at > h.since)
                + count(*) filter (where h.is_silent and p.left_at is null and p.ends_at > h.since and p.ends_at <= $4) as expected,
              least(min(p.starts_at) filter (where h.is_silent and p.arrived_at is null and p.starts_at > h.since),
                min(p.ends_at) filter (where h.is_silent and p.left_at is null and p.ends_at > h.since and p.ends_at <= $4)) as since
         from (select device_id, coalesce(heard_at, paired_at) as since, coalesce(heard_at < $5, true) as is_silent from heard) h
         join device_sites l on l.company_id = $1 and l.device_id = h.device_id
         join planned p on p.site_id = l.site_id
        group by h.device_id)
     select l.device_site_id as "deviceSiteId", h.device_id as "deviceId", h.uuid as "deviceUuid", h.platform, h.type, h.name,
            h.model, h.vendor, h.os, h.browser, h.is_by_code as "isByCode", h.is_by_nfc as "isByNfc",
            h.shifts_visibility as "shiftsVisibility", h.is_names_visible as "isNamesVisible",
            h.ip_address as "ipAddress", h.latitude, h.longitude, h.paired_at as "pairedAt", h.closed_at as "closedAt",
            case when h.copied_at > $6 then h.copied_at end as "copiedAt", case when h.guessed_at > $6 then h.guessed_at end as "guessedAt",
            nullif(trim(b.first_name || ' ' || b.last_name), '') as "pairedBy",
            s.site_id as "siteId", s.name as "siteName", s.city as location, k.name as "clientName",
            s.latitude as "siteLatitude", s.longitude as "siteLongitude",
            h.heard_at as "seenAt", h.battery, coalesce(h.app_version, '') as "appVersion", h.drift_seconds as "driftSeconds",
            (select count(*)::int from jsonb_object_keys(coalesce(h.held, '{}')) as w (uuid)
              where (select e.clocking_uuid from journal_entries e where e.company_id = $1 and e.clocking_uuid = w.uuid::uuid) is null) as "waitingCount",
            coalesce(n.has_running, false) as "isInService", coalesce(n.expected, 0)::int as "expectedCount", n.since as "expectedSince"
       from heard h
       join device_sites l on l.company_id = $1 and l.device_id = h.device_id
       join sites s on s.company_id = $1 and s.site_id = l.site_id
       join clients k on k.company_id = $1 and k.client_id = s.client_id
       left join users b on b.company_id = $1 and b.user_id = h.paired_by
       left join due n on n.device_id = h.device_id
      where $2::int is null or l.site_id = $2
      order by lower(unaccent(h.name)), h.device_id, lower(unaccent(s.name)), s.site_id`,
    [
      db.companyId,
      siteId,
      addMinutes(now, -expectedHours * 60),
      now,
      addMinutes(now, -onlineMinutes),
      addMinutes(now, -alarmDays * 24 * 60),
    ],
  )

export interface GapRow {
  readonly deviceId: number
  readonly fromNumber: number
  readonly toNumber: number
  readonly afterAt: Instant | null
  readonly beforeAt: Instant
  /** Of all gaps of the device together, those that are not told among them. */
  readonly missingCount: number
}
/** Gaps of one device that are told, the latest. */
const mostGaps = 20

/** What is missing between the numbers of each paired device: of its present pairing, and of what an earlier version has counted. */
export const gapsOfDevices = (db: Db) =>
  statement<GapRow>(
    `with ends as (
       select p.device_id, e.pairing_id, e.user_id, e.sequence_uuid, e.device_seq, e.device_at, e.clocking_uuid
         from device_pairings p
         join journal_entries e on e.company_id = p.company_id and e.pairing_id = p.pairing_id and e.came_after_gap
        where p.company_id = $1 and p.ends_at is null
       union all
       select d.device_id, e.pairing_id, e.user_id, e.sequence_uuid, e.device_seq, e.device_at, e.clocking_uuid
         from devices d
         join users u on u.company_id = d.company_id and u.device_id = d.device_id
         join journal_entries e on e.company_id = d.company_id and e.sequence_uuid = d.uuid and e.user_id = u.user_id
        where d.company_id = $1 and d.unpaired_at is null and e.pairing_id is null and e.is_proven and e.came_after_gap),
     gaps as (
       select distinct on (n.device_id, n.sequence_uuid, n.device_seq) n.device_id, coalesce(f.device_seq, 0) + 1 as first_number,
              n.device_seq - 1 as last_number, f.clocking_uuid as former_uuid, f.device_at as former_at, n.clocking_uuid, n.device_at
         from ends n
         left join lateral (
           select e.device_seq, e.device_at, e.clocking_uuid from journal_entries e
            where e.company_id = $1 and e.sequence_uuid = n.sequence_uuid and e.device_seq < n.device_seq
              and e.user_id = n.user_id and e.pairing_id is not distinct from n.pairing_id and e.is_proven
            order by e.device_seq desc limit 1) f on true
        where coalesce(f.device_seq, 0) < n.device_seq - 1
        order by n.device_id, n.sequence_uuid, n.device_seq),
     ranked as (
       select g.*, least(sum(last_number::bigint - first_number + 1) over (partition by device_id), 2147483647)::int as missing,
              row_number() over (partition by device_id order by device_at desc, last_number desc) as place
         from gaps g)
     select r.device_id as "deviceId", r.first_number as "fromNumber", r.last_number as "toNumber",
            coalesce((select c.happened_at from clockings c where c.company_id = $1 and c.clocking_uuid = r.former_uuid), r.former_at) as "afterAt",
            coalesce((select c.happened_at from clockings c where c.company_id = $1 and c.clocking_uuid = r.clocking_uuid), r.device_at) as "beforeAt",
            r.missing as "missingCount"
       from ranked r where r.place <= $2 order by r.device_id, r.place`,
    [db.companyId, mostGaps],
  )

/** The sites in use where one may clock and that no paired device serves. */
export const sitesWithoutDevice = (db: Db, siteId: number | null) =>
  statement<{ id: number; name: string; city: string; clientName: string; canClockByPhone: boolean }>(
    `select s.site_id as id, s.name, s.city, k.name as "clientName", s.can_clock_by_phone as "canClockByPhone"
       from sites s join clients k on k.company_id = s.company_id and k.client_id = s.client_id
      where s.company_id = $1 and s.is_active and s.is_clocking_enabled and ($2::int is null or s.site_id = $2)
        and not exists (
          select from device_sites l join devices d on d.company_id = l.company_id and d.device_id = l.device_id
           where l.company_id = s.company_id and l.site_id = s.site_id and d.unpaired_at is null)
      order by lower(unaccent(s.name)), s.site_id`,
    [db.companyId, siteId],
  )

export const rename = (db: Db, deviceId: number, name: string) =>
  statement<{ deviceId: number }>(
    `update devices set name = $3 where company_id = $1 and device_id = $2 and unpaired_at is null returning device_id as "deviceId"`,
    [db.companyId, deviceId, name],
  )

/** Takes a device from all of its sites; where it stood is remembered. */
export const unlinkFromSites = (db: Db, deviceId: number) =>
  statement(
    `with gone as (delete from device_sites where company_id = $1 and device_id = $2 returning device_site_id, site_id)
     update devices d set last_site_id = g.site_id from (select site_id from gone order by device_site_id limit 1) g
      where d.company_id = $1 and d.device_id = $2`,
    [db.companyId, deviceId],
  )

/** Days for which an unpaired device is listed. */
const unpairedDays = 90

/** The devices that are paired no more, the latest first; null: wherever they stood. */
export const unpairedDevices = (db: Db, siteId: number | null, now: Instant) =>
  statement<UnpairedDevice>(
    `select d.device_id as "deviceId", d.name, d.model, d.vendor, d.os, d.browser, s.site_id as "siteId", s.name as "siteName", d.unpaired_at as "unpairedAt",
            d.lost_at as "lostAt"
       from devices d left join sites s on s.company_id = d.company_id and s.site_id = d.last_site_id
      where d.company_id = $1 and d.unpaired_at >= $3 and ($2::int is null or d.last_site_id = $2)
      order by d.unpaired_at desc, d.device_id desc limit 200`,
    [db.companyId, siteId, addMinutes(now, -unpairedDays * 24 * 60)],
  )

/** What a device tells of itself at a contact. */
export interface DeviceTells {
  readonly battery: number | null
  readonly appVersion: string
  readonly driftSeconds: number | null
}
export const noteDeviceState = (db: Db, deviceId: number, { battery, appVersion, driftSeconds }: DeviceTells, now: Instant) =>
  statement(
    `insert into device_states as s (company_id, device_id, told_at, battery, app_version, drift_seconds) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, device_id) do update set told_at = greatest(s.told_at, excluded.told_at), battery = excluded.battery,
       app_version = excluded.app_version, drift_seconds = excluded.drift_seconds`,
    [db.companyId, deviceId, now, battery, appVersion, driftSeconds],
  )
