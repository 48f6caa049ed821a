import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Client, Sector } from '@vigie/contract/sites.ts'
import { useMemo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox, pill } from '../../ui/Combobox.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/Key.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'
import type { MonthCounts } from './counts.ts'
import { DistanceChip } from './DistanceBar.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { usePosition } from './usePosition.ts'
import type { SitesView } from './view.ts'

interface SitesFiltersProps {
  readonly view: SitesView
  readonly counts: MonthCounts | null
  readonly clients: readonly Client[]
  readonly sectors: readonly Sector[]
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (changes: Partial<SitesView>) => void
  readonly place: ReturnType<typeof usePosition>
  readonly isPhone: boolean
}

/** What narrows the list: the month's choice, words, a client, a sector. */
export function SitesFilters({ view, counts, clients, sectors, search, onSearch, searchRef, onChange, place, isPhone }: SitesFiltersProps) {
  const { t } = useTranslation()
  const clientChoices = useMemo(() => clients.map(({ id, name }) => ({ id, label: name })), [clients])
  const sectorChoices = useMemo(
    () => sectors.map(({ id, code, name }) => ({ id, label: code === name ? name : `${code} · ${name}` })),
    [sectors],
  )
  const clear = search && (
    <IconButton size="small" edge="end" aria-label={t('services.filters.clearText')} onClick={() => onSearch('')}>
      <CloseIcon size={16} />
    </IconButton>
  )
  const texts = { open: t('services.filters.open'), clear: t('services.filters.clearText') }
  return (
    <Box sx={bar}>
      <ChoiceChips
        choice={view.choice}
        counts={counts}
        onChoice={(choice) => onChange({ choice })}
        aside={<DistanceChip place={place} />}
      />
      <Box sx={fields}>
        <OutlinedInput
          fullWidth
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          inputRef={searchRef}
          placeholder={t('sites.filters.searchHint')}
          inputProps={{ 'aria-label': t('services.filters.search'), type: 'search', enterKeyHint: 'search', maxLength: 100 }}
          startAdornment={<SearchIcon size={18} />}
          endAdornment={clear || <Key>/</Key>}
          sx={[pill, searchLook]}
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
        {isPhone && <SortSelect sort={view.sort} hasDistance={place.position !== null} onSort={(sort) => onChange({ sort })} />}
      </Box>
    </Box>
  )
}

const bar = {
  display: 'grid',
  gap: 1.25,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 1fr) 38rem' },
} as const
const fields = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const
const searchLook = {
  pl: 1.5,
  '& input.MuiInputBase-input': { pl: 1, pr: 0.5, textOverflow: 'ellipsis' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const
