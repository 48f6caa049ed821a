import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listSites, type Site } from '@vigie/contract/sites/sites.ts'
import { useMemo } from 'react'
import { ask } from '../../../api/ask.ts'
import { keyOf, queries } from '../../../api/queries.ts'
import type { SitesView } from '../../../routing/addresses/sites.ts'
import { knownPosition, type Position } from '../../../domains/sites/usePosition.ts'

/** Sites of one question: what a wide page shows is there at once, and thousands come as they are scrolled to. */
const pageSize = 200

/** What the list is asked for. */
export function questionOf(view: SitesView, position: Position | null) {
  const { month, choice, search, clientId, sectorId } = view
  // An order by distance waits for the position that it goes by.
  const sort = view.sort?.endsWith('distance') && !position ? undefined : (view.sort ?? undefined)
  return {
    month,
    isActive: choice === 'active',
    ...(choice === 'unassigned' && { hasUnassignedShifts: true }),
    ...(search.trim() && { search: search.trim() }),
    ...(clientId !== null && { clientIds: [clientId] }),
    ...(sectorId !== null && { sectorIds: [sectorId] }),
    ...(sort && { sort }),
    ...position,
  }
}

function pagesOf(view: SitesView, position: Position | null) {
  const input = { ...questionOf(view, position), limit: pageSize }
  return infiniteQueryOptions({
    queryKey: [...keyOf(listSites), 'pages', input],
    queryFn: ({ pageParam, signal }) => ask(listSites, { ...input, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Asks for the sites of a view that is about to be opened. */
export const prepareSites = (view: SitesView): void => void queries.prefetchInfiniteQuery(pagesOf(view, knownPosition()))

/** The sites of a view, page after page, with the choices of its filters. */
export function useSites(view: SitesView, position: Position | null) {
  const query = useInfiniteQuery({ ...pagesOf(view, position), placeholderData: keepPreviousData })
  const pages = query.data?.pages
  const sites = useMemo<readonly Site[]>(() => pages?.flatMap((page) => page.sites) ?? [], [pages])
  const first = pages?.[0]
  return {
    query,
    sites,
    total: first?.total ?? 0,
    counts: first?.counts ?? null,
    clients: first?.clients ?? [],
    sectors: first?.sectors ?? [],
  }
}
