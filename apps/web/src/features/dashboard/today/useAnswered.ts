import { mayOpen } from '@vigie/contract/access.screens.ts'
import { countAnswered } from '@vigie/contract/missions/missions.board.ts'
import { useAsk } from '../../../api/queries.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'

/** How many missions wait for a manager who plans; the menu's badge, which keeps it true, asks for the same. */
export function useAnswered(): { readonly count: number; readonly isLoading: boolean } {
  const { data, isLoading } = useAsk(countAnswered, {}, { isEnabled: mayUse(useExchange(), mayOpen.managerMissions) })
  return { count: data?.count ?? 0, isLoading }
}
