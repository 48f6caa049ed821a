import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  publicationFilters,
  publicationSortKeys,
  type PublicationFilter,
  type PublicationSort,
} from '../../../routing/addresses/schedules.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { SortSelect } from '../../../ui/lists/SortSelect.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import type { Publications } from './usePublications.ts'

interface PublicationFiltersProps {
  readonly counts: Publications | undefined
  readonly filter: PublicationFilter
  readonly search: ListWords
  readonly onFilter: (filter: PublicationFilter) => void
  readonly sort: PublicationSort
  readonly onSort: (sort: PublicationSort) => void
  /** What a phone has here: the order, and this beside it. */
  readonly forPhone: ReactNode | undefined
}

const countOf = (counts: Publications, name: PublicationFilter): number => (name === 'all' ? counts.agents.length : counts[name])

/** How many agents are in each state; each figure narrows the list to its own. */
export function PublicationFilters({ counts, filter, search, onFilter, sort, onSort, forPhone }: PublicationFiltersProps) {
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
      {forPhone && (
        <SortSelect<PublicationSort>
          columns={publicationSortKeys.map((key) => [key, t(`schedules.publication.columns.${key}`)] as const)}
          sort={sort}
          usual="agent"
          onSort={onSort}
          beside={forPhone}
        />
      )}
    </Box>
  )
}
