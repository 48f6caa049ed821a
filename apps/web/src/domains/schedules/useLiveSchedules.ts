import { readSchedules, scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Query } from '@tanstack/react-query'
import { useLive } from '../../api/live.ts'
import { keyOf, queries } from '../../api/queries.ts'
import { isNewer } from '../shifts/newer.rules.ts'
import { lacksPart } from '../shifts/post.rules.ts'

/** Milliseconds in which several changes are asked for once: a publication tells one for each agent. */
const gathered = 250
const clockings = [shiftClocked]
const changes = [scheduleChanged]

const isOfMonth = ({ queryKey }: Query, month: string): boolean => (queryKey[1] as { month?: string }).month === month
const held = (): readonly Query[] => queries.getQueryCache().findAll({ queryKey: keyOf(readSchedules) })

/** Puts a shift that was clocked where it stands. An answer that is on its way may not hold it yet, nor one from before its post changed hands: it is asked anew. */
function showShift(shift: Shift): void {
  // Every month: clients' answers also hold parts of posts that begin in the month beside.
  for (const query of held()) {
    const answer = query.state.data as Output<typeof readSchedules> | undefined
    const index = answer?.shifts.findIndex(({ id }) => id === shift.id) ?? -1
    const present = answer?.shifts[index]
    if (answer && present && isNewer(shift, present)) {
      // What the schedule alone knows of the shift stays: whether its agent is away.
      const { unavailabilityId, unavailabilityName, isDemand } = present
      const shown = { ...shift, unavailabilityId, unavailabilityName, isDemand }
      queries.setQueryData(query.queryKey, { ...answer, shifts: answer.shifts.with(index, shown) })
    }
    const isDivided = answer !== undefined && lacksPart(answer.shifts, shift)
    const isOnItsWay = query.state.fetchStatus === 'fetching' && (present !== undefined || isOfMonth(query, shift.month))
    if (isDivided || isOnItsWay) void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

const showClocked = (received: readonly { shift: Shift }[]): void => received.forEach(({ shift }) => showShift(shift))

const askMonthsAnew = (received: readonly { month: string }[]): void => {
  for (const month of new Set(received.map((changed) => changed.month))) {
    for (const query of held().filter((one) => isOfMonth(one, month)))
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

/** Keeps shown schedules true for as long as they are shown: clockings at once, changes of the planning by asking anew. */
export function useLiveSchedules(): void {
  useLive(clockings, showClocked)
  useLive(changes, askMonthsAnew, gathered)
}
