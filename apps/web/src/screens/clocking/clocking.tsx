import { Clock } from '../../features/clockings/tablet/Clock.tsx'
import { ClosedClock } from '../../features/clockings/tablet/kiosk/ClosedClock.tsx'
import { useWakeLock } from '../../features/clockings/tablet/useWakeLock.ts'
import { useStore } from '../../kit/store.ts'
import { closedHere } from '../../session/devices/deviceClosed.ts'

export default function ClockScreen() {
  useWakeLock()
  return useStore(closedHere) ? <ClosedClock /> : <Clock />
}
