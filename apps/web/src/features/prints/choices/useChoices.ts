import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listPrintChoices, mostChoices, type PrintChoice } from '@vigie/contract/prints/prints.ts'
import { useEffect, useMemo } from 'react'
import { ask } from '../../../api/ask.ts'
import { keyOf, queries } from '../../../api/queries.ts'
import type { PrintList } from '../../../routing/addresses/prints.ts'
import type { PrintSpan } from '../view.ts'

const pagesOf = (span: PrintSpan, what: PrintList) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listPrintChoices), { ...span, what }],
    queryFn: ({ pageParam, signal }) => ask(listPrintChoices, { ...span, what, limit: mostChoices, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** Asks for the sites of a time that is about to be opened. */
export const prepareChoices = (span: PrintSpan): void => void queries.prefetchInfiniteQuery(pagesOf(span, 'sites'))

const none: readonly PrintChoice[] = []

/**
 * The sites or the agents that have services in that time, in the order of their sheets. Page after page until all are there,
 * where all are needed: the list is then narrowed as one types, and what is left out of «all» is said by what remains.
 */
export function useChoices(
  span: PrintSpan,
  what: PrintList,
  { isEnabled, isWhole }: { readonly isEnabled: boolean; readonly isWhole: boolean },
) {
  const query = useInfiniteQuery({ ...pagesOf(span, what), enabled: isEnabled })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const goesOn = isEnabled && isWhole && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  const choices = useMemo(() => query.data?.pages.flatMap((page) => page.choices) ?? none, [query.data])
  const known = useMemo(() => new Set(choices.map(({ id }) => id)), [choices])
  return { query, choices, known, total: query.data?.pages[0]?.total ?? 0, isAllKnown: query.data !== undefined && !hasNextPage }
}
export type Choices = ReturnType<typeof useChoices>
