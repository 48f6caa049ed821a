import type { AnomalySortKey, ContractSortKey } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { isTextKey, isTimestampKey, isWholeKey } from '../../kit/order.rules.ts'

type KeysOf<K extends string> = Readonly<Record<K, (text: string) => boolean>>

/** Whether a cursor's key fits an order. */
export const isAnomalyKey: KeysOf<AnomalySortKey> = { start: isTimestampKey, agent: isTextKey, site: isTextKey, found: isWholeKey }
export const isContractKey: KeysOf<ContractSortKey> = {
  agent: isTextKey,
  contract: isTextKey,
  type: isTextKey,
  planned: isWholeKey,
  monthly: isWholeKey,
  difference: isWholeKey,
}
