import { listNextShifts, nextShiftsShown } from '@vigie/contract/dashboard/dashboard.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect } from 'react'
import { useLive } from '../../api/live.ts'
import { askAnew, keyOf, queries, useAsk } from '../../api/queries.ts'
import { useNow } from '../../session/clock.ts'
import { toCome, withClocked } from './nextShifts.ts'

/** More than are shown are asked for: those that begin while the page stands open make room for the next. */
const input = { limit: 3 * nextShiftsShown }

const clockings = [shiftClocked]
const changes = [scheduleChanged]
const refresh = () => void askAnew(listNextShifts)

const showClocked = (received: readonly { shift: Shift }[]): void => {
  queries.setQueryData(keyOf(listNextShifts, input), (held: { readonly shifts: readonly Shift[] } | undefined) =>
    held ? { shifts: received.reduce((shifts, { shift }) => withClocked(shifts, shift), held.shifts) } : undefined,
  )
}

/** The shifts that begin next, live. */
export function useNextShifts() {
  const now = useNow(15)
  const answer = useAsk(listNextShifts, input)
  useLive(clockings, showClocked)
  useLive(changes, refresh)
  const left = answer.data && toCome(answer.data.shifts, now)
  // So many have begun that there may be others behind the last: asked once, by an hour that has passed and not by a timer.
  const isShort = left !== undefined && left.length < nextShiftsShown && answer.data!.shifts.length === input.limit
  useEffect(() => {
    if (isShort) refresh()
  }, [isShort])
  return { ...answer, now, shifts: left?.slice(0, nextShiftsShown) }
}
