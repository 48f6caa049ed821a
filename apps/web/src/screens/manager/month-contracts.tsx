import { MonthContracts } from '../../features/dashboard/contracts/MonthContracts.tsx'
import { openAddress } from '../../routing/open.ts'
import { useExchange } from '../../session/store.ts'

/** Contracts of a month, as the manager's home counts them. */
export default function MonthContractsScreen() {
  return <MonthContracts isLink={openAddress('/resource/resource', useExchange()) !== null} />
}
