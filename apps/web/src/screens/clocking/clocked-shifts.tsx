import { ClockedList } from '../../features/clockings/tablet/lists/ClockedList.tsx'
import { useWakeLock } from '../../features/clockings/tablet/useWakeLock.ts'

export default function ClockedShiftsScreen() {
  useWakeLock()
  return <ClockedList />
}
