import Box from '@mui/material/Box'
import { siteSortKeys, type SiteSort } from '@vigie/contract/sites/sites.sorts.ts'
import type { Client, Sector } from '@vigie/contract/sites/sites.ts'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { siteChoices, type SitesView } from '../../../routing/addresses/sites.ts'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { filterBarBeside, threeFields } from '../../../ui/lists/filterBar.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import type { MonthCounts } from './counts.ts'
import { DistanceChip } from './DistanceBar.tsx'
import { SortSelect } from '../../../ui/lists/SortSelect.tsx'
import type { usePosition } from '../../../domains/sites/usePosition.ts'

interface SitesFiltersProps {
  readonly view: SitesView
  readonly counts: MonthCounts | null
  readonly clients: readonly Client[]
  readonly sectors: readonly Sector[]
  readonly search: ListWords
  readonly onChange: (changes: Partial<SitesView>) => void
  readonly position: ReturnType<typeof usePosition>
  /** What a phone has here: the order, and this beside it. */
  readonly forPhone: ReactNode | undefined
}

/** What narrows the list: the month's choice, words, a client, a sector. */
export function SitesFilters({ view, counts, clients, sectors, search, onChange, position, forPhone }: SitesFiltersProps) {
  const { t } = useTranslation()
  const clientChoices = useMemo(() => clients.map(({ id, name }) => ({ id, label: name })), [clients])
  const sectorChoices = useMemo(
    () => sectors.map(({ id, code, name }) => ({ id, label: code === name ? name : `${code} · ${name}` })),
    [sectors],
  )
  const texts = { open: t('shifts.filters.open'), clear: t('shifts.filters.clearText') }
  return (
    <Box sx={bar}>
      <FilterChips
        label={t('sites.filters.title')}
        names={siteChoices}
        chosen={view.choice}
        wordOf={(name) => t(`sites.filters.${name}`)}
        countOf={(name) => (counts ? t('shifts.figures.number', { value: counts[countNames[name]] }) : undefined)}
        onChoose={(choice) => onChange({ choice })}
      >
        <DistanceChip position={position} />
      </FilterChips>
      <Box sx={threeFields}>
        <ListSearch
          label={t('shifts.filters.search')}
          placeholder={t('sites.filters.searchHint')}
          clear={texts.clear}
          search={search}
          maxLength={100}
        />
        <Combobox
          isFilter
          label={t('sites.filters.client')}
          choices={clientChoices}
          value={view.clientId}
          onChange={(clientId) => onChange({ clientId })}
          placeholder={t('sites.filters.allClients')}
          noChoice={t('sites.filters.noClient')}
          {...texts}
        />
        <Combobox
          isFilter
          label={t('sites.filters.sector')}
          choices={sectorChoices}
          value={view.sectorId}
          onChange={(sectorId) => onChange({ sectorId })}
          placeholder={t('sites.filters.allSectors')}
          noChoice={t('sites.filters.noSector')}
          {...texts}
        />
        {forPhone && (
          <SortSelect<SiteSort | null>
            columns={sortKeys
              .filter((key) => key !== 'distance' || position.position !== null)
              .map((key) => [key, t(`sites.sort.${key}`)] as const)}
            sort={view.sort}
            usual={null}
            usualWord={t('sites.sort.none')}
            onSort={(sort) => onChange({ sort })}
            beside={forPhone}
          />
        )}
      </Box>
    </Box>
  )
}

/** What a reader may choose; the server's own order is what is left without a choice. */
const sortKeys = siteSortKeys.filter((key) => key !== 'createdAt')
const bar = filterBarBeside('57rem', '38rem')
const countNames = { active: 'inMonth', unassigned: 'unassigned', all: 'all' } as const
