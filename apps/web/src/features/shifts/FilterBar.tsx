import Box from '@mui/material/Box'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../routing/addresses/shifts.ts'
import type { Choice } from '../../ui/fields/choices.tsx'
import { Combobox } from '../../ui/fields/Combobox.tsx'
import { filterBarBeside } from '../../ui/lists/filterBar.ts'
import { ListSearch } from '../../ui/lists/ListSearch.tsx'
import { FilterChips } from './FilterChips.tsx'

interface FilterBarProps {
  readonly filter: ShiftFilter
  readonly counts: Readonly<Record<ShiftFilter, number>> | undefined
  readonly onFilter: (filter: ShiftFilter) => void
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
          label={t('shifts.filters.search')}
          placeholder={t('shifts.filters.searchHint')}
          clear={t('shifts.filters.clearText')}
          search={search}
          onSearch={onSearch}
          inputRef={props.searchRef}
        />
        <Combobox
          isFilter
          label={t('shifts.filters.site')}
          choices={props.sites}
          value={props.siteId}
          onChange={props.onSite}
          placeholder={t('shifts.filters.allSites')}
          noChoice={t('shifts.filters.noSite')}
          open={t('shifts.filters.open')}
          clear={t('shifts.filters.clearText')}
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
