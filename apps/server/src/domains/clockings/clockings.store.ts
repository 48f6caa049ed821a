import type { Instant } from '@vigie/contract/kit/time.ts'
import { shared, statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftJoins, type ShiftRow } from '../shifts/shifts.columns.ts'
import type { ClockingDetails, ClockingLine, ClockingWay } from './clockings.line.ts'
import type { ShiftChange } from './clockings.rules.ts'

export interface SceneRow extends ShiftRow {
  readonly isClockingEnabled: boolean
  readonly canClockByPhone: boolean
  readonly isOutsideAreaRefused: boolean
  readonly clientId: number
  readonly partnerId: number | null
  /** The devices of the shift's site that show shifts: with the names of agents, and without. */
  readonly namedDeviceIds: readonly number[]
  readonly namelessDeviceIds: readonly number[]
  readonly perimeterMetres: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Whether the asking device is linked to the shift's site. */
  readonly isDeviceHere: boolean
  readonly ticketAgentId: number | null
  readonly ticketWay: ClockingWay | null
  readonly isTicketAlive: boolean
  readonly reasonId: number | null
  readonly isEarlyLeaveAccepted: boolean | null
  /** The shift and the kind of a line already recorded under this act's uuid. */
  readonly recordedShiftId: number | null
  readonly recordedKind: string | null
  readonly recordedDeviceId: number | null
}
export interface SceneQuestion {
  readonly shiftId: number
  readonly deviceId: number | null
  readonly clockingUuid: string
  readonly ticketHash: Buffer | null
  readonly reasonId: number | null
  readonly now: Instant
}

// Made once, so that the digest that names it is too. Each who asks is a row of q.
const sceneSql = `
  select q.rider, ${shiftColumns}, si.is_clocking_enabled as "isClockingEnabled", si.can_clock_by_phone as "canClockByPhone",
         si.is_outside_area_refused as "isOutsideAreaRefused", si.perimeter_metres as "perimeterMetres",
         si.latitude, si.longitude, si.client_id as "clientId", a.partner_id as "partnerId",
         w.named as "namedDeviceIds", w.nameless as "namelessDeviceIds",
         exists (select from device_sites d where d.company_id = s.company_id and d.site_id = s.site_id and d.device_id = q.device_id) as "isDeviceHere",
         t.agent_id as "ticketAgentId", t.way as "ticketWay", coalesce(t.expires_at > q.now and t.expires_at <= q.now + interval '90 seconds', false) as "isTicketAlive",
         r.anomaly_reason_id as "reasonId", r.is_early_leave_accepted as "isEarlyLeaveAccepted",
         c.shift_id as "recordedShiftId", c.kind as "recordedKind", c.device_id as "recordedDeviceId"
    from unnest($2::int[], $3::int[], $4::uuid[], $5::bytea[], $6::int[], $7::timestamptz[]) with ordinality
           as q (shift_id, device_id, clocking_uuid, ticket_hash, reason_id, now, rider)
    join shifts s on s.company_id = $1 and s.shift_id = q.shift_id ${shiftJoins}
    left join clocking_tickets t on t.company_id = s.company_id and t.ticket_hash = q.ticket_hash and t.device_id = q.device_id
    left join anomaly_reasons r on r.company_id = s.company_id and r.anomaly_reason_id = q.reason_id
    left join clockings c on c.company_id = s.company_id and c.clocking_uuid = q.clocking_uuid
    cross join lateral (
      select coalesce(array_agg(d.device_id) filter (where d.is_names_visible), '{}') as named,
             coalesce(array_agg(d.device_id) filter (where not d.is_names_visible), '{}') as nameless
        from device_sites l join devices d on d.company_id = l.company_id and d.device_id = l.device_id
       where l.company_id = s.company_id and l.site_id = s.site_id and d.shifts_visibility <> 'none') w`

/** Everything the rule needs, and whether this act is already recorded, in one trip. */
export const clockingScene = (db: Db, { shiftId, deviceId, clockingUuid, ticketHash, reasonId, now }: SceneQuestion) =>
  shared<SceneRow>(sceneSql, db.companyId, [shiftId, deviceId, clockingUuid, ticketHash, reasonId, now])

