import { ClockableList } from '../../features/clockings/tablet/lists/ClockableList.tsx'
import { useWakeLock } from '../../features/clockings/tablet/useWakeLock.ts'

export default function ClockableShiftsScreen() {
  useWakeLock()
  return <ClockableList />
}
