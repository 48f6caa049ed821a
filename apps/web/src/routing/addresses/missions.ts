import { missionFilters } from '@vigie/contract/missions/missions.rules.ts'
import { named } from '../address.ts'
import { id, oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** What the manager's missions may be narrowed to; without a choice to those that are open. */
export const missionStatesShown = ['answered', 'open', 'assigned', 'filled', 'over', 'closed', 'all'] as const satisfies readonly (
  | (typeof missionFilters)[number]
  | 'all'
)[]

/** Missions: the agents' own lie under `/missions` (coverage 2.064). */
export const missionsAddress = named('/manager/missions', {
  state: oneOf('state', missionStatesShown, 'open'),
  search: text('search'),
  missionId: id('missionId'),
})
export type MissionsView = Values<typeof missionsAddress.query>

/** What an agent's missions are shown of: this week, the next one, this month (coverage 9.008). */
export const missionSpans = ['week', 'next', 'month'] as const
export type MissionSpan = (typeof missionSpans)[number]

/** Missions: those that are offered to the agent who reads. */
export const ownMissionsAddress = named('/missions', {
  span: oneOf('period', missionSpans, 'week'),
  missionId: id('missionId'),
})
export type OwnMissionsView = Values<typeof ownMissionsAddress.query>
