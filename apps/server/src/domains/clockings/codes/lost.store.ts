import { rosterHours } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import type { CodeHolder, NewCode } from './codes.store.ts'

export interface Holder extends CodeHolder {
  readonly agentId: number
  readonly name: string
}
/** Of a device: whom it was given, and until when it was given anybody. */
const given = `with given as (
       select r.agent_id, r.held_until, max(r.held_until) over () as last_until
         from device_rosters r join device_pairings p on p.company_id = r.company_id and p.pairing_id = r.pairing_id
        where r.company_id = $1 and p.device_id = $2)`

/**
 * The agents with a code whom a device could recognise in the last hours in which it was given any: whenever the loss is noticed, what lies
 * on it is of then.
 */
export const holdersOf = (db: Db, deviceId: number) =>
  statement<Holder>(
    `${given} select distinct a.agent_id as "agentId", a.last_name || ' ' || a.first_name as name, a.email, a.phone_mobile as "phoneMobile", a.first_name as "firstName", a.partner_id as "partnerId"
       from given g join agents a on a.company_id = $1 and a.agent_id = g.agent_id and a.clocking_code_hmac is not null
      where g.held_until >= g.last_until - make_interval(hours => ${rosterHours})
      order by a.agent_id`,
    [db.companyId, deviceId],
  )

/** By what a device recognises the codes of those same agents, as it is kept; also of codes that were asked for and not used yet. */
export const checksOnDevice = (db: Db, deviceId: number) =>
  statement<{ agentId: number; hmac: Buffer; check: number | null; nextHmac: Buffer | null; nextCheck: number | null }>(
    `${given} select distinct on (a.agent_id) a.agent_id as "agentId", a.clocking_code_hmac as hmac, a.clocking_code_check as check,
            n.code_hmac as "nextHmac", n.code_check as "nextCheck"
       from given g
       join agents a on a.company_id = $1 and a.agent_id = g.agent_id and a.clocking_code_hmac is not null
       left join agent_next_codes n on n.company_id = $1 and n.agent_id = a.agent_id and n.former_hmac = a.clocking_code_hmac
      where g.held_until >= g.last_until - make_interval(hours => ${rosterHours})
      order by a.agent_id`,
    [db.companyId, deviceId],
  )

/** Gives agents codes that nobody in the company has. Those without a row back were given none: theirs is taken. */
export const saveCodes = (db: Db, codes: readonly (NewCode & { readonly agentId: number })[]) =>
  statement<{ agentId: number }>(
    `update agents set clocking_code_hmac = n.hmac, clocking_code_check = n.chk
       from unnest($2::int[], $3::bytea[], $4::int[]) as n (agent_id, hmac, chk)
      where agents.company_id = $1 and agents.agent_id = n.agent_id
        and not exists (select from agents o where o.company_id = $1 and o.clocking_code_hmac = n.hmac)
        and not exists (select from agent_next_codes o where o.company_id = $1 and o.code_hmac = n.hmac)
      returning agents.agent_id as "agentId"`,
    [db.companyId, codes.map(({ agentId }) => agentId), codes.map(({ hmac }) => hmac), codes.map(({ check }) => check)],
  )

/** Takes agents' codes away. */
export const voidCodes = (db: Db, agentIds: readonly number[]) =>
  statement('update agents set clocking_code_hmac = null, clocking_code_check = null where company_id = $1 and agent_id = any($2)', [
    db.companyId,
    agentIds,
  ])

/** A device is reported as lost; no row: it is not there, or it was reported before and not paired since. */
export const markLost = (db: Db, deviceId: number, now: Instant) =>
  statement<{ deviceId: number }>(
    `update devices set lost_at = $3 where company_id = $1 and device_id = $2 and lost_at is null returning device_id as "deviceId"`,
    [db.companyId, deviceId, now],
  )
export const isDeviceThere = (db: Db, deviceId: number) =>
  statement<{ deviceId: number }>('select device_id as "deviceId" from devices where company_id = $1 and device_id = $2', [
    db.companyId,
    deviceId,
  ])
