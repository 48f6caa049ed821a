import { role } from '@vigie/contract/access.ts'
import { monthOf, type Month } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ShiftRow } from '../shifts/shifts.columns.ts'
import { forClient } from '../shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Session } from '../../kit/session.ts'
import type { CurrentRow } from './today.store.ts'

/** A shift as the caller may know it: what is agreed with its agent is shown to managers alone (decisions/03-access). */
export const shownTo = ({ user }: Session, shift: Shift): Shift => (user.role === role.manager ? shift : forClient(shift))

/** Those of the months that the caller's planning reaches: a home looks no further ahead. */
export function withinMonths<R extends Pick<ShiftRow, 'startsLocal'>>(
  rows: readonly R[],
  { user, settings }: Session,
  current: Month,
): R[] {
  const bounds = boundsOf(user.role, current, settings)
  return rows.filter(({ startsLocal }) => bounds === null || monthOf(startsLocal) <= bounds.last)
}

/** The phones of those agents, for managers who may see agents; nobody else is told any. */
export function phonesFor({ user, settings }: Session, rows: readonly CurrentRow[]): { agentId: number; phone: string }[] {
  if (user.role !== role.manager || !settings.man_access_list_resource) return []
  const phones = new Map(rows.flatMap(({ agentId, phone }) => (agentId === null || !phone ? [] : [[agentId, phone] as const])))
  return [...phones].map(([agentId, phone]) => ({ agentId, phone }))
}
