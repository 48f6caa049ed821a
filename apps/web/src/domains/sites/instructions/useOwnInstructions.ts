import { role } from '@vigie/contract/access.ts'
import { instructionsChanged, readOwnInstructions, type OwnInstructions } from '@vigie/contract/instructions/instructions.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { useUser } from '../../../session/store.ts'

const changes = [instructionsChanged]

/** The instructions of a site for its agent; nobody else is asked for. */
export function useOwnInstructions(siteId: number | null) {
  const isAgent = useUser().role === role.agent
  useLive(changes, () => void invalidate(readOwnInstructions))
  return useAsk(readOwnInstructions, { siteId: siteId ?? 0 }, { isEnabled: isAgent && siteId !== null })
}

export interface Unread {
  readonly version: OwnInstructions
  readonly timeZone: string
  readonly isComing: boolean
}

/** What the agent has still to open: what holds before what comes; null: nothing, or nobody knows. */
export function useUnreadInstructions(siteId: number): Unread | null {
  const { data } = useOwnInstructions(siteId)
  if (!data) return null
  const { current, next, timeZone } = data
  if (current && current.readAt === null) return { version: current, timeZone, isComing: false }
  return next && next.readAt === null ? { version: next, timeZone, isComing: true } : null
}
