import type { SiteSort } from '@vigie/contract/sites/sites.sorts.ts'
import type { SitesView } from '../../../routing/addresses/sites.ts'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../../ui/lists/skeletons.tsx'
import type { ListPageState } from '../../../ui/lists/useListPage.ts'
import { useNextPage } from '../../../ui/lists/useNextPage.ts'
import { NoSites } from './NoSites.tsx'
import { SiteCards } from './SiteCards.tsx'
import { SitesSkeleton } from './SitesSkeleton.tsx'
import { SitesTable } from './SitesTable.tsx'
import type { useSites } from './useSites.ts'

interface SitesListProps extends Pick<ReturnType<typeof useSites>, 'query' | 'sites' | 'total' | 'counts'> {
  readonly page: ListPageState
  readonly view: SitesView
  /** Narrowed by words, a client or a sector. */
  readonly isNarrowed: boolean
  readonly hasDistance: boolean
  /** Takes every filter away and shows all sites. */
  readonly onAll: () => void
  readonly onOpen: (siteId: number) => void
  readonly onSort: (sort: SiteSort | null) => void
}

/** The sites: a table, or cards on a phone. */
export function SitesList({ query, sites, total, counts, page, view, isNarrowed, hasDistance, onAll, onOpen, onSort }: SitesListProps) {
  const list = { sites, total, month: view.month, onSeen: useNextPage(query, sites.length, 1) }
  return (
    <ListStates
      query={query}
      isEmpty={total === 0}
      skeleton={page.isPhone ? <CardListSkeleton height={108} /> : <SitesSkeleton />}
      empty={<NoSites choice={view.choice} hasNone={counts?.all === 0} isNarrowed={isNarrowed} onAll={onAll} />}
    >
      {page.isPhone ? (
        <SiteCards {...list} gridRef={page.grid} />
      ) : (
        <SitesTable
          {...list}
          hasDistance={hasDistance}
          selectedId={page.selectedId}
          sort={view.sort}
          onSort={onSort}
          onOpen={onOpen}
          gridRef={page.grid}
        />
      )}
    </ListStates>
  )
}
