import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import { isDay } from '@vigie/contract/kit/time.ts'

/** What a list is put in order by. */
export type SortKey = 'name' | 'number' | 'card' | 'hours'
export interface Order {
  readonly key: SortKey
  readonly isDown: boolean
}
export const orderOf = (sort: AgentSort): Order => ({ key: sort.replace('-', '') as SortKey, isDown: sort.startsWith('-') })

/** Whether a cursor's key fits an order. */
export const isKeyOf: Readonly<Record<SortKey, (text: string) => boolean>> = {
  name: () => true,
  number: () => true,
  card: isDay,
  hours: (text) => /^\d{1,9}$/.test(text),
}
