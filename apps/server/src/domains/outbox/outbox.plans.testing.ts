import { outboxSorts, type OutboxSortKey } from '@vigie/contract/outbox/outbox.sorts.ts'
import { orderOf } from '../../kit/order.rules.ts'
import type { PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as outbox from './outbox.store.ts'

/** The stores whose every query is planned below. */
export const stores = { outbox }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  messagesOf: () =>
    outboxSorts.map((sort) =>
      outbox.messagesOf(db, {
        search: '',
        way: undefined,
        state: undefined,
        order: orderOf<OutboxSortKey>(sort),
        limit: 51,
        after: undefined,
      }),
    ),
  countMessages: () => [outbox.countMessages(db, { search: 'camille', way: undefined, state: 'sent' })],
})
