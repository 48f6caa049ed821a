import { isRefused } from '../api/errors.ts'
import { queries } from '../api/queries.ts'
import { isBehind, rereadSession } from './start.ts'

/** What is refused now, though it was answered before: it is not shown any longer. */
const isTakenAway = (error: unknown): boolean => isRefused(error) && [403, 404].includes(error.status)

/**
 * Follows what the server says of this session's rights, also what it said before this began: the session is read anew,
 * `judge` has the guards look at the screen again, and what was answered before is asked once more. What is no longer
 * answered is forgotten. A session that is no more is told by its refusal.
 */
export function followRights(judge: () => Promise<unknown>): () => void {
  const look = () => {
    // No network: the line that is back says it again.
    if (isBehind.get()) follow(judge).catch(() => undefined)
  }
  look()
  return isBehind.subscribe(look)
}

async function follow(judge: () => Promise<unknown>): Promise<void> {
  await rereadSession()
  await judge()
  queries.removeQueries({ type: 'inactive' })
  await queries.invalidateQueries()
  await queries.resetQueries({ predicate: ({ state }) => isTakenAway(state.error) })
}
