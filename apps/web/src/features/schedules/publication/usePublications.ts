import { useQuery } from '@tanstack/react-query'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { listPublications, scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { useEffect } from 'react'
import { ask } from '../../../api/ask.ts'
import { keyOf, queries } from '../../../api/queries.ts'
import { listen } from '../../../api/socket.ts'

type Page = Output<typeof listPublications>
export type AgentOfMonth = Page['agents'][number]
export type Publications = Omit<Page, 'nextCursor'>

/** Agents asked for at once: a company of thousands comes in few answers. */
const page = 1000
/** Milliseconds in which several changes are asked for once. */
const gathered = 250

/** Everybody who has a shift in a month, page after page: the list is narrowed as one types, without asking. */
async function wholeMonth(month: Month, signal: AbortSignal): Promise<Publications> {
  const agents: AgentOfMonth[] = []
  let cursor: string | undefined
  for (;;) {
    const { nextCursor, agents: more, ...counts } = await ask(listPublications, { month, limit: page, cursor }, { signal })
    agents.push(...more)
    if (!nextCursor) return { ...counts, agents }
    cursor = nextCursor
  }
}

/** The month's plannings, asked anew when one of them changes, is published or validated. */
export function usePublications(month: Month) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listen(scheduleChanged, (changed) => {
      if (changed.month !== month) return
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries({ queryKey: keyOf(listPublications) })
      }, gathered)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [month])
  return useQuery({ queryKey: [...keyOf(listPublications), { month }], queryFn: ({ signal }) => wholeMonth(month, signal) })
}
