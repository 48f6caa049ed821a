import { rightsChanged } from '@vigie/contract/auth/sessions.events.ts'
import { isRefused } from '../api/errors.ts'
import { queries } from '../api/queries.ts'
import { listen } from '../api/socket.ts'
import { rereadSession } from './start.ts'

/** What is refused now, though it was answered before: it is not shown any longer. */
const isTakenAway = (error: unknown): boolean => isRefused(error) && [403, 404].includes(error.status)

/**
 * Follows what the server says of this session's rights: the session is read anew, `judge` has the guards look at the
 * screen again, and what was answered before is asked once more. What is no longer answered is forgotten.
 */
export const followRights = (judge: () => Promise<unknown>): (() => void) =>
  listen(rightsChanged, () => {
    // No network: the session is read again when the line is back.
    follow(judge).catch(() => undefined)
  })

async function follow(judge: () => Promise<unknown>): Promise<void> {
  await rereadSession()
  await judge()
  queries.removeQueries({ type: 'inactive' })
  await queries.invalidateQueries()
  await queries.resetQueries({ predicate: ({ state }) => isTakenAway(state.error) })
}
