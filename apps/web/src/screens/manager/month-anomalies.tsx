import { Anomalies } from '../../features/dashboard/anomalies/Anomalies.tsx'
import { openAddress } from '../../routing/open.ts'
import { useExchange } from '../../session/store.ts'

/** Anomalies of a month, as the manager's home counts them. */
export default function MonthAnomaliesScreen() {
  return <Anomalies isLink={openAddress('/services', useExchange()) !== null} />
}
