import { openAddress } from '../../routing/open.ts'
import { contractsAddress } from '../../routing/addresses/homes.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { MonthContracts } from '../../features/dashboard/MonthContracts.tsx'
import { useExchange } from '../../session/store.ts'

/** Contracts of a month, as the manager's home counts them. */
export default function MonthContractsScreen() {
  const [{ month, filter }, change] = useAddress(contractsAddress)
  const agent = openAddress('/resource/resource', useExchange())
  return (
    <MonthContracts
      month={month}
      onMonth={(next) => change({ month: next }, inPlace)}
      filter={filter}
      onFilter={(next) => change({ filter: next }, { isNewStep: true })}
      agent={agent}
    />
  )
}
