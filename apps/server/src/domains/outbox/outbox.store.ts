import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface OutboxMessage {
  readonly id: number
  readonly way: 'mail' | 'sms' | 'push'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly createdAt: Instant
}

/** The newest messages that wait to be sent, or would have been. */
export const newestMessages = (db: Db): Promise<OutboxMessage[]> =>
  db.read(
    statement<OutboxMessage>(
      `select message_id as id, way, recipient, subject, body, created_at as "createdAt" from outbox
        where company_id = $1 order by message_id desc limit 200`,
      [db.companyId],
    ),
  )
