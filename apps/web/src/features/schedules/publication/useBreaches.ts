import { useQuery } from '@tanstack/react-query'
import type { Month } from '@vigie/contract/kit/time.ts'
import { listPublicationBreaches, type AgentBreaches } from '@vigie/contract/planning/planning.unfit.ts'
import { ask } from '../../../api/ask.ts'
import { keyOf } from '../../../api/queries.ts'
import type { Asked } from './usePublishing.ts'

/** What is wrong with the months that are about to be published, agent by agent: asked page by page, each time anew. */
export function useBreaches(month: Month, asked: Asked | null) {
  return useQuery({
    queryKey: [...keyOf(listPublicationBreaches), { month, agentIds: asked?.agentIds ?? null }],
    enabled: asked?.isPublished === true,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const agents: AgentBreaches[] = []
      const agentIds = asked?.agentIds ? [...asked.agentIds] : undefined
      let cursor: string | undefined
      for (;;) {
        const { agents: more, nextCursor } = await ask(listPublicationBreaches, { month, agentIds, cursor, limit: 100 }, { signal })
        agents.push(...more)
        if (!nextCursor) return agents
        cursor = nextCursor
      }
    },
  })
}
