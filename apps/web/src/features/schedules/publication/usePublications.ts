import { useQuery } from '@tanstack/react-query'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { listPublications, scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { ask } from '../../../api/ask.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, keyOf, queries } from '../../../api/queries.ts'

type Page = Output<typeof listPublications>
export type AgentOfMonth = Page['agents'][number]
export type Publications = Omit<Page, 'nextCursor'>

/** Agents asked for at once: a company of thousands comes in few answers. */
const page = 1000
/** Milliseconds in which several changes are asked for once. */
const gathered = 250
const changes = [scheduleChanged]

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

const question = (month: Month) => ({
  queryKey: [...keyOf(listPublications), { month }],
  queryFn: ({ signal }: { signal: AbortSignal }) => wholeMonth(month, signal),
})

/** Asks for a month that is about to be opened. */
export const preparePublications = (month: Month): void => void queries.prefetchQuery(question(month))

/** The month's plannings, asked anew when one of them changes, is published or validated. */
export function usePublications(month: Month) {
  const apply = (received: readonly { month: string }[]) => {
    if (received.some((changed) => changed.month === month)) void invalidate(listPublications)
  }
  useLive(changes, apply, gathered)
  return useQuery(question(month))
}
