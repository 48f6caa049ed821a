import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { digestOf } from '../sessions/auth.tokens.ts'

export type LinkKind = 'reset' | 'invitation' | 'confirmation'

/** How long each link works. */
export const lifeMinutes: Record<LinkKind, number> = { reset: 60, confirmation: 60, invitation: 7 * 24 * 60 }

/** A new link; the user's older ones of the same kind no longer work. */
export const newLink = (db: Db, kind: LinkKind, userId: number, token: string, now: Instant) => [
  statement(`update one_time_links set used_at = $4 where company_id = $1 and user_id = $2 and kind = $3 and used_at is null`, [
    db.companyId,
    userId,
    kind,
    now,
  ]),
  statement(`insert into one_time_links (company_id, token_hash, user_id, kind, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`, [
    db.companyId,
    digestOf(token),
    userId,
    kind,
    now,
    addMinutes(now, lifeMinutes[kind]),
  ]),
]

export interface LiveLink {
  readonly userId: number
  readonly kind: LinkKind
}
/** The user of a link that still works. */
export const liveLink = (db: Db, token: string, kinds: readonly LinkKind[], now: Instant): Promise<LiveLink | undefined> =>
  db.one(
    statement<LiveLink>(
      `select l.user_id as "userId", l.kind from one_time_links l
        where l.company_id = $1 and l.token_hash = $2 and l.kind = any($3) and l.used_at is null and l.expires_at > $4`,
      [db.companyId, digestOf(token), kinds, now],
    ),
  )

/** Uses a link; no row back: it was used meanwhile. */
export const useLink = (db: Db, token: string, now: Instant) =>
  statement<{ userId: number }>(
    `update one_time_links set used_at = $3 where company_id = $1 and token_hash = $2 and used_at is null and expires_at > $3
      returning user_id as "userId"`,
    [db.companyId, digestOf(token), now],
  )
