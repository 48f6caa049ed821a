import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shiftSortKeys, type ShiftFilter, type ShiftSort, type ShiftsView } from '../../routing/addresses/shifts.ts'
import type { Choice } from '../../ui/fields/choices/choices.tsx'
import { Combobox } from '../../ui/fields/choices/Combobox.tsx'
import { filterBarBeside } from '../../ui/lists/filterBar.ts'
import { SortSelect } from '../../ui/lists/SortSelect.tsx'
import { ListSearch } from '../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../ui/lists/useListSearch.ts'
import { ShiftFilters } from './ShiftFilters.tsx'

interface FilterBarProps {
  readonly view: ShiftsView
  readonly counts: Readonly<Record<ShiftFilter, number>> | undefined
  readonly search: ListWords
  readonly sites: readonly Choice[]
  readonly onChange: (changes: Partial<ShiftsView>) => void
  /** What a phone has here: the order, and this beside it. */
  readonly forPhone: ReactNode | undefined
}

/** What narrows the list: a state, words, a site. */
export function FilterBar({ view, counts, search, sites, onChange, forPhone }: FilterBarProps) {
  const { t } = useTranslation()
  return (
    <Box sx={bar}>
      <ShiftFilters filter={view.filter} counts={counts} onFilter={(filter) => onChange({ filter })} />
      <Box sx={fields}>
        <ListSearch
          label={t('shifts.filters.search')}
          placeholder={t('shifts.filters.searchHint')}
          clear={t('shifts.filters.clearText')}
          search={search}
        />
        <Combobox
          isFilter
          label={t('shifts.filters.site')}
          choices={sites}
          value={view.siteId}
          onChange={(siteId) => onChange({ siteId })}
          placeholder={t('shifts.filters.allSites')}
          noChoice={t('shifts.filters.noSite')}
          open={t('shifts.filters.open')}
          clear={t('shifts.filters.clearText')}
        />
        {forPhone && (
          <SortSelect<ShiftSort | null>
            columns={shiftSortKeys.map((key) => [key, t(`shifts.columns.${key}`)] as const)}
            sort={view.sort}
            usual={null}
            usualWord={t('shifts.byUrgency')}
            onSort={(sort) => onChange({ sort })}
            beside={forPhone}
          />
        )}
      </Box>
    </Box>
  )
}

const bar = filterBarBeside('69rem', '25.5rem')
const fields = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sr: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
} as const
