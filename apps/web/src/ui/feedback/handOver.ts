import type { HandOver } from '@vigie/contract/outbox/outbox.handOver.ts'
import { createStore } from '../../kit/store.ts'

/** What did not leave because this installation sends no e-mails, and its link to hand over; null: nothing. */
export const handedOver = createStore<HandOver | null>(null)

/** Says at once that nothing has left, and shows the link; false: it has left. */
export function showHandOver(handOver: HandOver | null): boolean {
  if (handOver) handedOver.set(handOver)
  return handOver !== null
}
