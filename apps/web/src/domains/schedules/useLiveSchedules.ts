import { readSchedules, scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, queries } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'

/** Milliseconds in which several changes are asked for once: a publication tells one for each agent. */
const gathered = 250

const held = (month?: string): readonly Query[] =>
  queries
    .getQueryCache()
    .findAll({ queryKey: keyOf(readSchedules) })
    .filter(({ queryKey }) => month === undefined || (queryKey[1] as { month?: string }).month === month)

/** Puts a shift that was clocked where it stands. An answer that is on its way may not hold it yet: it is asked anew. */
function showClocked(shift: Shift): void {
  for (const query of held(shift.month)) {
    const answer = query.state.data as Output<typeof readSchedules> | undefined
    const index = answer?.shifts.findIndex(({ id }) => id === shift.id) ?? -1
    const present = answer?.shifts[index]
    if (answer && present && present.version < shift.version) {
      // What the schedule alone knows of the shift stays: whether its agent is away.
      const { unavailabilityId, unavailabilityName, isDemand } = present
      const shown = { ...shift, unavailabilityId, unavailabilityName, isDemand }
      queries.setQueryData(query.queryKey, { ...answer, shifts: answer.shifts.with(index, shown) })
    }
    if (query.state.fetchStatus === 'fetching') void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

/** Keeps shown schedules true for as long as they are shown: clockings at once, changes of the planning by asking anew. */
export function useLiveSchedules(): void {
  useEffect(() => {
    const months = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAnew = () => {
      timer = undefined
      for (const month of months) {
        for (const { queryKey } of held(month)) void queries.invalidateQueries({ queryKey, exact: true })
      }
      months.clear()
    }
    const stops = [
      listen(shiftClocked, ({ shift }) => showClocked(shift)),
      listen(scheduleChanged, ({ month }) => {
        months.add(month)
        timer ??= setTimeout(askAnew, gathered)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
      if (months.size > 0) askAnew()
    }
  }, [])
}
