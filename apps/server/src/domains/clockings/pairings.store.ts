import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface PairingRow {
  readonly pairingId: number
  readonly deviceUuid: string
  readonly secretHash: Buffer
  readonly signsWholeSince: Instant | null
}
/** The pairings of a paired device that held within so many days, the one that holds first. No row: it is paired no more. */
export const pairingsOfDevice = (db: Db, deviceId: number, now: Instant, days: number) =>
  statement<PairingRow>(
    `select p.pairing_id as "pairingId", d.uuid as "deviceUuid", p.secret_hash as "secretHash", p.signs_whole_since as "signsWholeSince"
       from device_pairings p
       join devices d on d.company_id = p.company_id and d.device_id = p.device_id and d.unpaired_at is null
      where p.company_id = $1 and p.device_id = $2 and (p.ends_at is null or p.ends_at > $3)
      order by p.ends_at desc nulls first, p.pairing_id desc limit 20`,
    [db.companyId, deviceId, addMinutes(now, -days * 24 * 60)],
  )

/** From now on these pairings sign whole lines. */
export const signWholeSince = (db: Db, pairingIds: readonly number[], now: Instant) =>
  statement(
    'update device_pairings set signs_whole_since = $3 where company_id = $1 and pairing_id = any($2) and signs_whole_since is null',
    [db.companyId, pairingIds, now],
  )
