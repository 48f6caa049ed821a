import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'

/** An agent of the demo company, not the one that people sign in as, shares its planning under an address that nobody knows. */
export const saveCalendarFeed = (db: Db, now: Instant) =>
  db.save(
    statement(
      `insert into calendar_feeds (company_id, user_id, token_hash, created_at)
       select company_id, user_id, sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), $2
         from users where company_id = $1 and role = 'resource' order by user_id desc limit 1`,
      [db.companyId, now],
    ),
  )
