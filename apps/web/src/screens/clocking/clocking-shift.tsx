import { useEffect } from 'react'
import { Clock } from '../../features/clockings/tablet/Clock.tsx'
import { leaveShift } from '../../features/clockings/tablet/actions.ts'
import { useWakeLock } from '../../features/clockings/tablet/useWakeLock.ts'

/** The clock with the address of the shift that an agent looks at. Going back leads to the start, and nobody's shift stays. */
export default function ClockShiftScreen() {
  useWakeLock()
  useEffect(() => leaveShift, [])
  return <Clock />
}
