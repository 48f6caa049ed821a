import { isMonth, type Month } from '@vigie/contract/kit/time.ts'
import type { PublicationState } from '@vigie/contract/schedules/schedules.ts'
import { matcher } from '../../../kit/matching.ts'
import type { AgentOfMonth } from './usePublications.ts'

export const filters = ['all', 'unpublished', 'published', 'validated', 'changed'] as const
export type Filter = 'all' | PublicationState

/** What the screen shows; all of it stands in the address. */
export interface View {
  readonly month: Month
  readonly filter: Filter
  readonly search: string
}
export interface ViewTexts {
  readonly month?: string | undefined
  readonly state?: string | undefined
  readonly search?: string | undefined
}

/** Reads the address; what does not fit falls back on the current month and on everybody. */
export const readView = ({ month, state, search }: ViewTexts, current: Month): View => ({
  month: month && isMonth(month) ? month : current,
  filter: filters.find((name) => name === state) ?? 'all',
  search: search ?? '',
})

export const writeView = ({ month, filter, search }: Partial<View>): ViewTexts => ({
  ...(month !== undefined && { month }),
  ...(filter !== undefined && { state: filter === 'all' ? undefined : filter }),
  ...(search !== undefined && { search: search || undefined }),
})

/** Those in a state whose name or number begins with what is typed. */
export function narrowed(agents: readonly AgentOfMonth[], filter: Filter, search: string): readonly AgentOfMonth[] {
  const fits = matcher(search)
  return agents.filter(
    ({ state, agentName, employeeNumber }) => (filter === 'all' || state === filter) && fits(`${agentName} ${employeeNumber}`),
  )
}
