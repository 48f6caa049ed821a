import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { entriesOf, shared, type Db } from '../../../platform/postgres/db.ts'
import { shiftColumns, shiftLookups, type ShiftRow } from '../../shifts/shifts.columns.ts'
import type { DeviceRow } from '../identify.store.ts'

// Of what is shown at a device: each of these statements answers for all who show theirs at once.

/** A device, and who has the code or the card that is shown at it. */
export interface ShownRow extends Pick<DeviceRow, 'isByCode' | 'isByNfc' | 'isNamesVisible'> {
  /** The sites that the device is linked to, and those of them where clocking is on. */
  readonly linkedSiteIds: number[]
  readonly enabledSiteIds: number[]
  /** Until when the throttle's subjects are locked; null: nothing is counted of them. */
  readonly lockedUntil: Instant | null
  /** Null: nobody has it. */
  readonly agentId: number | null
  readonly agentName: string | null
  readonly agentFirstName: string | null
  /** What devices recognise the code by without network, as it is kept; null: it is not known yet. */
  readonly check: number | null
  /** The code was asked for, and is used for the first time now. */
  readonly isNextCode: boolean
}

/** Whose code it is, or will be as soon as it is used: the one that an agent has asked for serves beside the former one (decisions/08-offline). */
const byCode = `lateral (
      select h.agent_id, h.clocking_code_check as code_check, false as is_next_code from agents h
       where h.company_id = $1 and h.clocking_code_hmac = q.shown
      union all
      select n.agent_id, n.code_check, true from agent_next_codes n
        join agents h on h.company_id = n.company_id and h.agent_id = n.agent_id and h.clocking_code_hmac = n.former_hmac
       where n.company_id = $1 and n.code_hmac = q.shown and n.expires_at > q.now) f on true`
const byCard = 'nfc_cards f on f.company_id = $1 and f.uid = q.shown'

const known = `
  select q.request_no, d.is_by_code as "isByCode", d.is_by_nfc as "isByNfc", d.is_names_visible as "isNamesVisible",
         l.linked as "linkedSiteIds", l.enabled as "enabledSiteIds", t.locked_until as "lockedUntil",
         a.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName", a.first_name as "agentFirstName"`
/** `subjects`: of the throttle, those that close the device to what is shown. */
const ofDevice = (subjects: string): string => `
    join devices d on d.company_id = $1 and d.device_id = q.device_id and d.unpaired_at is null
    cross join lateral (select max(t.locked_until) as locked_until from throttles t where t.company_id = $1 and t.subject in (${subjects})) t
    cross join lateral (
      select coalesce(array_agg(s.site_id), '{}') as linked,
             coalesce(array_agg(s.site_id) filter (where s.is_clocking_enabled), '{}') as enabled
        from device_sites x join sites s on s.company_id = x.company_id and s.site_id = x.site_id
       where x.company_id = $1 and x.device_id = q.device_id) l`
const agent = 'left join agents a on a.company_id = $1 and a.agent_id = f.agent_id'
const knownByCodeSql = `${known}, f.code_check as check, coalesce(f.is_next_code, false) as "isNextCode"
    from ${entriesOf({ device_id: 'int', subject: 'text', guesses: 'text', shown: 'bytea', now: 'timestamptz' })}
    ${ofDevice('q.subject, q.guesses')}
    left join ${byCode} ${agent}`
const knownByCardSql = `${known}, null as check, false as "isNextCode"
    from ${entriesOf({ device_id: 'int', subject: 'text', shown: 'text' })} ${ofDevice('q.subject')}
    left join ${byCard} ${agent}`

export interface ShownAt {
  readonly deviceId: number
  /** The throttle's subject. */
  readonly subject: string
}
/** No row: no such device is paired. */
export const knownByCode = (db: Db, { deviceId, subject, guesses }: ShownAt & { readonly guesses: string }, hmac: Buffer, now: Instant) =>
  shared<ShownRow>(knownByCodeSql, db.companyId, [deviceId, subject, guesses, hmac, now])
export const knownByCard = (db: Db, { deviceId, subject }: ShownAt, uid: string | null) =>
  shared<ShownRow>(knownByCardSql, db.companyId, [deviceId, subject, uid])

// A shift of 24 hours with the longest grace of two days after it; and a day ahead.
const around = `
    cross join lateral (
      select * from shifts s
       where s.company_id = $1 and s.agent_id = f.agent_id and (s.left_at is null or s.is_clock_out_unconfirmed)
         and s.starts_at >= q.now - interval '4 days' and s.starts_at < q.now + interval '36 hours'
       order by s.starts_at, s.shift_id limit 50) s ${shiftLookups}
   order by q.request_no, s.starts_at, s.shift_id`
const shiftsByCodeSql = `
  select q.request_no, ${shiftColumns}
    from ${entriesOf({ shown: 'bytea', now: 'timestamptz' })} join ${byCode} ${around}`
const shiftsByCardSql = `
  select q.request_no, ${shiftColumns}
    from ${entriesOf({ shown: 'text', now: 'timestamptz' })} join ${byCard} ${around}`

/** The shifts around an instant of whoever has a code, in the order of their starts: what may be clocked, and the next one. */
export const shiftsByCode = (db: Db, hmac: Buffer, now: Instant) => shared<ShiftRow>(shiftsByCodeSql, db.companyId, [hmac, now])
export const shiftsByCard = (db: Db, uid: string | null, now: Instant) => shared<ShiftRow>(shiftsByCardSql, db.companyId, [uid, now])

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

// A journal that comes later shows by its ticket that the agent had been identified; older ones show nothing any more.
const saveTicketSql = `
  with q as materialized (
         select * from ${entriesOf({ ticket_hash: 'bytea', device_id: 'int', agent_id: 'int', way: 'text', expires_at: 'timestamptz', old_at: 'timestamptz' })}),
       old as (
         delete from clocking_tickets t using q where t.company_id = $1 and t.device_id = q.device_id and t.expires_at < q.old_at)
  insert into clocking_tickets (company_id, ticket_hash, device_id, agent_id, way, expires_at)
  select $1, ticket_hash, device_id, agent_id, way, expires_at from q`

/** A new ticket; the device's oldest ones go. */
export const saveTicket = (db: Db, { ticketHash, deviceId, agentId, way, expiresAt, now }: NewTicket) =>
  shared(saveTicketSql, db.companyId, [ticketHash, deviceId, agentId, way, expiresAt, addMinutes(now, -ticketDays * 24 * 60)])
