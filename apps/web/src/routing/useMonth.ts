import { localOf, monthOf, type Month } from '@vigie/contract/kit/time.ts'
import { useNow } from '../session/clock.ts'
import { useExchange } from '../session/store.ts'
import { useParameters } from './useParameters.ts'

/** The month in the address and the company's own month of now, on which a missing or wrong one falls back. */
export function useMonth() {
  const { timeZone } = useExchange()
  const thisMonth: Month = monthOf(localOf(useNow(60), timeZone))
  const [{ month }, change] = useParameters('month')
  return { month, thisMonth, setMonth: (next: Month) => change({ month: next === thisMonth ? null : next }) }
}
