import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useLive } from '../../../../api/live.ts'
import { invalidate, invalidateOnReconnect, keyOf, queries, useAsk } from '../../../../api/queries.ts'
import { onRecorded } from '../../../../offline/outcomes.ts'
import { useNow } from '../../../../session/useNow.ts'
import { useConnection } from '../../../../session/reach.ts'
import { soon } from '../soon.ts'
import { useDayAway } from './useDayAway.ts'
import { keepDay, keptDay, withShift, type Day } from './day.ts'

const clockings = [shiftClocked]
const pairings = [devicePairing]
const plans = [scheduleChanged]
/**
 * Seconds. A device set to show only what may be clocked now is told nothing of the next shift before its window opens,
 * and no event says that it has; windows open on the quarter of an hour.
 */
const quarter = 15 * 60

const askSoon = soon(() => void invalidate(deviceShifts))

/** Puts shifts that have just changed into what the panel shows; where it does not know one of them it asks. */
function showShifts(changed: readonly Shift[]): void {
  if (changed.length === 0) return
  let day: Day | null = queries.getQueryData<Day>(keyOf(deviceShifts, {})) ?? null
  for (const shift of changed) day = day && withShift(day, shift)
  if (day) queries.setQueryData(keyOf(deviceShifts, {}), day)
  else void invalidate(deviceShifts)
}

/** The device's day: asked once, then kept up to date by what is told, and asked anew when the connection comes back. */
export function useDay(isOpen: boolean): Day | null {
  const { data } = useAsk(deviceShifts, {}, { isEnabled: isOpen, staleTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (data) keepDay(data)
  }, [data])
  useLive(clockings, (received) => showShifts(received.map(({ shift }) => shift)))
  useEffect(() => onRecorded(showShifts), [])
  // What happens while another page stands here is heard by nobody.
  useEffect(() => () => void invalidate(deviceShifts), [])
  // Its sites or its settings have changed.
  useLive(pairings, (received) => void (received.some(({ isPaired }) => isPaired) && invalidate(deviceShifts)))
  useLive(plans, askSoon)

  const connection = useConnection()
  const turn = useNow(quarter)
  const known = useRef({ turn, hasBeenLive: false, isStale: false })
  useEffect(() => {
    const { current } = known
    // What happened between two connections was told to nobody.
    if (turn !== current.turn || (current.hasBeenLive && connection !== 'live')) current.isStale = true
    current.turn = turn
    if (connection !== 'live') return
    current.hasBeenLive = true
    if (!isOpen || !current.isStale) return
    current.isStale = false
    invalidateOnReconnect(deviceShifts)
  }, [isOpen, connection, turn])

  const kept = useMemo(() => keptDay(), [])
  return useDayAway(data ?? kept, data === undefined)
}
