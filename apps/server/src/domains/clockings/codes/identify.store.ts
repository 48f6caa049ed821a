import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { shiftColumns, shiftTables, type ShiftRow } from '../../shifts/shifts.columns.ts'

export interface DeviceRow {
  readonly isByCode: boolean
  readonly isByNfc: boolean
  readonly isNamesVisible: boolean
  readonly shiftsVisibility: 'day' | 'window' | 'running' | 'none'
}
export const deviceById = (db: Db, deviceId: number) =>
  statement<DeviceRow>(
    `select is_by_code as "isByCode", is_by_nfc as "isByNfc", is_names_visible as "isNamesVisible",
            shifts_visibility as "shiftsVisibility"
       from devices where company_id = $1 and device_id = $2 and unpaired_at is null`,
    [db.companyId, deviceId],
  )
export const sitesOfDevice = (db: Db, deviceId: number) =>
  statement<{ id: number; name: string; timeZone: string; isClockingEnabled: boolean }>(
    `select s.site_id as id, s.name, s.time_zone as "timeZone", s.is_clocking_enabled as "isClockingEnabled"
       from device_sites d join sites s on s.company_id = d.company_id and s.site_id = d.site_id
      where d.company_id = $1 and d.device_id = $2 order by d.device_site_id`,
    [db.companyId, deviceId],
  )

export interface IdentifiedAgent {
  readonly id: number
  readonly name: string
  readonly firstName: string
  /** What devices recognise the code by without network, as it is kept; null: it is not known yet. */
  readonly check: number | null
  /** It was asked for, and is used for the first time now. */
  readonly isNextCode: boolean
}
const agentColumns = `a.agent_id as id, a.last_name || ' ' || a.first_name as name, a.first_name as "firstName"`
/** Whose code it is, or will be as soon as it is used: the one that an agent has asked for serves beside the former one (decision 55). */
export const agentByCode = (db: Db, hmac: Buffer, now: Instant) =>
  statement<IdentifiedAgent>(
    `select ${agentColumns}, a.clocking_code_check as check, false as "isNextCode" from agents a
      where a.company_id = $1 and a.clocking_code_hmac = $2
     union all
     select ${agentColumns}, n.code_check, true from agent_next_codes n
       join agents a on a.company_id = n.company_id and a.agent_id = n.agent_id and a.clocking_code_hmac = n.former_hmac
      where n.company_id = $1 and n.code_hmac = $2 and n.expires_at > $3`,
    [db.companyId, hmac, now],
  )
export const agentByCard = (db: Db, uid: string) =>
  statement<IdentifiedAgent>(
    `select ${agentColumns}, a.clocking_code_check as check, false as "isNextCode" from nfc_cards n join agents a on a.company_id = n.company_id and a.agent_id = n.agent_id
      where n.company_id = $1 and n.uid = $2`,
    [db.companyId, uid],
  )

/** An agent's shifts around an instant, in the order of their starts: what may be clocked, and the next one. */
export const shiftsAround = (db: Db, agentId: number, now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and s.agent_id = $2 and (s.left_at is null or s.is_clock_out_unconfirmed) and s.starts_at >= $3 and s.starts_at < $4
      order by s.starts_at, s.shift_id limit 50`,
    // A shift of 24 hours with the longest grace of two days after it; and a day ahead.
    [db.companyId, agentId, addMinutes(now, -4 * 24 * 60), addMinutes(now, 36 * 60)],
  )

export interface NewTicket {
  readonly ticketHash: Buffer
  readonly deviceId: number
  readonly agentId: number
  readonly way: 'code' | 'nfc'
  readonly expiresAt: Instant
  readonly now: Instant
}
/** How long a device may be without network and still send what it kept. */
const ticketDays = 31

/** A new ticket; the device's oldest ones go. */
export const saveTicket = (db: Db, { ticketHash, deviceId, agentId, way, expiresAt, now }: NewTicket) => [
  // A journal that comes later shows by its ticket that the agent had been identified; older ones show nothing any more.
  statement('delete from clocking_tickets where company_id = $1 and device_id = $2 and expires_at < $3', [
    db.companyId,
    deviceId,
    addMinutes(now, -ticketDays * 24 * 60),
  ]),
  statement(
    `insert into clocking_tickets (company_id, ticket_hash, device_id, agent_id, way, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [db.companyId, ticketHash, deviceId, agentId, way, expiresAt],
  ),
]

/** The shifts of a device's sites around now: today's and those that still run. */
export const shiftsAtDevice = (db: Db, siteIds: readonly number[], now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and s.site_id = any($2) and s.starts_at >= $3::timestamptz - interval '36 hours'
        and s.starts_at < $3::timestamptz + interval '24 hours' and s.ends_at > $3::timestamptz - interval '12 hours'
      order by s.starts_at, s.shift_id limit 500`,
    [db.companyId, siteIds, now],
  )
