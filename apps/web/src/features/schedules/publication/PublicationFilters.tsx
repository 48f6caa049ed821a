import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { publicationFilters, type PublicationFilter } from '../../../routing/addresses/schedules.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import type { Publications } from './usePublications.ts'

interface PublicationFiltersProps {
  readonly counts: Publications | undefined
  readonly filter: PublicationFilter
  readonly search: ListWords
  readonly onFilter: (filter: PublicationFilter) => void
}

const countOf = (counts: Publications, name: PublicationFilter): number => (name === 'all' ? counts.agents.length : counts[name])

/** How many agents are in each state; each figure narrows the list to its own. */
export function PublicationFilters({ counts, filter, search, onFilter }: PublicationFiltersProps) {
  const { t } = useTranslation()
  return (
    <Box
      sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }, alignItems: 'center' }}
    >
      <FilterChips
        label={t('schedules.publication.filter')}
        names={publicationFilters}
        chosen={filter}
        wordOf={(name) => t(`schedules.publication.states.${name}`)}
        countOf={(name) => (counts ? t('schedules.publication.number', { value: countOf(counts, name) }) : undefined)}
        onChoose={onFilter}
        usual="all"
      />
      <ListSearch
        label={t('schedules.publication.search')}
        placeholder={t('schedules.publication.searchHint')}
        clear={t('schedules.publication.clear')}
        search={search}
      />
    </Box>
  )
}
