import { queries } from '../../../api/queries.ts'
import { connection as line } from '../../../api/connection.ts'
import { isMaintenance, isOffline } from '../../../api/errors.ts'
import { liveSince } from '../../../api/socket.ts'

let isFollowing = false

/** Asks anew for what was answered before an instant, in milliseconds of this device's clock, and is not shown as new yet. */
const askAnewBefore = (instant: number): void =>
  void queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < instant })

/**
 * Asks once more for what nobody has answered yet: a line that dies without a word swallows questions, and would be waited on for as long
 * as any answer is; and what has failed meanwhile would wait for somebody to press «Réessayer».
 */
async function askUnansweredAnew(): Promise<void> {
  const isLost = (error: unknown) => isOffline(error) || isMaintenance(error)
  const unanswered = queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data === undefined && (state.fetchStatus === 'fetching' || isLost(state.error)) })
  const filter = { predicate: (query: (typeof unanswered)[number]) => unanswered.includes(query) }
  await queries.cancelQueries(filter)
  await queries.refetchQueries({ ...filter, type: 'active' })
}

/**
 * While the line was down, for however short a time, events went unheard: what was answered before is asked once more, also
 * where it comes back behind the maintenance page. From the first page behind the sign-in on, and not from the loading of
 * this file: a tablet's page may have fetched it too, and asking for a code again would end the one that is shown. What was
 * asked ahead, over HTTP, before a line that is live by then is asked once more as well. The session itself is read anew
 * only where it has changed, which the line says first (`isBehind`).
 */
export function followLine(): void {
  if (isFollowing) return
  isFollowing = true
  let former = line.get()
  // What is on its way before the first line of a session goes over HTTP, and nothing was lost yet.
  let wasLive = former === 'live'
  if (wasLive) askAnewBefore(liveSince())
  line.subscribe(() => {
    const isBack = line.get() === 'live' && former !== 'live'
    former = line.get()
    if (isBack) askAnewBefore(Number.POSITIVE_INFINITY)
    if (isBack && wasLive) void askUnansweredAnew()
    wasLive = former === 'live' || (wasLive && former !== 'off')
  })
}
