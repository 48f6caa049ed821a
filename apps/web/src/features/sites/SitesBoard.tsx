import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteAddress, sitesAddress } from '../../routing/addresses/sites.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { KeysDialog } from '../../ui/dialogs/KeysDialog.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { useListKeys } from '../../ui/lists/useListKeys.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { DistanceFault } from './DistanceBar.tsx'
import { SitesFilters } from './SitesFilters.tsx'
import { SitesHead } from './SitesHead.tsx'
import { SitesList } from './SitesList.tsx'
import { useLiveSites } from './useLiveSites.ts'
import { usePosition } from './usePosition.ts'
import { useSites } from './useSites.ts'

/** Milliseconds after the last letter. */
const searchPause = 300

/** The manager's sites of a month: figures, filters, the list. */
export function SitesBoard() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [view, change] = useAddress(sitesAddress)
  const [search, setSearch] = useDebounced(view.search, (typed) => change({ search: typed }), searchPause)
  const position = usePosition()
  const { query, sites, total, counts, clients, sectors } = useSites(view, position.position)
  const hasFailed = query.isError && !query.data
  useLiveSites()

  const [selectedId, select] = useState<number | null>(null)
  const [isHelping, setHelping] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const open = (siteId: number) => void navigate(linkTo(siteAddress, { siteId, month: view.month }))
  useListKeys({
    ids: sites.map(({ id }) => id),
    selectedId,
    isOpen: false,
    grid,
    search: searchField,
    onSelect: select,
    onOpen: open,
    onClose: () => {},
    onHelp: () => setHelping(true),
  })
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query
  const loaded = sites.length
  const seen = useCallback(
    (at: number) => {
      if (at >= loaded - 1 && hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    [loaded, hasNextPage, isFetchingNextPage, fetchNextPage],
  )
  const showAll = () => {
    setSearch('')
    change({ choice: 'all', search: '', clientId: null, sectorId: null })
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.25 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SitesHead
        month={view.month}
        counts={query.isPending ? undefined : counts}
        onMonth={(month) => change({ month })}
        onHelp={isPhone ? undefined : () => setHelping(true)}
      />
      {!hasFailed && (
        <SitesFilters
          view={view}
          counts={counts}
          clients={clients}
          sectors={sectors}
          search={search}
          onSearch={setSearch}
          searchRef={searchField}
          onChange={change}
          position={position}
          isPhone={isPhone}
        />
      )}
      <DistanceFault fault={position.fault} />
      <LiveRegion className="visually-hidden">{query.data && t('sites.filters.shown', { count: total })}</LiveRegion>
      <SitesList
        isPhone={isPhone}
        isLoading={query.isPending}
        error={hasFailed ? query.error : null}
        onRetry={() => void query.refetch()}
        choice={view.choice}
        hasNone={counts?.all === 0}
        isNarrowed={search !== '' || view.clientId !== null || view.sectorId !== null}
        onAll={showAll}
        sites={sites}
        total={total}
        month={view.month}
        hasDistance={position.position !== null}
        selectedId={selectedId}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        onOpen={open}
        onSeen={seen}
        gridRef={grid}
      />
      <KeysDialog isOpen={isHelping} onClose={() => setHelping(false)} />
    </Box>
  )
}
