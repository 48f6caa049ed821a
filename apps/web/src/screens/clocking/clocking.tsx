import { Clock } from '../../features/clockings/tablet/Clock.tsx'
import { useWakeLock } from '../../features/clockings/tablet/useWakeLock.ts'

export default function ClockScreen() {
  useWakeLock()
  return <Clock />
}
