import { fittingReasons, type Occasion } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'

export type Reason = Output<typeof listAnomalyReasons>['reasons'][number]

/** Milliseconds: a company's reasons hardly ever change. */
const fresh = 3_600_000

/** Has the reasons in hand before somebody needs one, also without network. */
export const useReasonsAtHand = (isOpen = true): void => void useAsk(listAnomalyReasons, {}, { isEnabled: isOpen, staleTime: fresh })

/** The reasons that fit an occasion; undefined while they are on their way. */
export function useReasons(occasion: Occasion): { reasons: readonly Reason[] | undefined; isLost: boolean; retry: () => void } {
  const { data, error, refetch } = useAsk(listAnomalyReasons, {}, { staleTime: fresh })
  // A list that a phone has kept from before reasons had an act of their own: it is on its way anew.
  const known = data?.reasons.filter(({ explains }) => Array.isArray(explains))
  const reasons = known && fittingReasons(known, occasion)
  return { reasons, isLost: error !== null && !data, retry: () => void refetch() }
}

/** The server found that a reason does not fit: its list is another one by now. */
export const askReasonsAnew = (): void => void invalidate(listAnomalyReasons)
