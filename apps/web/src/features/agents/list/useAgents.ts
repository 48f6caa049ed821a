import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import {
  agentChanged,
  countAgents,
  listAgents,
  listContracts,
  readAgent,
  type Agent,
  type AgentCounts,
} from '@vigie/contract/agents/agents.ts'
import { useMemo } from 'react'
import { ask } from '../../../api/ask.ts'
import { useLive } from '../../../api/live.ts'
import { askAnew, keyOf, queries, useAsk } from '../../../api/queries.ts'
import type { AgentsView } from '../../../routing/addresses/agents.ts'
import { questionOf } from './question.rules.ts'

/** Agents of one page: few enough to come at once, enough that scrolling seldom waits. */
const pageSize = 100
const changes = [agentChanged]

function pagesOf(view: AgentsView) {
  const question = questionOf(view)
  return infiniteQueryOptions({
    queryKey: [...keyOf(listAgents), 'pages', question],
    queryFn: ({ pageParam, signal }) => ask(listAgents, { ...question, limit: pageSize, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}

/** Asks for the agents of a view that is about to be opened. */
export const prepareAgents = (view: AgentsView): void => void queries.prefetchInfiniteQuery(pagesOf(view))

/** The agents of a view, page after page as they are scrolled to. */
export function useAgents(view: AgentsView) {
  const query = useInfiniteQuery({ ...pagesOf(view), placeholderData: keepPreviousData })
  const agents = useMemo<readonly Agent[]>(() => query.data?.pages.flatMap((page) => page.agents) ?? [], [query.data])
  return { query, agents, total: query.data?.pages[0]?.total ?? 0 }
}

/** How many each state would show; a client is told of none. */
export function useAgentCounts(view: AgentsView, isEnabled: boolean): AgentCounts | undefined {
  const { month, search, qualificationIds, contractTypeId } = questionOf({ ...view, filter: 'all' })
  const narrowed = {
    month,
    ...(search !== undefined && { search }),
    ...(qualificationIds && { qualificationIds }),
    ...(contractTypeId !== undefined && { contractTypeId }),
  }
  return useAsk(countAgents, narrowed, { isEnabled, keepsFormer: true }).data
}

/** Hears that agents have changed for as long as some are shown, and asks for what is shown anew. */
export const useLiveAgents = (): void => useLive(changes, () => void askAnew(listAgents, countAgents, readAgent, listContracts))
