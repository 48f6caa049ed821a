import { isClient } from '@vigie/contract/access.ts'
import { listNextShifts, nextShiftsShown } from '@vigie/contract/dashboard/dashboard.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useMemo } from 'react'
import { useLive } from '../../../api/live.ts'
import { invalidate, keyOf, queries, useAskInSlices } from '../../../api/queries.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { useNow } from '../../../session/useNow.ts'
import { asPosts, isNewTrouble, toCome, withClocked, type Today } from './today.rules.ts'

/** More than are shown are asked for: those that begin while the page stands open make room for the next. */
const input = { limit: 3 * nextShiftsShown }
/** Milliseconds: a publication tells a change for each agent. */
const gathered = 1000

const clockings = [shiftClocked]
const changes = [scheduleChanged]
const refresh = () => void invalidate(listNextShifts)

const showClocked = (received: readonly { shift: Shift }[]): void => {
  const shown = queries.getQueryData<Today>(keyOf(listNextShifts, input))
  if (shown && received.some(({ shift }) => isNewTrouble(shown, shift))) refresh()
  queries.setQueryData(keyOf(listNextShifts, input), (held: Today | undefined) =>
    held ? received.reduce((today, { shift }) => withClocked(today, shift), held) : undefined,
  )
}

/** What a home shows of now and next, live: one question for all of it. To clients a post that changed hands is one. */
export function useHomeShifts({ isEnabled = true } = {}) {
  const now = useNow(15)
  const answer = useAskInSlices(listNextShifts, input, { isEnabled })
  useLive(clockings, showClocked)
  useLive(changes, refresh, gathered)
  const { settings } = useExchange().environment
  const seesPosts = isClient(useUser().role)
  const data = useMemo(
    () => answer.data && (seesPosts ? asPosts(answer.data, now, settings) : answer.data),
    [answer.data, seesPosts, now, settings],
  )
  const left = data && toCome(data, now)
  // So many have begun that there may be others behind the last: asked once, by an hour that has passed and not by a timer.
  const isShort = left !== undefined && left.length < nextShiftsShown && data!.shifts.length === input.limit
  useEffect(() => {
    if (isShort) refresh()
  }, [isShort])
  return { ...answer, data, now, next: left?.slice(0, nextShiftsShown) }
}
export type HomeShifts = ReturnType<typeof useHomeShifts>
