import { countMissions } from '@vigie/contract/missions/missions.board.ts'
import { listMissions, missionsChanged, type Mission } from '@vigie/contract/missions/missions.ts'
import { useLive } from '../../../../api/live.ts'
import { usePages } from '../../../../api/pages.ts'
import { invalidate, useAsk } from '../../../../api/queries.ts'
import type { MissionsView } from '../../../../routing/addresses/missions.ts'
import { shownCounts } from './counts.rules.ts'

const changes = [missionsChanged]
/** Milliseconds in which several answers are asked for once. */
const gathered = 200

/** What the list is asked for; what is as usual is not said. */
export const questionOf = ({ state, search }: Pick<MissionsView, 'state' | 'search'>) => ({
  ...(state !== 'all' && { state }),
  ...(search.trim() && { search: search.trim() }),
})

/** The missions as the screen shows them, kept true while answers come in. */
export function useMissions({ state, search, missionId }: MissionsView) {
  const words = search.trim()
  const { query, rows } = usePages(listMissions, questionOf({ state, search }), ({ missions }) => missions, {
    keepsFormer: true,
    staleTime: 0,
  })
  const counted = useAsk(countMissions, words ? { search: words } : {}, { keepsFormer: true, staleTime: 0 })
  // The one that is open stays, wherever its answers move it to.
  const one = useAsk(listMissions, { id: missionId ?? 0 }, { isEnabled: missionId !== null, staleTime: 0 })
  useLive(changes, () => void invalidate(listMissions, countMissions), gathered)
  const listed = rows.find(({ id }) => id === missionId)
  const mission: Mission | undefined = one.data ? one.data.missions[0] : listed
  return {
    query,
    rows,
    counts: counted.data && shownCounts(counted.data),
    opened: { mission, isPending: one.isPending && !listed },
  }
}
