import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useLive } from '../../../api/live.ts'
import { askAnew, keyOf, queries, useAsk } from '../../../api/queries.ts'
import { useNow } from '../../../session/clock.ts'
import { useConnection } from '../../../session/reach.ts'
import { keepDay, keptDay, withShift, type Day } from './day.ts'

const clockings = [shiftClocked]
const pairings = [devicePairing]
/**
 * Seconds. A device set to show only what may be clocked now is told nothing of the next shift before its window opens,
 * and no event says that it has; windows open on the quarter of an hour.
 */
const quarter = 15 * 60

/** Puts a shift that has just changed into what the panel shows. */
export function showShift(shift: Shift): void {
  const day = queries.getQueryData<Day>(keyOf(deviceShifts, {}))
  const next = day && withShift(day, shift)
  if (next) queries.setQueryData(keyOf(deviceShifts, {}), next)
  else void askAnew(deviceShifts)
}

/** The device's day: asked once, then kept up to date by what is told, and asked anew when the connection comes back. */
export function useDay(isOpen: boolean): Day | null {
  const { data } = useAsk(deviceShifts, {}, { isEnabled: isOpen, staleTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (data) keepDay(data)
  }, [data])
  useLive(clockings, (received) => received.forEach(({ shift }) => showShift(shift)))
  // Its sites or its settings have changed.
  useLive(pairings, (received) => void (received.some(({ isPaired }) => isPaired) && askAnew(deviceShifts)))

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
    void askAnew(deviceShifts)
  }, [isOpen, connection, turn])

  const kept = useMemo(() => keptDay(), [])
  return data ?? kept
}
