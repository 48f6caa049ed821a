import type { Instant } from '../kit/time.ts'

/** How a mission stands: given and taken back for good, filled where its services went to others meanwhile, over by time. */
export const missionStates = ['open', 'assigned', 'closed', 'filled', 'over'] as const
export type MissionState = (typeof missionStates)[number]

/** What a manager looks for among missions: a state, or the open ones with a yes. */
export const missionFilters = [...missionStates, 'answered'] as const
export type MissionFilter = (typeof missionFilters)[number]

/** Codes of an answer (coverage 4.047). */
export const missionResponse = { available: 2, unavailable: 3 } as const

interface MissionFacts {
  readonly closedAt: Instant | null
  readonly assignedAgentId: number | null
  /** What it ended as, once all of its services have begun; null: they have not, or it is not stored yet. */
  readonly endedAs: 'filled' | 'over' | null
  readonly shifts: readonly { readonly agentId: number | null; readonly startsAt: Instant }[]
}

/** A mission is open while it is not given, one of its services is unassigned, and none of those has begun. */
export function stateOfMission({ closedAt, assignedAgentId, endedAs, shifts }: MissionFacts, now: Instant): MissionState {
  if (assignedAgentId !== null) return 'assigned'
  if (closedAt !== null) return 'closed'
  if (endedAs !== null) return endedAs
  const open = shifts.filter(({ agentId }) => agentId === null)
  if (open.length === 0) return 'filled'
  return open.every(({ startsAt }) => startsAt > now) ? 'open' : 'over'
}

interface Timed {
  readonly startsAt: Instant
  readonly endsAt: Instant
}
/** Whether two of some services are at the same time, so that one agent cannot have them all. */
export function doOverlap(shifts: readonly Timed[]): boolean {
  const ordered = shifts.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0))
  return ordered.some(({ startsAt }, at) => at > 0 && ordered.slice(0, at).some(({ endsAt }) => endsAt > startsAt))
}
