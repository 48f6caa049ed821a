import { requires } from '@vigie/contract/kit/refusal.ts'
import type { Session } from '../../kit/session.ts'

/** Whose data is asked for: the session's own agent, whatever is asked. */
export function ownerOf({ user }: Session): { readonly agentId: number; readonly userId: number } {
  requires(user.agentId, 'NOT_FOUND')
  return { agentId: user.agentId, userId: user.id }
}
