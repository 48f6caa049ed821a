import { connection as line } from '../../../api/connection.ts'
import { onLineBack } from '../../../api/lineBack.ts'
import { refetchUnanswered, queries } from '../../../api/queries.ts'
import { liveSince } from '../../../api/socket.ts'

let isFollowing = false

/** Asks anew for what was answered before an instant, in milliseconds of this device's clock, and is not shown as new yet. */
const askAnewBefore = (instant: number): void =>
  void queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < instant })

/**
 * While the line was down, for however short a time, events went unheard: what was answered before is asked once more, also
 * where it comes back behind the maintenance page. From the first page behind the sign-in on, and not from the loading of
 * this file: a tablet's page may have fetched it too, and asking for a code again would end the one that is shown. What was
 * asked ahead, over HTTP, before a line that is live by then is asked once more as well; a first line too is one before which
 * events went unheard, but only a line that was lost has swallowed questions (onLineBack). The session itself is read anew only
 * where it has changed, which the line says first (`isBehind`).
 */
export function followLine(): void {
  if (isFollowing) return
  isFollowing = true
  let former = line.get()
  if (former === 'live') askAnewBefore(liveSince())
  line.subscribe(() => {
    const isBack = line.get() === 'live' && former !== 'live'
    former = line.get()
    if (isBack) askAnewBefore(Number.POSITIVE_INFINITY)
  })
  onLineBack(() => void refetchUnanswered())
}
