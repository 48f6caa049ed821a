import { useMemo } from 'react'
import { withKept } from '../../../../offline/withKept.ts'
import { useJournal } from '../../../../offline/journal.ts'
import { dayOfRoster } from '../../../../offline/roster/recognise.rules.ts'
import { useRoster } from '../../../../offline/roster/roster.ts'
import { useNow } from '../../../../session/useNow.ts'
import { useExchange } from '../../../../session/store.ts'
import type { Day } from './day.ts'

/** The day with what is kept here: who has clocked without network is at their post. After a start without network it is the roster's. */
export function useDayAway(day: Day | null, isFromStart: boolean): Day | null {
  const { acts } = useJournal()
  const roster = useRoster()
  const now = useNow(60)
  const { settings } = useExchange().environment
  return useMemo(() => {
    if (day === null) return null
    if (isFromStart && roster) return { ...day, shifts: dayOfRoster(roster, { acts, now, settings }) }
    const shifts = withKept(day.shifts, acts)
    return shifts.every((shift, at) => shift === day.shifts[at]) ? day : { ...day, shifts }
  }, [day, isFromStart, roster, acts, now, settings])
}
