import Box from '@mui/material/Box'
import { hoursFilters, type HoursFilter } from '@vigie/contract/hours/hours.rules.ts'
import { hoursSortKeys, usualHoursSort, type HoursSort } from '@vigie/contract/hours/hours.sorts.ts'
import type { MonthHours } from '@vigie/contract/hours/hours.ts'
import { useTranslation } from 'react-i18next'
import type { HoursView } from '../../routing/addresses/hours.ts'
import { filterBarBeside } from '../../ui/lists/filterBar.ts'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'
import { ListSearch } from '../../ui/lists/ListSearch.tsx'
import { SortSelect } from '../../ui/lists/SortSelect.tsx'
import type { ListWords } from '../../ui/lists/useListSearch.ts'

interface HoursFiltersProps {
  readonly view: HoursView
  readonly hours: MonthHours | undefined
  readonly search: ListWords
  readonly isPhone: boolean
  readonly onFilter: (filter: HoursFilter) => void
  readonly onSort: (sort: HoursSort) => void
}

/** What narrows the hours: who has something to settle, who lies above or below the contract, a name or a number. */
export function HoursFilters({ view, hours, search, isPhone, onFilter, onSort }: HoursFiltersProps) {
  const { t } = useTranslation()
  return (
    <Box sx={bar}>
      <FilterChips
        label={t('hours.filter')}
        names={hoursFilters}
        chosen={view.filter}
        wordOf={(name) => t(`hours.filters.${name}`)}
        countOf={(name) => (hours ? t('hours.number', { value: hours.agentCounts[name] }) : undefined)}
        onChoose={onFilter}
        usual="all"
      />
      <ListSearch label={t('hours.search')} placeholder={t('hours.searchHint')} clear={t('hours.clear')} search={search} maxLength={100} />
      {isPhone && (
        <SortSelect<HoursSort>
          columns={hoursSortKeys.map((key) => [key, t(`hours.columns.${key}`)] as const)}
          sort={view.sort}
          usual={usualHoursSort}
          onSort={onSort}
        />
      )}
    </Box>
  )
}

const bar = filterBarBeside('52rem', '17rem')
