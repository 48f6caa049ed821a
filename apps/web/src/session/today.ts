import { dayOf, localOf, type Day } from '@vigie/contract/kit/time.ts'
import { useNow } from './clock.ts'
import { useSession } from './store.ts'

/** The company's day of now. Before the company is known, that of UTC: nothing that shows by then has a day. */
export function useToday(): Day {
  const { exchange } = useSession()
  return dayOf(localOf(useNow(60), exchange?.timeZone ?? 'UTC'))
}
