import { rosterHours } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../../platform/postgres/db.ts'
import { shiftColumns, shiftTables, type ShiftRow } from '../../shifts/shifts.columns.ts'

/**
 * The assigned services of sites that may be clocked within the hours for which a roster serves: those to come, and those that have
 * begun and nobody has left. Four days back hold a service of 24 hours with the longest grace of two days after it.
 */
export const shiftsOfRoster = (db: Db, siteIds: readonly number[], now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and s.site_id = any($2) and s.agent_id is not null and s.starts_at >= $3 and s.starts_at < $4
        and (s.left_at is null or s.is_clock_out_unconfirmed) and (s.arrived_at is not null or s.ends_at > $5)
      order by s.starts_at, s.shift_id limit 1000`,
    [db.companyId, siteIds, addMinutes(now, -4 * 24 * 60), addMinutes(now, rosterHours * 60), now],
  )

export interface RosterAgent {
  readonly id: number
  readonly name: string
  readonly firstName: string
  readonly hmac: Buffer | null
  readonly check: number | null
  /** Of a code that was asked for and not used yet (decisions/08-offline), with the instant from which it serves no more; null: there is none. */
  readonly nextHmac: Buffer | null
  readonly nextCheck: number | null
  readonly nextExpiresAt: Instant | null
  readonly cards: string[]
}
/** What agents are recognised by. */
export const agentsOfRoster = (db: Db, agentIds: readonly number[]) =>
  statement<RosterAgent>(
    `select a.agent_id as id, a.last_name || ' ' || a.first_name as name, a.first_name as "firstName", a.clocking_code_hmac as hmac,
            a.clocking_code_check as check, n.code_hmac as "nextHmac", n.code_check as "nextCheck", n.expires_at as "nextExpiresAt",
            array(select c.uid from nfc_cards c where c.company_id = a.company_id and c.agent_id = a.agent_id order by c.uid) as cards
       from (select distinct unnest($2::int[]) as agent_id) q
       join ${rowByKey('agents', 'a', 'k.agent_id = q.agent_id')}
       left join ${rowByKey('agent_next_codes', 'n', 'k.agent_id = a.agent_id and k.former_hmac = a.clocking_code_hmac')}
      order by a.agent_id`,
    [db.companyId, agentIds],
  )

export interface Handout {
  readonly pairingId: number
  readonly agentIds: readonly number[]
  readonly now: Instant
  readonly until: Instant
}
/**
 * Notes whom a device could recognise from now on, and until when. What is handed out again while it serves goes on. No row: it is
 * paired no more. Whoever reports it as lost waits for this and this for them, so that nobody is handed out whom the report forgets, nor
 * a new code's check to whoever has the device.
 */
export const noteRoster = (db: Db, { pairingId, agentIds, now, until }: Handout) =>
  statement<{ pairingId: number }>(
    `with here as (
       select p.pairing_id from device_pairings p
         join devices d on d.company_id = p.company_id and d.device_id = p.device_id and d.unpaired_at is null
        where p.company_id = $1 and p.pairing_id = $2 for share of d),
     longer as (
       update device_rosters set held_until = greatest(held_until, $4::timestamptz)
        where company_id = $1 and pairing_id = (select pairing_id from here) and agent_id = any($5::int[]) and held_from <= $3
          and held_until >= $3
       returning agent_id),
     added as (
     insert into device_rosters (company_id, pairing_id, agent_id, held_from, held_until)
     select $1, h.pairing_id, a, $3, $4 from here h, unnest($5::int[]) a where a <> all(array(select agent_id from longer))
     on conflict (company_id, pairing_id, agent_id, held_from) do update
       set held_until = greatest(device_rosters.held_until, excluded.held_until))
     select pairing_id as "pairingId" from here`,
    [db.companyId, pairingId, now, until, agentIds],
  )

export interface HeldRow {
  readonly pairingId: number
  readonly agentId: number
  readonly heldFrom: Instant
  readonly heldUntil: Instant
}
/** When pairings held agents. */
export const heldBy = (db: Db, pairingIds: readonly number[], agentIds: readonly number[]) =>
  statement<HeldRow>(
    `select pairing_id as "pairingId", agent_id as "agentId", held_from as "heldFrom", held_until as "heldUntil" from device_rosters
      where company_id = $1 and pairing_id = any($2) and agent_id = any($3) order by held_from`,
    [db.companyId, pairingIds, agentIds],
  )

/** Which acts are recorded already, by their uuids as PostgreSQL writes them. */
export const recordedAmong = (db: Db, clockingUuids: readonly string[]) =>
  statement<{ clockingUuid: string }>(
    'select clocking_uuid as "clockingUuid" from clockings where company_id = $1 and clocking_uuid = any($2)',
    [db.companyId, clockingUuids],
  )

/** The paired devices that may still recognise agents by what they were given. */
export const devicesHolding = (db: Db, agentIds: readonly number[], now: Instant) =>
  statement<{ deviceId: number }>(
    `select distinct p.device_id as "deviceId"
       from device_rosters r join device_pairings p on p.company_id = r.company_id and p.pairing_id = r.pairing_id
      where r.company_id = $1 and r.agent_id = any($2) and r.held_until >= $3 and p.ends_at is null`,
    [db.companyId, agentIds, now],
  )

/** A code's check is learned where its agent types it: of codes from before there were checks. Another code meanwhile: nothing is saved. */
export const learnCheck = (db: Db, agentId: number, hmac: Buffer, check: number) =>
  statement('update agents set clocking_code_check = $4 where company_id = $1 and agent_id = $2 and clocking_code_hmac = $3', [
    db.companyId,
    agentId,
    hmac,
    check,
  ])

/** Days after which nobody asks any more whom a device held: longer than any of its secrets is looked at. */
const keptDays = 90
/** What it was given last stays: however late it is missed, that is what lies on it (decisions/09-tablet). */
export const sweepRosters = (db: Db, now: Instant) =>
  statement(
    `delete from device_rosters r using device_pairings p
      where r.company_id = $1 and r.held_until < $2 and p.company_id = $1 and p.pairing_id = r.pairing_id
        and exists (
          select from device_pairings o join device_rosters l on l.company_id = o.company_id and l.pairing_id = o.pairing_id
           where o.company_id = $1 and o.device_id = p.device_id and l.held_until > r.held_until + make_interval(hours => ${rosterHours}))`,
    [db.companyId, addMinutes(now, -keptDays * 24 * 60)],
  )
