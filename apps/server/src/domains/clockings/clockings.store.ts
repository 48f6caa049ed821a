import { randomUUID } from 'node:crypto'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { Explanation } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import type { ReasonDependency } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { entriesOf, rowByKey, shared, statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftLookups, type ShiftRow } from '../shifts/shifts.columns.ts'
import { leftEarlyIds, reliefSql } from '../shifts/shifts.relief.ts'
import { detailTypes, lineColumns, lineTypes, textOf, type ClockingDetails, type ClockingLine, type ClockingWay } from './clockings.line.ts'
import { projectionColumns, projectionTypes, type Projection } from './projection.rules.ts'

export interface ClockingFactsRow extends ShiftRow {
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
  readonly explains: Explanation[] | null
  readonly dependsOn: ReasonDependency | null
  /** The relief has clocked in; looked up where the reason depends on it. */
  readonly isRelieved: boolean
  /** The reason of the departure that stands. */
  readonly clockOutReasonId: number | null
  /** Services of the site that were left early and are not over: an arrival may relieve them. */
  readonly leftEarlyIds: readonly number[]
  /** The shift and the kind of a line already recorded under this act's uuid. */
  readonly recordedShiftId: number | null
  readonly recordedKind: string | null
  readonly recordedDeviceId: number | null
  readonly recordedDoubt: Doubt | null
  /** For its receipt: its place in the chain, and its times. */
  readonly recordedSeq: number | null
  readonly recordedHash: Buffer | null
  readonly recordedAt: Instant | null
  readonly recordedHappenedAt: Instant | null
}
export interface ClockingFactsQuery {
  readonly shiftId: number
  readonly deviceId: number | null
  readonly clockingUuid: string
  readonly ticketHash: Buffer | null
  readonly reasonId: number | null
  readonly now: Instant
}

// A constant, so that its digest, the name of the prepared statement, is computed once. Each request is a row of q. A ticket
// is found by its hash alone: also by its device, PostgreSQL might look through all that the device has had.
const factsSql = `
  select q.request_no, ${shiftColumns}, si.is_clocking_enabled as "isClockingEnabled", si.can_clock_by_phone as "canClockByPhone",
         si.is_outside_area_refused as "isOutsideAreaRefused", si.perimeter_metres as "perimeterMetres",
         si.latitude, si.longitude, si.client_id as "clientId", a.partner_id as "partnerId",
         w.named as "namedDeviceIds", w.nameless as "namelessDeviceIds",
         exists (select from device_sites d where d.company_id = s.company_id and d.site_id = s.site_id and d.device_id = q.device_id) as "isDeviceHere",
         t.agent_id as "ticketAgentId", t.way as "ticketWay", coalesce(t.expires_at > q.now and t.expires_at <= q.now + interval '90 seconds', false) as "isTicketAlive",
         r.anomaly_reason_id as "reasonId", r.is_early_leave_accepted as "isEarlyLeaveAccepted", r.explains,
         r.depends_on as "dependsOn", case when r.depends_on = 'relief' then ${reliefSql({ leftAt: 'q.now' })} is not null else false end as "isRelieved",
         s.clock_out_reason_id as "clockOutReasonId", ${leftEarlyIds('q.now')} as "leftEarlyIds",
         c.shift_id as "recordedShiftId", c.kind as "recordedKind", c.device_id as "recordedDeviceId",
         c.doubt as "recordedDoubt",
         c.seq as "recordedSeq", c.hash as "recordedHash", c.recorded_at as "recordedAt", c.happened_at as "recordedHappenedAt"
    from ${entriesOf({ shift_id: 'int', device_id: 'int', clocking_uuid: 'uuid', ticket_hash: 'bytea', reason_id: 'int', now: 'timestamptz' })}
    join ${rowByKey('shifts', 's', 'k.shift_id = q.shift_id')} ${shiftLookups}
    left join ${rowByKey('clocking_tickets', 't', 'k.ticket_hash = q.ticket_hash and k.device_id is not distinct from q.device_id')}
    left join ${rowByKey('anomaly_reasons', 'r', 'k.anomaly_reason_id = q.reason_id')}
    left join ${rowByKey('clockings', 'c', 'k.clocking_uuid = q.clocking_uuid')}
    cross join lateral (
      select coalesce(array_agg(d.device_id) filter (where d.is_names_visible), '{}') as named,
             coalesce(array_agg(d.device_id) filter (where not d.is_names_visible), '{}') as nameless
        from device_sites l join devices d on d.company_id = l.company_id and d.device_id = l.device_id
       where l.company_id = s.company_id and l.site_id = s.site_id and d.shifts_visibility <> 'none') w`

/** Everything the rule needs, and whether this act is already recorded, in one trip. */
export const clockingFacts = (db: Db, { shiftId, deviceId, clockingUuid, ticketHash, reasonId, now }: ClockingFactsQuery) =>
  shared<ClockingFactsRow>(factsSql, db.companyId, [shiftId, deviceId, clockingUuid, ticketHash, reasonId, now])

