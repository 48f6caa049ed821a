import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** A device is closed from now on; no row: it is already, and stays so since then. */
export const markClosed = (db: Db, deviceId: number, now: Instant) =>
  statement<{ deviceId: number }>(
    `update devices set closed_at = $3 where company_id = $1 and device_id = $2 and closed_at is null returning device_id as "deviceId"`,
    [db.companyId, deviceId, now],
  )

/** It is open again. */
export const markOpen = (db: Db, deviceId: number) =>
  statement('update devices set closed_at = null where company_id = $1 and device_id = $2 and closed_at is not null', [
    db.companyId,
    deviceId,
  ])

/** Ends the sessions of a device that is closed. */
export const endClosedSessions = (db: Db, deviceId: number, now: Instant) =>
  statement(
    `update sessions set ended_at = $3 from users u, devices d
      where sessions.company_id = $1 and u.company_id = $1 and d.company_id = $1 and u.user_id = sessions.user_id
        and u.device_id = d.device_id and d.device_id = $2 and d.closed_at is not null and sessions.ended_at is null`,
    [db.companyId, deviceId, now],
  )

interface Entered {
  readonly deviceId: number
  readonly tokenHash: Buffer
  /** With which it was looked at. */
  readonly secretHash: Buffer
  readonly now: Instant
}
/** Ends a session that has just begun where its device was closed, unpaired or replaced since it was looked at. */
export const endUnfitSession = (db: Db, { deviceId, tokenHash, secretHash, now }: Entered) =>
  statement(
    `update sessions set ended_at = $5 from devices d
      where sessions.company_id = $1 and d.company_id = $1 and d.device_id = $2 and sessions.token_hash = $3
        and (d.closed_at is not null or d.unpaired_at is not null or d.secret_hash <> $4)`,
    [db.companyId, deviceId, tokenHash, secretHash, now],
  )

/** Nobody is recognised there any more without network: what the device keeps from now on by itself is not believed (decisions/08-offline). */
export const endRosters = (db: Db, deviceId: number, now: Instant) =>
  statement(
    `update device_rosters r set held_until = greatest(r.held_from, $3::timestamptz) from device_pairings p
      where r.company_id = $1 and p.company_id = $1 and p.pairing_id = r.pairing_id and p.device_id = $2 and r.held_until > $3`,
    [db.companyId, deviceId, now],
  )
