import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { publicationFilters, type PublicationFilter } from '../../../routing/addresses/schedules.ts'
import { chipLine, chipStyles, chipOn } from '../../../ui/lists/filterChips.ts'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import { useSearchKey } from '../../../ui/lists/useListKeys.ts'
import type { Publications } from './usePublications.ts'

interface PublicationFiltersProps {
  readonly counts: Publications | undefined
  readonly filter: PublicationFilter
  readonly search: string
  readonly onFilter: (filter: PublicationFilter) => void
  readonly onSearch: (search: string) => void
}

/** How many agents are in each state; each figure narrows the list to its own. */
export function PublicationFilters({ counts, filter, search, onFilter, onSearch }: PublicationFiltersProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  const countOf = (name: PublicationFilter): number | undefined => (name === 'all' ? counts?.agents.length : counts?.[name])
  return (
    <Box
      sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }, alignItems: 'center' }}
    >
      <Box role="group" aria-label={t('schedules.publication.filter')} sx={chipLine}>
        {publicationFilters.map((name) => (
          <ButtonBase
            key={name}
            aria-pressed={filter === name}
            onClick={() => onFilter(filter === name ? 'all' : name)}
            sx={[chipStyles, filter === name && chipOn]}
          >
            {t(`schedules.publication.states.${name}`)}
            <Box component="span" sx={{ fontWeight: 700, minWidth: '1ch' }}>
              {counts && t('schedules.publication.number', { value: countOf(name) ?? 0 })}
            </Box>
          </ButtonBase>
        ))}
      </Box>
      <ListSearch
        label={t('schedules.publication.search')}
        placeholder={t('schedules.publication.searchHint')}
        clear={t('schedules.publication.clear')}
        search={search}
        onSearch={onSearch}
        inputRef={field}
      />
    </Box>
  )
}
