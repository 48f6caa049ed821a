import { role } from '@vigie/contract/access.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addDays, addMonths, firstDayOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { boundsOf, overlaps, type MonthStamps } from '@vigie/contract/schedules/schedules.rules.ts'
import type { MonthBounds, ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Session } from '../../kit/session.ts'
import { shiftScopeOf } from '../shifts/shifts.scope.rules.ts'
import type { MonthScope } from '../shifts/shifts.store.ts'

export type ScheduleQuestion = { readonly agentId: number } | { readonly siteId: number }

/** Which schedule is asked for; an agent's own unless said, and never both. */
export function questionOf(asked: { agentId?: number | undefined; siteId?: number | undefined }, session: Session): ScheduleQuestion {
  if (session.user.role === role.agent) return { agentId: asked.agentId ?? session.user.agentId ?? 0 }
  if (asked.agentId !== undefined && asked.siteId === undefined) return { agentId: asked.agentId }
  if (asked.siteId !== undefined && asked.agentId === undefined) return { siteId: asked.siteId }
  throw new Refusal('INVALID', {}, [{ field: 'siteId', problem: asked.siteId === undefined ? 'required' : 'notAnAllowedValue' }])
}

/** Whose rows a caller may see (access: GET /schedules). Refuses what the role's own gates do not cover. */
export function scopeOf(session: Session, question: ScheduleQuestion): MonthScope {
  const { user, settings } = session
  const isOfAgent = 'agentId' in question
  switch (user.role) {
    case role.manager:
      if (!(isOfAgent ? settings.man_access_list_resource : settings.man_access_schedule_site)) throw new Refusal('FORBIDDEN')
      return shiftScopeOf(session)
    case role.agent:
      if (isOfAgent && question.agentId !== user.agentId) throw new Refusal('NOT_FOUND')
      return { isPublishedOnly: true }
    case role.client:
    case role.clientUser:
      if (isOfAgent) throw new Refusal('FORBIDDEN')
      return shiftScopeOf(session)
    case role.partner:
      return shiftScopeOf(session)
    case role.device:
      throw new Refusal('FORBIDDEN')
  }
}

/** Which sites a partner asks for: one at which its agents work, or with site 0 all of them together. */
export const sitesOfPartner = ({ partnerId }: MonthScope, siteId: number) => ({
  partnerId: partnerId ?? 0,
  siteId: siteId === 0 ? null : siteId,
})

/** The months that the caller may look at; refuses one outside them, with the limit in its sentence. */
export function boundsFor(month: Month, current: Month, { user, settings }: Session): MonthBounds | null {
  const bounds = boundsOf(user.role, current, settings)
  const refuse = (problem: string, limit: Month): never => {
    throw new Refusal('INVALID', {}, [{ field: 'month', problem, values: { month: limit } }])
  }
  if (bounds && month > bounds.last) refuse('month.tooLate', bounds.last)
  if (bounds && month < bounds.first) refuse('month.tooEarly', bounds.first)
  return bounds
}

type Part = Pick<Shift, 'id' | 'month' | 'followsId' | 'followedById'>
/** Of services around a month those that begin in it, and the other parts of their posts. */
export function withWholePosts<P extends Part>(around: readonly P[], month: Month): P[] {
  const byId = new Map(around.map((one) => [one.id, one]))
  const kept = new Set(around.flatMap((one) => (one.month === month ? [one.id] : [])))
  for (const shift of around.filter((one) => one.month === month))
    for (const next of ['followsId', 'followedById'] as const)
      for (let one = byId.get(shift[next] ?? 0); one && !kept.has(one.id); one = byId.get(one[next] ?? 0)) kept.add(one.id)
  return around.filter(({ id }) => kept.has(id))
}

/** Marks the shifts whose agent is away then, by the fields of a shift. The shifts themselves are completed. */
export function markAbsences(shifts: readonly Shift[], absences: readonly ScheduleUnavailability[]): Shift[] {
  const ofAgent = Map.groupBy(absences, ({ agentId }) => agentId)
  return shifts.map((shift) => {
    const away = shift.agentId === null ? undefined : ofAgent.get(shift.agentId)?.find((absence) => overlaps(absence, shift))
    return away ? Object.assign(shift, { unavailabilityId: away.id, unavailabilityName: away.typeName, isDemand: away.isDemand }) : shift
  })
}

/**
 * When a month is validated: now, and never before the planning that the agent has seen. A change is marked later than
 * what it finds, so that its mark may be a second or two ahead of the clock.
 */
export const stampOf = (now: Instant, { changedAt, plannedAt }: Pick<MonthStamps, 'changedAt' | 'plannedAt'>): Instant =>
  [changedAt, plannedAt].reduce<Instant>((latest, at) => (at !== null && at > latest ? at : latest), now)

/** Stands for a month's planning as the agent was shown it: another one after each change. */
export const revisionOf = ({ publishedAt, changedAt, plannedAt }: MonthStamps): string =>
  [publishedAt, changedAt, plannedAt].map((at) => at ?? '-').join(' ')

/** The days around a month, wide enough for every zone, so that an index on instants serves. */
export const daysAround = (month: Month) => [addDays(firstDayOf(month), -1), addDays(firstDayOf(addMonths(month, 1)), 1)] as const
