import { listClockingShifts } from '@vigie/contract/clockings/clockings.lists.ts'
import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useEffect } from 'react'
import { useLive } from '../../../../api/live.ts'
import { onLineBack } from '../../../../api/lineBack.ts'
import { invalidate, invalidateOnReconnect, useAsk } from '../../../../api/queries.ts'
import { onRecorded } from '../../../../offline/outcomes.ts'

const changes = [shiftClocked, scheduleChanged, devicePairing]
/** Milliseconds: at the start of a shift many clock at once, and the list is asked for once. */
const waitMs = 400

/** Both lists change with any act; so does the day of the clock, which nobody keeps true while a list is open. */
const askBoth = () => void invalidate(listClockingShifts, deviceShifts)

/** What may be clocked and what has been, for as long as a list is open; and what the device is set to. */
export function useClockingLists() {
  const lists = useAsk(listClockingShifts, {}, { staleTime: 0 })
  const device = useAsk(deviceShifts, {}, { staleTime: Number.POSITIVE_INFINITY })
  useLive(changes, askBoth, waitMs)
  useEffect(() => onRecorded(askBoth), [])
  useEffect(() => onLineBack(() => invalidateOnReconnect(listClockingShifts, deviceShifts)), [])
  return { ...lists, device: device.data ?? null }
}
