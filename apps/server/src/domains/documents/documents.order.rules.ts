import { isTextKey, isTimestampKey, isWholeKey } from '../../kit/order.rules.ts'

export type DocumentSortKey = 'created_at' | 'name' | 'read' | 'validated'

/** Whether a cursor's key fits an order. */
export const isDocumentKey: Readonly<Record<DocumentSortKey, (text: string) => boolean>> = {
  created_at: isTimestampKey,
  name: isTextKey,
  read: isWholeKey,
  validated: isWholeKey,
}
