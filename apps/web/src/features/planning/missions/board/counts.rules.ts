import type { MissionCounts } from '@vigie/contract/missions/missions.board.ts'
import { shownCount, sumOfCounts, type ShownCount } from '../../../../kit/shownCount.ts'
import type { MissionsView } from '../../../../routing/addresses/missions.ts'

export type ShownCounts = Readonly<Record<MissionsView['state'], ShownCount>>

/** Of what words find no state is counted to its end. */
export function shownCounts({ most, ...counts }: MissionCounts): ShownCounts {
  const shown = (state: keyof typeof counts) => shownCount(counts[state], most)
  const [open, assigned, filled, over, closed] = [shown('open'), shown('assigned'), shown('filled'), shown('over'), shown('closed')]
  return { open, answered: shown('answered'), assigned, filled, over, closed, all: sumOfCounts([open, assigned, filled, over, closed]) }
}
