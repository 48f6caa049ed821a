import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sitesAddress } from '../../../routing/addresses/sites.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { ListPage } from '../../../ui/lists/ListPage.tsx'
import { hasFailed } from '../../../ui/lists/ListStates.tsx'
import { useListPage } from '../../../ui/lists/useListPage.ts'
import { useListSearch } from '../../../ui/lists/useListSearch.ts'
import { DistanceFault } from './DistanceBar.tsx'
import { siteLink } from '../siteLink.ts'
import { SitesExport } from './SitesExport.tsx'
import { SitesFilters } from './SitesFilters.tsx'
import { SitesHead } from './SitesHead.tsx'
import { SitesList } from './SitesList.tsx'
import { useLiveSites } from '../useLiveSites.ts'
import { usePosition } from '../../../domains/sites/usePosition.ts'
import { useSites } from './useSites.ts'

/** The manager's sites of a month: figures, filters, the list. */
export function SitesBoard() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [view, change] = useAddress(sitesAddress)
  const search = useListSearch(view.search, (words) => change({ search: words }))
  const position = usePosition()
  const list = useSites(view, position.position)
  const { query, sites, total, counts } = list
  useLiveSites()
  const open = (siteId: number) => void navigate(siteLink(siteId, view.month))
  const page = useListPage({ ids: sites.map(({ id }) => id), search, onOpen: open })
  const exporting = <SitesExport view={view} position={position.position} />
  const showAll = () => {
    search.type('')
    change({ choice: 'all', search: '', clientId: null, sectorId: null })
  }
  return (
    <ListPage
      page={page}
      head={
        <SitesHead
          month={view.month}
          counts={query.isPending ? undefined : counts}
          onMonth={(month) => change({ month })}
          onHelp={page.onHelp}
          export={page.isPhone ? null : exporting}
        />
      }
      controls={
        <>
          {!hasFailed(query) && (
            <SitesFilters
              {...list}
              view={view}
              search={search}
              onChange={change}
              position={position}
              forPhone={page.isPhone ? exporting : undefined}
            />
          )}
          <DistanceFault fault={position.fault} />
        </>
      }
      counted={query.data && t('sites.filters.shown', { count: total })}
    >
      <SitesList
        {...list}
        page={page}
        view={view}
        isNarrowed={search.typed !== '' || view.clientId !== null || view.sectorId !== null}
        hasDistance={position.position !== null}
        onAll={showAll}
        onOpen={open}
        onSort={(sort) => change({ sort })}
      />
    </ListPage>
  )
}
