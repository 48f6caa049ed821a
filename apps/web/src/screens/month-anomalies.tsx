import { anomalyKinds } from '@vigie/contract/dashboard/dashboard.ts'
import * as z from 'zod/mini'
import { openAddress } from '../routing/open.ts'
import { useQueryValues } from '../routing/query.ts'
import { useMonth } from '../routing/useMonth.ts'
import { Anomalies } from '../features/dashboard/Anomalies.tsx'
import { useExchange } from '../session/store.ts'

const address = z.object({ kind: z.optional(z.enum(anomalyKinds)) })

/** Anomalies of a month, as the manager's home counts them. */
export default function MonthAnomaliesScreen() {
  const { month, thisMonth, setMonth } = useMonth()
  const [{ kind = 'missed' }, change] = useQueryValues(address)
  const services = openAddress('/services', useExchange())
  return (
    <Anomalies
      month={month}
      thisMonth={thisMonth}
      onMonth={setMonth}
      kind={kind}
      onKind={(next) => void change({ kind: next }, { isNewStep: true })}
      services={services}
    />
  )
}