/** A service with all that a rule may ask about it, where nobody is clocking it. */
export const factsOfShift = (db: Db, shiftId: number, now: Instant, reasonId: number | null = null) =>
  clockingFacts(db, { deviceId: null, ticketHash: null, reasonId, shiftId, clockingUuid: randomUUID(), now })

/** A line, and what becomes of its shift: an act sets, a decision also takes back, and so does an act that takes another's place. */
export interface SaveQuestion {
  readonly line: ClockingLine
  readonly details: ClockingDetails | null
  readonly projection: Projection
  /** The shift's version that the rule saw: another one, and nothing is saved. */
  readonly version: number
}

const ownColumns = lineColumns.filter((column) => column !== 'company_id' && column !== 'site_id')
const detailColumns = Object.keys(detailTypes) as (keyof typeof detailTypes)[]

/** A record's columns, read out of JSON. What it does not say is null. */
const recordOf = (types: readonly (readonly [name: string, type: string])[]) => types.map(([name, type]) => `"${name}" ${type}`).join(', ')
// The digest is hexadecimal in the text, bytes in the table.
const asWritten = recordOf(ownColumns.map((column) => [column, column === 'private_digest' ? 'text' : lineTypes[column]]))
const asStored = ownColumns.map((column) => (column === 'private_digest' ? "decode(n.private_digest, 'hex')" : `n.${column}`)).join(', ')
const ofSave = recordOf([['version', 'int'], ...Object.entries({ ...projectionTypes, ...detailTypes })])

// One statement for as many acts as are sent together. The shifts are locked first, so that one which an import has locked
// delays no other act of its site; then the heads of their sites, in one order; then each chain is extended line by line (h),
// from its head on. Of two acts of one shift only one is saved: the other has no row.
// The columns of a line are read from the very text that is hashed: they cannot say anything else, and nothing is sent twice.
const saveSql = `
  with recursive q as materialized (
       select q.request_no, q.line, n.*, g.*
         from ${entriesOf({ line: 'text', given: 'json' })},
              json_to_record(q.line::json) as n (${asWritten}),
              json_to_record(q.given) as g (${ofSave})),
     s as (
       update shifts t set ${projectionColumns.map((column) => `${column} = q.${column}`).join(', ')}, version = t.version + 1
         from q
        where t.company_id = $1 and t.shift_id = q.shift_id and t.version = q.version
          and exists (select from chain_heads l where l.company_id = $1 and l.site_id = t.site_id)
       returning q.request_no, q.line, t.site_id, t.version),
     l as materialized (
       select site_id, seq, hash from chain_heads
        where company_id = $1 and site_id = any(array(select site_id from s)) order by site_id for update),
     o as (select s.*, row_number() over (partition by site_id order by request_no) as place from s),
     h (site_id, seq, hash, place, request_no, version) as (
       select site_id, seq, hash, 0::bigint, null::bigint, 0 from l
       union all
       select o.site_id, h.seq + 1, sha256(h.hash || convert_to(o.line, 'UTF8')), o.place, o.request_no, o.version
         from h join o on o.site_id = h.site_id and o.place = h.place + 1),
     e as (
       update chain_heads e set seq = n.seq, hash = n.hash
         from (select distinct on (site_id) site_id, seq, hash from h order by site_id, place desc) n
        where e.company_id = $1 and e.site_id = n.site_id),
     c as (
       insert into clockings (company_id, site_id, seq, ${ownColumns.join(', ')}, line, hash)
       select $1, h.site_id, h.seq, ${asStored}, n.line, h.hash
         from h join q n on n.request_no = h.request_no),
     d as (
       insert into clocking_details (company_id, site_id, seq, ${detailColumns.join(', ')})
       select $1, h.site_id, h.seq, ${detailColumns.map((column) => `q.${column}`).join(', ')}
         from h join q on q.request_no = h.request_no where q.salt is not null)
     select request_no, seq, hash, version from h where request_no is not null`

/**
 * Extends the site's chain and changes the shift in one statement, guarded by the version that the rule saw. No row
 * back: a version conflict, gather and decide again. The head is made with its site; without one nothing is saved.
 */
export const saveClocking = (db: Db, { line, details, projection, version }: SaveQuestion) =>
  shared<{ seq: number; hash: Buffer | null; version: number }>(saveSql, db.companyId, [
    textOf(line),
    written({ version, ...projection, ...(details && { ...details, salt: `\\x${details.salt.toString('hex')}` }) }),
  ])

/** What is null is left out: it comes out as null all the same, and of twenty values half are. */
function written(values: Readonly<Record<string, unknown>>): string {
  const said: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) if (value !== null) said[name] = value
  return JSON.stringify(said)
}

export const anomalyReasons = (db: Db) =>
  db.read(
    statement<{ id: number; name: string; isEarlyLeaveAccepted: boolean; explains: Explanation[]; dependsOn: ReasonDependency | null }>(
      `select anomaly_reason_id as id, name, is_early_leave_accepted as "isEarlyLeaveAccepted", explains, depends_on as "dependsOn"
         from anomaly_reasons where company_id = $1 and not is_archived order by anomaly_reason_id`,
      [db.companyId],
    ),
  )
