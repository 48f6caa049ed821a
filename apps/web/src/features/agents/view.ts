import { agentSorts, type AgentSort } from '@vigie/contract/agents/agents.ts'
import { isMonth, type Month } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'

/** What narrows the list at one touch. */
export const filterNames = ['all', 'active', 'ended', 'expiring', 'expired', 'missing', 'planned', 'free'] as const
export type FilterName = (typeof filterNames)[number]
/** Those that a client may be shown: of the card, which it sees, and of nothing that it does not (decisions, section 9). */
export const clientFilters: readonly FilterName[] = ['all', 'expiring', 'expired', 'missing']

/** What the list of agents shows; all of it stands in the address, so that back and refresh always work. */
export interface View {
  readonly month: Month
  readonly search: string
  readonly filter: FilterName
  readonly qualificationId: number | null
  readonly contractTypeId: number | null
  readonly sort: AgentSort
}

const text = z.optional(z.coerce.string())
/** The texts of the address. */
export const viewTexts = z.object({
  month: text,
  search: text,
  filter: text,
  qualificationId: text,
  contractTypeId: text,
  sort: text,
})
export type ViewTexts = z.output<typeof viewTexts>

const idOf = (given: string | undefined): number | null => (given && /^\d{1,9}$/.test(given) ? Number(given) : null)
const oneOf = <T extends string>(allowed: readonly T[], given: string | undefined, usual: T): T =>
  allowed.find((one) => one === given) ?? usual

/** Reads the address; what does not fit falls back. */
export const readView = (texts: ViewTexts, thisMonth: Month): View => ({
  month: texts.month && isMonth(texts.month) ? texts.month : thisMonth,
  search: texts.search ?? '',
  filter: oneOf(filterNames, texts.filter, 'all'),
  qualificationId: idOf(texts.qualificationId),
  contractTypeId: idOf(texts.contractTypeId),
  sort: oneOf(agentSorts, texts.sort, 'name'),
})

/** The texts of a change; what is as usual is left out. */
export const writeView = (change: Partial<View>, thisMonth: Month): ViewTexts => ({
  ...(change.month !== undefined && { month: change.month === thisMonth ? undefined : change.month }),
  ...(change.search !== undefined && { search: change.search || undefined }),
  ...(change.filter !== undefined && { filter: change.filter === 'all' ? undefined : change.filter }),
  ...(change.qualificationId !== undefined && { qualificationId: change.qualificationId?.toString() }),
  ...(change.contractTypeId !== undefined && { contractTypeId: change.contractTypeId?.toString() }),
  ...(change.sort !== undefined && { sort: change.sort === 'name' ? undefined : change.sort }),
})

/** A column's order after a touch: up, down, then as usual, by name. */
export function nextSort(sort: AgentSort, column: 'name' | 'number' | 'card' | 'hours'): AgentSort {
  if (sort === column) return `-${column}`
  if (sort === `-${column}`) return 'name'
  return column
}

/** What the list is asked for. */
export const questionOf = ({ month, search, filter, qualificationId, contractTypeId, sort }: View) => ({
  month,
  sort,
  ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }),
  ...(qualificationId !== null && { qualificationIds: [qualificationId] }),
  ...(contractTypeId !== null && { contractTypeId }),
  ...((filter === 'expiring' || filter === 'expired' || filter === 'missing') && { cardState: filter }),
  ...((filter === 'active' || filter === 'ended') && { hasActiveContract: filter === 'active' }),
  ...((filter === 'planned' || filter === 'free') && { hasShifts: filter === 'planned' }),
})
