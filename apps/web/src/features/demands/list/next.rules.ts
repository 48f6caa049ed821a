import { isOpenDemand } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'

/** Which one opens once one was answered: the next below it that waits, or where there is none the nearest above; null: all are answered. */
export function nextToAnswer(demands: readonly Pick<Demand, 'id' | 'status'>[], answeredId: number): number | null {
  const at = demands.findIndex(({ id }) => id === answeredId)
  const waits = ({ id, status }: Pick<Demand, 'id' | 'status'>) => id !== answeredId && isOpenDemand(status)
  return demands.slice(at + 1).find(waits)?.id ?? demands.slice(0, Math.max(0, at)).findLast(waits)?.id ?? null
}
