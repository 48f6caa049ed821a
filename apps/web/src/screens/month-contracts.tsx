import * as z from 'zod/mini'
import { openAddress } from '../routing/open.ts'
import { useQueryValues } from '../routing/query.ts'
import { useMonth } from '../routing/useMonth.ts'
import { contractFilters, MonthContracts } from '../features/dashboard/MonthContracts.tsx'
import { useExchange } from '../session/store.ts'

const address = z.object({ filter: z.optional(z.enum(contractFilters)) })

/** Contracts of a month, as the manager's home counts them. */
export default function MonthContractsScreen() {
  const { month, thisMonth, setMonth } = useMonth()
  const [{ filter = 'all' }, change] = useQueryValues(address)
  const agent = openAddress('/resource/resource', useExchange())
  return (
    <MonthContracts
      month={month}
      thisMonth={thisMonth}
      onMonth={setMonth}
      filter={filter}
      onFilter={(next) => void change({ filter: next }, { isNewStep: true })}
      agent={agent}
    />
  )
}
