import Box from '@mui/material/Box'
import type { Client, Sector } from '@vigie/contract/sites/sites.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { siteChoices, type SitesView } from '../../../routing/addresses/sites.ts'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import { filterBarBeside, threeFields } from '../../../ui/lists/filterBar.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import type { MonthCounts } from './counts.ts'
import { DistanceChip } from './DistanceBar.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { usePosition } from '../usePosition.ts'

interface SitesFiltersProps {
  readonly view: SitesView
  readonly counts: MonthCounts | null
  readonly clients: readonly Client[]
  readonly sectors: readonly Sector[]
  readonly search: ListWords
  readonly onChange: (changes: Partial<SitesView>) => void
  readonly position: ReturnType<typeof usePosition>
  readonly isPhone: boolean
}

/** What narrows the list: the month's choice, words, a client, a sector. */
export function SitesFilters({ view, counts, clients, sectors, search, onChange, position, isPhone }: SitesFiltersProps) {
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
        {isPhone && <SortSelect sort={view.sort} hasDistance={position.position !== null} onSort={(sort) => onChange({ sort })} />}
      </Box>
    </Box>
  )
}

const bar = filterBarBeside('57rem', '38rem')
const countNames = { active: 'inMonth', unassigned: 'unassigned', all: 'all' } as const
