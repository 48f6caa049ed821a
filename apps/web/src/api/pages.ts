import type { Call, Output } from '@vigie/contract/kit/call.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ask, type Input } from './ask.ts'
import { askInTurn, keyOf, queries, type AskingOptions } from './queries.ts'

/** All of a list that comes page by page, as it is now: for a file. */
export async function allPages<C extends Call, Row>(
  call: C,
  input: Input<C>,
  rowsOf: (page: Output<C>) => readonly Row[],
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await ask(call, { ...(input as object), cursor } as Input<C>)
    rows.push(...rowsOf(page))
    cursor = (page as { nextCursor: string | null }).nextCursor ?? undefined
  } while (cursor !== undefined)
  return rows
}

/** What is held of a list so far. */
interface Held {
  readonly state: { readonly data: { readonly pages: readonly unknown[] } | undefined }
}

const unsorted = (input: unknown): string => JSON.stringify({ ...(input as object), sort: undefined })

/** Under which a list is held. */
export const keyOfPages = <C extends Call>(call: C, input: Input<C>) => [...keyOf(call, input), 'pages']

const firstCursor = undefined as string | undefined
const pagesOf = <C extends Call>(call: C, input: Input<C>) => ({
  queryKey: keyOfPages(call, input),
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
    askInTurn(call, { ...(input as object), cursor: pageParam } as Input<C>, signal),
  initialPageParam: firstCursor,
  getNextPageParam: (last: Output<C>) => (last as { nextCursor: string | null }).nextCursor ?? undefined,
})

/** Asks for the first page of a list that is about to be shown. */
export const preparePages = <C extends Call>(call: C, input: Input<C>): void => void queries.prefetchInfiniteQuery(pagesOf(call, input))

/**
 * A list that comes page by page, by its cursor. While the same list is on its way in another
 * order, the former one stays; with `keepsFormer` also while another one is. `every`: of one page alone.
 */
export function usePages<C extends Call, Row>(
  call: C,
  input: Input<C>,
  rowsOf: (page: Output<C>) => readonly Row[],
  { keepsFormer = false, staleTime, every }: Pick<AskingOptions, 'keepsFormer' | 'staleTime' | 'every'> = {},
) {
  const query = useInfiniteQuery({
    ...pagesOf(call, input),
    placeholderData: (former, ofFormer) => (keepsFormer || unsorted(ofFormer?.queryKey[1]) === unsorted(input) ? former : undefined),
    ...(staleTime !== undefined && { staleTime }),
    // Whoever has read on would have every page asked for again.
    ...(every !== undefined && { refetchInterval: ({ state }: Held) => ((state.data?.pages.length ?? 0) > 1 ? false : every) }),
  })
  const { data } = query
  // oxlint-disable-next-line react/exhaustive-deps
  const rows = useMemo(() => data?.pages.flatMap(rowsOf) ?? [], [data])
  return { query, rows }
}
