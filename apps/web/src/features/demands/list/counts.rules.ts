import type { DemandCounts, DemandState } from '@vigie/contract/demands/demands.ts'
import { shownCount, sumOfCounts, type ShownCount } from '../../../kit/shownCount.ts'

export type ShownCounts = Readonly<Record<DemandState, ShownCount>>

/** Of what words find no answered state is counted to its end; those that wait are. */
export function shownCounts({ most, open, accepted, refused, all }: DemandCounts): ShownCounts {
  const shown = { open: shownCount(open, null), accepted: shownCount(accepted, most), refused: shownCount(refused, most) }
  return { ...shown, all: { value: all, isMore: sumOfCounts(Object.values(shown)).isMore } }
}
