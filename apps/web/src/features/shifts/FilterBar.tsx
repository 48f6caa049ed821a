import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../ui/choices.tsx'
import { Combobox, pill } from '../../ui/Combobox.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/Key.tsx'
import { FilterChips } from './FilterChips.tsx'
import type { FilterName } from './judge.ts'

interface FilterBarProps {
  readonly filter: FilterName
  readonly counts: Readonly<Record<FilterName, number>> | undefined
  readonly onFilter: (filter: FilterName) => void
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchRef: Ref<HTMLInputElement>
  readonly sites: readonly Choice[]
  readonly siteId: number | null
  readonly onSite: (siteId: number | null) => void
}

/** What narrows the list: a state, words, a site. */
export function FilterBar(props: FilterBarProps) {
  const { t } = useTranslation()
  const { search, onSearch } = props
  const clear = search && (
    <IconButton size="small" edge="end" aria-label={t('services.filters.clearText')} onClick={() => onSearch('')}>
      <CloseIcon size={16} />
    </IconButton>
  )
  return (
    <Box sx={bar}>
      <FilterChips filter={props.filter} counts={props.counts} onFilter={props.onFilter} />
      <Box sx={fields}>
        <OutlinedInput
          fullWidth
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          inputRef={props.searchRef}
          placeholder={t('services.filters.searchHint')}
          inputProps={{ 'aria-label': t('services.filters.search'), type: 'search', enterKeyHint: 'search' }}
          startAdornment={<SearchIcon size={18} />}
          endAdornment={clear || <Key>/</Key>}
          sx={[pill, searchLook]}
        />
        <Combobox
          isFilter
          label={t('services.filters.site')}
          choices={props.sites}
          value={props.siteId}
          onChange={props.onSite}
          placeholder={t('services.filters.allSites')}
          noChoice={t('services.filters.noSite')}
          open={t('services.filters.open')}
          clear={t('services.filters.clearText')}
        />
      </Box>
    </Box>
  )
}

const bar = {
  display: 'grid',
  gap: 1.25,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 87.5rem)': { gridTemplateColumns: 'minmax(0, 1fr) 25.5rem' },
} as const
const fields = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sr: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
} as const
const searchLook = {
  pl: 1.5,
  '& input.MuiInputBase-input': { pl: 1, pr: 0.5, textOverflow: 'ellipsis' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const
