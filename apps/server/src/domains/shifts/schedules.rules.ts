import { role } from '@vigie/contract/access.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addMonths, type Month } from '@vigie/contract/kit/time.ts'
import type { Session } from '../../kit/session.ts'
import type { MonthScope } from './shifts.store.ts'

export type ScheduleQuestion = { readonly agentId: number } | { readonly siteId: number }

/** Which schedule is asked for; an agent's own unless said, and never both. */
export function questionOf(asked: { agentId?: number | undefined; siteId?: number | undefined }, session: Session): ScheduleQuestion {
  if (session.user.role === role.agent) return { agentId: asked.agentId ?? session.user.agentId ?? 0 }
  if (asked.agentId !== undefined && asked.siteId === undefined) return { agentId: asked.agentId }
  if (asked.siteId !== undefined && asked.agentId === undefined) return { siteId: asked.siteId }
  throw new Refusal('INVALID', {}, [{ field: 'siteId', problem: asked.siteId === undefined ? 'required' : 'notAnAllowedValue' }])
}

/** Whose rows a caller may see (access: GET /schedules). Refuses what the role's own gates do not cover. */
export function scopeOf({ user, settings, siteIds }: Session, question: ScheduleQuestion): MonthScope {
  const isOfAgent = 'agentId' in question
  switch (user.role) {
    case role.manager:
      if (!(isOfAgent ? settings.man_access_list_resource : settings.man_access_schedule_site)) throw new Refusal('FORBIDDEN')
      return {}
    case role.agent:
      if (isOfAgent && question.agentId !== user.agentId) throw new Refusal('NOT_FOUND')
      return { isPublishedOnly: true }
    case role.client:
    case role.clientUser:
      if (isOfAgent) throw new Refusal('FORBIDDEN')
      return { clientIds: user.clientIds, siteIds: siteIds ?? undefined }
    default:
      // A partner: its own agents, and the sites of its orders; it has none until it has an order.
      return isOfAgent ? { partnerId: user.partnerId ?? 0 } : { siteIds: [] }
  }
}

/** The months that a role may look at around the current one; managers and others have no bounds. */
export function refuseOutsideWindow(month: Month, current: Month, { user, settings }: Session): void {
  const windows: Partial<Record<string, readonly [number, number]>> = {
    [role.agent]: [settings.res_month_before_schedule, settings.res_month_after_schedule],
    [role.client]: [settings.cli_month_before_schedule, settings.cli_month_after_schedule],
    [role.clientUser]: [settings.cli_month_before_schedule, settings.cli_month_after_schedule],
  }
  const bounds = windows[user.role]
  if (!bounds) return
  const [first, last] = [addMonths(current, -bounds[0]), addMonths(current, bounds[1])]
  const refuse = (problem: string, limit: Month): never => {
    throw new Refusal('INVALID', {}, [{ field: 'month', problem, values: { month: `${limit.slice(4)}/${limit.slice(0, 4)}` } }])
  }
  if (month > last) refuse('month.tooLate', last)
  if (month < first) refuse('month.tooEarly', first)
}
