import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface NewViewing {
  readonly tokenHash: Buffer
  readonly viewerId: number
  readonly viewerTokenHash: Buffer
  readonly userId: number
  /** How long it lasts. */
  readonly minutes: number
  readonly now: Instant
}

/**
 * Notes that an administrator looks at the portal as a user, and opens the session in which it does; no row: nobody active of that number
 * who is no device. The session is of that user and ends with the look: no act of it prolongs it, for there is none.
 */
export const startViewing = (db: Db, { tokenHash, viewerId, viewerTokenHash, userId, minutes, now }: NewViewing) =>
  statement<{ userId: number }>(
    `with seen as (
       select user_id from users where company_id = $1 and user_id = $2 and is_active and role <> 'clocking_device'),
     look as (
       insert into viewings (company_id, viewer_id, viewer_token_hash, user_id, began_at, ends_at)
       select $1, $3, $4, seen.user_id, $6, $7 from seen returning viewing_id, user_id)
     insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at, idle_minutes, viewing_id)
     select $1, $5, look.user_id, 'viewing', $6, $6, $8, look.viewing_id from look returning user_id as "userId"`,
    [db.companyId, userId, viewerId, viewerTokenHash, tokenHash, now, addMinutes(now, minutes), minutes],
  )
