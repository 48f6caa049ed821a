import { openAddress } from '../../routing/open.ts'
import { anomaliesAddress } from '../../routing/addresses/homes.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { Anomalies } from '../../features/dashboard/Anomalies.tsx'
import { useExchange } from '../../session/store.ts'

/** Anomalies of a month, as the manager's home counts them. */
export default function MonthAnomaliesScreen() {
  const [{ month, kind }, change] = useAddress(anomaliesAddress)
  const isLink = openAddress('/services', useExchange()) !== null
  return (
    <Anomalies
      month={month}
      onMonth={(next) => change({ month: next }, inPlace)}
      kind={kind}
      onKind={(next) => change({ kind: next }, { isNewStep: true })}
      isLink={isLink}
    />
  )
}
