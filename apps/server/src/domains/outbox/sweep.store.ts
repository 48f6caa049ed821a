import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

const day = 24 * 60
/** Days after which a message that is over, or kept, is nobody's concern any more; a notice lives longer. */
const [ofMessages, ofNotices] = [90, 400]

/** Deletes what is old of a company's messages and notices; one that still waits stays. */
export const sweepOutbox = (db: Db, now: Instant) => [
  statement(`delete from outbox where company_id = $1 and created_at < $2 and state <> 'waiting'`, [
    db.companyId,
    addMinutes(now, -ofMessages * day),
  ]),
  statement(
    `delete from notifications n where company_id = $1 and created_at < $2
        and not exists (select from outbox o where o.company_id = n.company_id and o.notification_id = n.notification_id)`,
    [db.companyId, addMinutes(now, -ofNotices * day)],
  ),
]
