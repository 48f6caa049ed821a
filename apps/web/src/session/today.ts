import { dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { serverNow } from './clock.ts'
import { useNow } from './useNow.ts'
import { sessionStore, useSession, type Exchange } from './store.ts'

const todayOf = (now: Instant, exchange: Exchange | null): Day => dayOf(localOf(now, exchange?.timeZone ?? 'UTC'))

/** The company's day at this moment. */
export const todayNow = (): Day => todayOf(serverNow(), sessionStore.get().exchange)

/** The company's day of now. Before the company is known, that of UTC: nothing that shows by then has a day. */
export function useToday(): Day {
  const { exchange } = useSession()
  return todayOf(useNow(60), exchange)
}
