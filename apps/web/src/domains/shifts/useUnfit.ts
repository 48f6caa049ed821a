import { agentChanged } from '@vigie/contract/agents/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { listUnfitShifts, type UnfitShift } from '@vigie/contract/planning/planning.unfit.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'

/** Milliseconds: an import changes the months of many agents at once. */
const gathered = 2000
const changes = [scheduleChanged, agentChanged]
const nothing: readonly UnfitShift[] = []

/** The services of some days whose agents may not have them; live. */
export function useUnfit(from: Day, to: Day, { isEnabled = true } = {}) {
  const { data, isLoading } = useAsk(listUnfitShifts, { from, to }, { isEnabled, keepsFormer: from !== to })
  useLive(changes, () => void invalidate(listUnfitShifts), gathered)
  return { shifts: data?.shifts ?? nothing, isMore: data?.isMore ?? false, isLoading }
}
