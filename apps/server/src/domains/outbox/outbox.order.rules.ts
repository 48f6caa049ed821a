import type { OutboxSortKey } from '@vigie/contract/outbox/outbox.sorts.ts'
import { isTextKey, isTimestampKey } from '../../kit/order.rules.ts'

/** Whether a cursor's key fits an order. */
export const isOutboxKey: Readonly<Record<OutboxSortKey, (text: string) => boolean>> = {
  at: isTimestampKey,
  recipient: isTextKey,
  subject: isTextKey,
}
