import type { MessageWay, OutboxSortKey } from '@vigie/contract/outbox/outbox.sorts.ts'
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
  readonly order: Order<OutboxSortKey>
  readonly limit: number
  readonly after: Cursor | undefined
}

/** Messages that wait to be sent, or would have been, each with the key that the next page goes on after. */
export function messagesOf(db: Db, { search, way, order, limit, after }: OutboxPage) {
  const [expression, type] = keys[order.key]
  const [direction, beyond] = wayOf(order)
  return statement<OutboxMessage & { sortKey: string }>(
    `with page as materialized (
       select o.message_id, ${expression} as key from outbox o
        where o.company_id = $1 and ${isFound} and ($3::text is null or o.way = $3)
          and ($4::${type} is null or (${expression}, o.message_id) ${beyond} ($4, $5::bigint))
        order by 2 ${direction}, 1 ${direction} limit $6)
     select o.message_id as id, o.way, o.recipient, o.subject, o.body, o.created_at as "createdAt", page.key::text as "sortKey"
       from page join outbox o on o.company_id = $1 and o.message_id = page.message_id
      order by page.key ${direction}, o.message_id ${direction}`,
    [db.companyId, search, way ?? null, after?.key ?? null, after?.id ?? 0, limit],
  )
}

/** How many messages the words find, in all and of each way. */
export const countMessages = (db: Db, search: string) =>
  statement<OutboxCounts>(
    `select count(*) as all, count(*) filter (where o.way = 'mail') as mail, count(*) filter (where o.way = 'sms') as sms,
            count(*) filter (where o.way = 'push') as push
       from outbox o where o.company_id = $1 and ${isFound}`,
    [db.companyId, search],
  )
