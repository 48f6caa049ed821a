import { useMaintenance } from '../../features/session/useMaintenance.ts'
import { MaintenancePage } from '../../features/session/MaintenancePage.tsx'

export default function Maintenance() {
  return <MaintenancePage {...useMaintenance()} />
}
