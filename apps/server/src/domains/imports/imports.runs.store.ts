import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export type RunState = 'writing' | 'written' | 'failed'

/** Keeps what a person's dry run has shown, in the place of the one before; how the last write ended stays. */
export const keepShown = (db: Db, userId: number, digest: string, fingerprint: Buffer, now: Instant) =>
  statement(
    `insert into import_runs (company_id, user_id, digest, fingerprint, shown_at) values ($1, $2, $3, $4, $5)
     on conflict (company_id, user_id) do update
       set digest = excluded.digest, fingerprint = excluded.fingerprint, shown_at = excluded.shown_at`,
    [db.companyId, userId, digest, fingerprint, now],
  )

/** What the dry run of that digest has shown; nothing where the person has tried something else since. */
export const shownOf = (db: Db, userId: number, digest: string) =>
  statement<{ fingerprint: Buffer }>('select fingerprint from import_runs where company_id = $1 and user_id = $2 and digest = $3', [
    db.companyId,
    userId,
    digest,
  ])

/** From here on the write goes to its end, or is undone as a whole. */
export const beginRun = (db: Db, userId: number, now: Instant) =>
  statement(
    `update import_runs set state = 'writing', begun_at = $3, created_count = 0, changed_count = 0
      where company_id = $1 and user_id = $2`,
    [db.companyId, userId, now],
  )

/** In the transaction of the write itself: it says «written» when, and only when, everything is. */
export const endRun = (db: Db, userId: number, createdCount: number, changedCount: number) =>
  statement(
    `update import_runs set state = 'written', created_count = $3, changed_count = $4, fingerprint = ''
      where company_id = $1 and user_id = $2`,
    [db.companyId, userId, createdCount, changedCount],
  )

/** A write that was undone. Answers whether it was the one that began then, and had not ended. */
export const failRun = (db: Db, userId: number, begunAt: Instant) =>
  statement<{ userId: number }>(
    `update import_runs set state = 'failed'
      where company_id = $1 and user_id = $2 and begun_at = $3 and state = 'writing' returning user_id as "userId"`,
    [db.companyId, userId, begunAt],
  )

/** A person's last write. */
export const lastRun = (db: Db, userId: number) =>
  statement<{ state: RunState; begunAt: Instant; createdCount: number; changedCount: number }>(
    `select state as "state", begun_at as "begunAt", created_count as "createdCount", changed_count as "changedCount"
       from import_runs where company_id = $1 and user_id = $2 and state is not null and begun_at is not null`,
    [db.companyId, userId],
  )
