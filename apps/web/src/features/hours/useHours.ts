import { hoursClosed, listHours, readAgentHours } from '@vigie/contract/hours/hours.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useLive } from '../../api/live.ts'
import { usePages } from '../../api/pages.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import type { HoursView } from '../../routing/addresses/hours.ts'

/** Milliseconds: acts that come together at seven o'clock are counted once. */
const gathered = 3000
const changes = [shiftClocked, scheduleChanged, hoursClosed]
/** Agents of one page. */
const limit = 500

export const questionOf = ({ month, filter, search, sort }: Omit<HoursView, 'agentId'>) => ({
  month,
  filter,
  search: search.trim(),
  sort,
  limit,
})

/** The hours of a month as they are narrowed and sorted, asked anew when something of them changes. */
export function useHours(view: HoursView) {
  useLive(changes, () => void invalidate(listHours, readAgentHours), gathered)
  const { query, rows } = usePages(listHours, questionOf(view), ({ agents }) => agents, { keepsFormer: true })
  const [first] = query.data?.pages ?? []
  return { query, agents: rows, hours: first?.hours, total: first?.total ?? 0 }
}

/** The services of one agent in it. */
export const useAgentDays = (month: Month, agentId: number | null) =>
  useAsk(readAgentHours, { month, agentId: agentId ?? 0 }, { isEnabled: agentId !== null })
