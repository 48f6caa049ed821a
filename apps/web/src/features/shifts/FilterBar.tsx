import Box from '@mui/material/Box'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../ui/choices.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { filterBarBeside } from '../../ui/filterBar.ts'
import { ListSearch } from '../../ui/ListSearch.tsx'
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
  return (
    <Box sx={bar}>
      <FilterChips filter={props.filter} counts={props.counts} onFilter={props.onFilter} />
      <Box sx={fields}>
        <ListSearch
          label={t('services.filters.search')}
          placeholder={t('services.filters.searchHint')}
          clear={t('services.filters.clearText')}
          search={search}
          onSearch={onSearch}
          inputRef={props.searchRef}
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

const bar = filterBarBeside('87.5rem', '25.5rem')
const fields = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sr: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
} as const
