import { requires } from '@vigie/contract/kit/refusal.ts'
import type { OutboxSortKey } from '@vigie/contract/outbox/outbox.sorts.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle } from '../../kit/handle.ts'
import { orderOf } from '../../kit/order.rules.ts'
import { isOutboxKey } from './outbox.order.rules.ts'
import { countMessages, messagesOf } from './outbox.store.ts'

export const handlers = [
  handle(listOutbox, async ({ input, db, company, installation }) => {
    // Links and codes stand in these messages: nobody reads them where real people get theirs.
    requires(installation.isDemo(company), 'NOT_FOUND')
    const { way, state, sort, limit, cursor } = input
    const sendingWays = [...(installation.mailer ? (['mail'] as const) : []), ...(installation.push ? (['push'] as const) : [])]
    const search = (input.search ?? '').trim()
    const order = orderOf<OutboxSortKey>(sort)
    const after = readCursor(sort, cursor, isOutboxKey[order.key])
    const [rows, [counts]] = await db.batch(
      messagesOf(db, { search, way, state, order, limit: limit + 1, after }),
      countMessages(db, { search, way, state }),
    )
    requires(counts, 'NOT_FOUND')
    const { page, nextCursor } = pageOf(rows, limit, sort, ({ sortKey, id }) => ({ key: sortKey, id }))
    return { messages: page, counts, sendingWays, nextCursor }
  }),
]