export interface SaveQuestion {
  readonly line: ClockingLine
  readonly text: string
  readonly details: ClockingDetails | null
  readonly change: ShiftChange
  /** The shift's version that the rule saw: another one, and nothing is saved. */
  readonly version: number
}

const saveSql = `with s as (
       update shifts set
         arrived_at = coalesce($4, arrived_at), left_at = coalesce($5, left_at), pre_clock_in_at = coalesce($6, pre_clock_in_at),
         clock_in_status = coalesce($7, clock_in_status), clock_out_status = coalesce($8, clock_out_status),
         is_clock_in_forced = coalesce($9, is_clock_in_forced), is_clock_out_forced = coalesce($10, is_clock_out_forced),
         is_clock_in_outside_area = coalesce($11, is_clock_in_outside_area),
         is_clock_out_outside_area = coalesce($12, is_clock_out_outside_area),
         is_clock_in_offline = coalesce($37, is_clock_in_offline), is_clock_out_offline = coalesce($38, is_clock_out_offline),
         break_started_at = case when $13::int is null then break_started_at end, break_minutes = coalesce($13, break_minutes),
         version = version + 1
       where company_id = $1 and shift_id = $2 and version = $3
         and exists (select from chain_heads c where c.company_id = $1 and c.site_id = shifts.site_id)
       returning site_id, version),
     h as (
       update chain_heads h set seq = h.seq + 1, hash = sha256(h.hash || convert_to($14, 'UTF8')) from s
        where h.company_id = $1 and h.site_id = s.site_id returning h.seq, h.hash, h.site_id),
     c as (
       insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, agent_id, kind, way, verdict, recorded_at,
           happened_at, device_at, drift_seconds, device_id, device_seq, user_id, anomaly_reason_id, is_forced,
           is_outside_area, is_offline, private_digest, line, hash)
       select $1, h.site_id, h.seq, $15, $2, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30,
           $31, $14, h.hash from h returning site_id, seq),
     d as (
       insert into clocking_details (company_id, site_id, seq, salt, latitude, longitude, accuracy_metres, comment)
       select $1, c.site_id, c.seq, $32, $33, $34, $35, $36 from c where $32::bytea is not null)
     select c.seq, s.version from c, s`

/**
 * Extends the site's chain and changes the shift in one statement, guarded by the version that the rule saw. No row
 * back: someone was faster, gather and decide again. The head is made with its site; without one nothing is saved.
 */
export const saveClocking = (db: Db, { line, text, details, change, version }: SaveQuestion) =>
  statement<{ seq: number; version: number }>(saveSql, [
    line.company_id,
    line.shift_id,
    version,
    change.arrivedAt ?? null,
    change.leftAt ?? null,
    change.preClockInAt ?? null,
    change.clockInStatus ?? null,
    change.clockOutStatus ?? null,
    change.isClockInForced ?? null,
    change.isClockOutForced ?? null,
    change.isClockInOutsideArea ?? null,
    change.isClockOutOutsideArea ?? null,
    change.breakMinutes ?? null,
    text,
    line.clocking_uuid,
    line.agent_id,
    line.kind,
    line.way,
    line.verdict,
    line.recorded_at,
    line.happened_at,
    line.device_at,
    line.drift_seconds,
    line.device_id,
    line.device_seq,
    line.user_id,
    line.anomaly_reason_id,
    line.is_forced,
    line.is_outside_area,
    line.is_offline,
    line.private_digest === null ? null : Buffer.from(line.private_digest, 'hex'),
    details?.salt ?? null,
    details?.latitude ?? null,
    details?.longitude ?? null,
    details?.accuracy_metres ?? null,
    details?.comment ?? null,
    change.isClockInOffline ?? null,
    change.isClockOutOffline ?? null,
  ])

export const anomalyReasons = (db: Db) =>
  db.read(
    statement<{ id: number; name: string; isEarlyLeaveAccepted: boolean }>(
      `select anomaly_reason_id as id, name, is_early_leave_accepted as "isEarlyLeaveAccepted"
         from anomaly_reasons where company_id = $1 order by anomaly_reason_id`,
      [db.companyId],
    ),
  )
