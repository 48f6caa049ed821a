import { isDay } from '@vigie/contract/kit/time.ts'
import { isTextKey, isWholeKey } from '../../kit/order.rules.ts'

/** What a list is put in order by. */
export type SortKey = 'name' | 'number' | 'card' | 'hours'

/** Whether a cursor's key fits an order. */
export const isKeyOf: Readonly<Record<SortKey, (text: string) => boolean>> = {
  name: isTextKey,
  number: isTextKey,
  card: isDay,
  hours: isWholeKey,
}
