import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { pill } from '../../ui/Combobox.tsx'
import { chipLine, chipLook, chipOn } from '../../ui/filterChips.ts'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import type { Publications } from './usePublications.ts'
import { filters, type Filter } from './view.ts'

interface PublicationFiltersProps {
  readonly counts: Publications | undefined
  readonly filter: Filter
  readonly search: string
  readonly onFilter: (filter: Filter) => void
  readonly onSearch: (search: string) => void
}

/** How many agents are in each state; each figure narrows the list to its own. */
export function PublicationFilters({ counts, filter, search, onFilter, onSearch }: PublicationFiltersProps) {
  const { t } = useTranslation()
  const countOf = (name: Filter): number | undefined => (name === 'all' ? counts?.agents.length : counts?.[name])
  return (
    <Box
      sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }, alignItems: 'center' }}
    >
      <Box role="group" aria-label={t('publications.filter')} sx={chipLine}>
        {filters.map((name) => (
          <ButtonBase
            key={name}
            aria-pressed={filter === name}
            onClick={() => onFilter(filter === name ? 'all' : name)}
            sx={[chipLook, filter === name && chipOn]}
          >
            {t(`publications.states.${name}`)}
            <Box component="span" sx={{ fontWeight: 700, minWidth: '1ch' }}>
              {counts && t('publications.number', { value: countOf(name) ?? 0 })}
            </Box>
          </ButtonBase>
        ))}
      </Box>
      <OutlinedInput
        fullWidth
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        placeholder={t('publications.searchHint')}
        inputProps={{ 'aria-label': t('publications.search'), type: 'search', enterKeyHint: 'search' }}
        startAdornment={<SearchIcon size={18} />}
        endAdornment={
          search && (
            <IconButton size="small" edge="end" aria-label={t('publications.clear')} onClick={() => onSearch('')}>
              <CloseIcon size={16} />
            </IconButton>
          )
        }
        sx={[pill, { pl: 1.5, '& input.MuiInputBase-input': { pl: 1 }, '& input::-webkit-search-cancel-button': { display: 'none' } }]}
      />
    </Box>
  )
}
