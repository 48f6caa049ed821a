import { role } from '@vigie/contract/access.ts'
import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Session } from '../../kit/session.ts'

/** Whose agents a caller sees; what is given must hold. */
export interface AgentScope {
  /** Whether all of an agent is seen, or what a client may see alone (decisions/03-access). */
  readonly hasRights: boolean
  readonly agentId?: number
  readonly partnerId?: number
  /** Those with a shift at these clients' sites (a sub-client: at these sites alone). */
  readonly clientIds?: readonly number[]
  readonly siteIds?: readonly number[] | null
  /** How agents can sign in concerns managers alone. */
  readonly seesAccounts: boolean
  readonly isPublishedOnly?: true
}

/** Access: GET /resources and GET /resource/details. */
export function scopeOf({ user, siteIds }: Session): AgentScope {
  switch (user.role) {
    case role.manager:
      return { hasRights: true, seesAccounts: true }
    case role.partner:
      return { hasRights: true, seesAccounts: false, partnerId: user.partnerId ?? 0 }
    case role.agent:
      return { hasRights: true, seesAccounts: false, agentId: user.agentId ?? 0, isPublishedOnly: true }
    case role.client:
    case role.clientUser:
      return { hasRights: false, seesAccounts: false, clientIds: user.clientIds, siteIds }
    case role.device:
      // A device may not ask for agents; were it let in, it would find none.
      return { hasRights: false, seesAccounts: false, clientIds: [], siteIds: [] }
  }
}

/** Whom the sheet and the contracts are asked of: an agent asks for itself, the others say whom. */
export function askedAgent(id: number | undefined, { user }: Session): number {
  const asked = id ?? (user.role === role.agent ? user.agentId : undefined)
  if (asked == null) throw new Refusal('INVALID', {}, [{ field: 'resourceId', problem: 'required' }])
  return asked
}

/** The months whose shifts make an agent one of a client's: those that it may look at. Null: no bounds. */
export const monthsSeen = ({ user, settings }: Session, current: Month) => boundsOf(user.role, current, settings)

const shownFilters = new Set(['search', 'month', 'qualificationIds', 'cardState', 'sort', 'limit', 'cursor'])
const shownSorts: readonly AgentSort[] = ['name', '-name', 'card', '-card']

/** A list may not be filtered or put in order by what its reader may not see: the order would tell it. */
export function refuseHidden(asked: { readonly sort: AgentSort }, fields: Readonly<Record<string, readonly [string, ...unknown[]]>>): void {
  const bad = Object.entries(asked).filter(([name, value]) => value !== undefined && !shownFilters.has(name))
  const problems: FieldProblem[] = bad.map(([name]) => ({ field: fields[name]?.[0] ?? name, problem: 'notAnAllowedValue' }))
  if (!shownSorts.includes(asked.sort)) problems.push({ field: 'sort', problem: 'notAnAllowedValue' })
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
}
