import { Clock } from '../features/clock/Clock.tsx'
import { useWakeLock } from '../features/clock/useWakeLock.ts'

export default function ClockScreen() {
  useWakeLock()
  return <Clock />
}
