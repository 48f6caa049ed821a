import type { MissionCounts } from '@vigie/contract/missions/missions.board.ts'
import type { MissionsView } from '../../../../routing/addresses/missions.ts'

export type ShownCounts = Readonly<Record<MissionsView['state'], { readonly value: number; readonly isMore: boolean }>>

/** Of what words find no state is counted to its end. */
export function shownCounts({ most, open, answered, assigned, filled, over, closed }: MissionCounts): ShownCounts {
  const shown = (value: number, isMore = most !== null && value >= most) => ({ value, isMore })
  const all = [open, assigned, filled, over, closed].map((value) => shown(value))
  return {
    open: shown(open),
    answered: shown(answered),
    assigned: shown(assigned),
    filled: shown(filled),
    over: shown(over),
    closed: shown(closed),
    all: shown(
      all.reduce((sum, { value }) => sum + value, 0),
      all.some(({ isMore }) => isMore),
    ),
  }
}
