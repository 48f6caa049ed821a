import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { WaitingDevice } from './devices.store.ts'

export interface ReplacedRow {
  readonly deviceId: number
  readonly pairingId: number
  readonly secretHash: Buffer
  readonly name: string
  readonly vendor: string
  readonly model: string
  readonly os: string
  readonly browser: string
}
/** The device that is paired under the uuid of one that is to be linked, with another secret. */
export const replacedBy = (db: Db, { uuid, secretHash }: Pick<WaitingDevice, 'uuid' | 'secretHash'>) =>
  statement<ReplacedRow>(
    `select d.device_id as "deviceId", p.pairing_id as "pairingId", d.secret_hash as "secretHash", d.name, d.vendor, d.model, d.os, d.browser
       from devices d
       join device_pairings p on p.company_id = d.company_id and p.device_id = d.device_id and p.secret_hash = d.secret_hash
      where d.company_id = $1 and d.uuid = $2 and d.secret_hash <> $3 and d.unpaired_at is null`,
    [db.companyId, uuid, secretHash],
  )

/**
 * When it was last heard: a page that is looked at has a contact every few minutes (decisions/08-offline), and its calls are written down
 * with its session now and then. Contacts are forgotten after some months, and the calls that come by the hundred are written
 * down nowhere: that it was shown a code or a card (a ticket lives for a minute from then) or sent its journal says so too.
 */
export const lastSeen = (db: Db, deviceId: number) =>
  statement<{ seenAt: Instant | null }>(
    `select greatest(
       (select st.told_at from device_states st where st.company_id = $1 and st.device_id = $2),
       (select max(c.last_at) from device_contacts c join users u on u.company_id = c.company_id and u.user_id = c.user_id
         where c.company_id = $1 and u.device_id = $2),
       (select max(greatest(s.created_at, s.burst_last_at)) from sessions s
          join users u on u.company_id = s.company_id and u.user_id = s.user_id
         where s.company_id = $1 and u.device_id = $2),
       (select max(t.expires_at) - interval '60 seconds' from clocking_tickets t where t.company_id = $1 and t.device_id = $2),
       (select max(e.received_at) from journal_entries e
          join device_pairings p on p.company_id = e.company_id and p.pairing_id = e.pairing_id
         where e.company_id = $1 and p.device_id = $2)) as "seenAt"`,
    [db.companyId, deviceId],
  )

/** Acts whose numbers are missing below the last that came: of its present pairing, and of what an earlier version has counted. */
export const missingActs = (db: Db, deviceId: number) =>
  statement<{ missingCount: number }>(
    `select least(coalesce(sum(n.last - n.come), 0), 2147483647)::int as "missingCount" from (
       select max(e.device_seq)::bigint as last, count(distinct e.device_seq) as come
         from device_pairings p
         join journal_entries e on e.company_id = p.company_id and e.pairing_id = p.pairing_id
        where p.company_id = $1 and p.device_id = $2 and p.ends_at is null group by e.sequence_uuid
       union all
       select max(e.device_seq)::bigint, count(distinct e.device_seq)
         from devices d
         join users u on u.company_id = d.company_id and u.device_id = d.device_id
         join journal_entries e on e.company_id = d.company_id and e.sequence_uuid = d.uuid and e.user_id = u.user_id
        where d.company_id = $1 and d.device_id = $2 and e.pairing_id is null and e.is_proven) n`,
    [db.companyId, deviceId],
  )

/** Nothing is left of the device whose place a secret has taken: its sessions end, and it serves none but the sites that go along. */
export const endReplaced = (db: Db, deviceId: number, secretHash: Buffer, takenSiteIds: readonly number[], now: Instant) =>
  [
    statement(
      `update sessions set ended_at = $4 from users u, devices d
        where sessions.company_id = $1 and u.company_id = $1 and d.company_id = $1 and u.user_id = sessions.user_id
          and u.device_id = d.device_id and d.device_id = $2 and d.secret_hash = $3 and sessions.ended_at is null`,
      [db.companyId, deviceId, secretHash, now],
    ),
    statement(
      `delete from device_sites l using devices d
        where l.company_id = $1 and l.device_id = $2 and d.company_id = $1 and d.device_id = $2 and d.secret_hash = $3
          and l.site_id <> all($4)`,
      [db.companyId, deviceId, secretHash, takenSiteIds],
    ),
  ] as const
