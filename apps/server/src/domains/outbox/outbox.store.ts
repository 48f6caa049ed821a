import type { MessageState, MessageWay, OutboxSortKey } from '@vigie/contract/outbox/outbox.sorts.ts'
import type { OutboxCounts, OutboxMessage } from '@vigie/contract/outbox/outbox.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { wayOf, type Order } from '../../kit/order.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Every word asked for stands somewhere in the recipient or the subject, whatever its accents. */
const isFound = String.raw`($2 = '' or (o.recipient_key || ' ' || o.subject_key) like all (array(
  select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from regexp_split_to_table(lower(unaccent($2)), '\s+') word)))`

/** What each order goes by, and its type. */
const keys: Readonly<Record<OutboxSortKey, readonly [expression: string, type: string]>> = {
  at: ['o.created_at', 'timestamptz'],
  recipient: ['o.recipient_key', 'text'],
  subject: ['o.subject_key', 'text'],
}

export interface OutboxPage {
  readonly search: string
  readonly way: MessageWay | undefined
  readonly state: MessageState | undefined
  readonly order: Order<OutboxSortKey>
  readonly limit: number
  readonly after: Cursor | undefined
}

/** Messages that wait to be sent, or would have been, each with the key that the next page goes on after. */
export function messagesOf(db: Db, { search, way, state, order, limit, after }: OutboxPage) {
  const [expression, type] = keys[order.key]
  const [direction, beyond] = wayOf(order)
  return statement<OutboxMessage & { sortKey: string }>(
    `with page as materialized (
       select o.message_id, ${expression} as key from outbox o
        where o.company_id = $1 and ${isFound} and ($3::text is null or o.way = $3) and ($7::text is null or o.state = $7)
          and ($4::${type} is null or (${expression}, o.message_id) ${beyond} ($4, $5::bigint))
        order by 2 ${direction}, 1 ${direction} limit $6)
     select o.message_id as id, o.way, o.recipient, o.subject, o.body, o.created_at as "createdAt", o.state, o.tries,
            o.tried_at as "triedAt", o.sent_at as "sentAt", o.failure, page.key::text as "sortKey"
       from page join outbox o on o.company_id = $1 and o.message_id = page.message_id
      order by page.key ${direction}, o.message_id ${direction}`,
    [db.companyId, search, way ?? null, after?.key ?? null, after?.id ?? 0, limit, state ?? null],
    { isPlannedAnew: true },
  )
}

/** How many messages the words find: of each state, and in all, among those of the way; of each way among those of the state. */
export const countMessages = (db: Db, { search, way, state }: Pick<OutboxPage, 'search' | 'way' | 'state'>) =>
  statement<OutboxCounts>(
    `select count(*) filter (where is_way) as all, count(*) filter (where is_state and way = 'mail') as mail,
            count(*) filter (where is_state and way = 'sms') as sms, count(*) filter (where is_state and way = 'push') as push,
            count(*) filter (where is_way and state = 'waiting') as waiting, count(*) filter (where is_way and state = 'sent') as sent,
            count(*) filter (where is_way and state = 'givenUp') as "givenUp", count(*) filter (where is_way and state = 'kept') as kept
       from (select o.way, o.state, ($3::text is null or o.way = $3) as is_way, ($4::text is null or o.state = $4) as is_state
               from outbox o where o.company_id = $1 and ${isFound}) found`,
    [db.companyId, search, way ?? null, state ?? null],
    { isPlannedAnew: true },
  )
