import Box from '@mui/material/Box'
import { outboxSortKeys, usualOutboxSort, type OutboxSort } from '@vigie/contract/outbox/outbox.sorts.ts'
import type { OutboxCounts } from '@vigie/contract/outbox/outbox.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { outboxStates, outboxWays, type OutboxView } from '../../routing/addresses/outbox.ts'
import { filterBar } from '../../ui/lists/filterBar.ts'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx'
import { ListSearch } from '../../ui/lists/ListSearch.tsx'
import { SortSelect } from '../../ui/lists/SortSelect.tsx'
import type { ListWords } from '../../ui/lists/useListSearch.ts'

interface OutboxFiltersProps {
  readonly view: OutboxView
  /** Undefined while they are on their way. */
  readonly counts: OutboxCounts | undefined
  readonly search: ListWords
  readonly onChange: (changes: Partial<OutboxView>) => void
  /** What a phone has beside the order. */
  readonly forPhone: ReactNode | undefined
}

/** A state that no message is in is not offered, unless it is the one that is on. */
const isShown = (name: OutboxView['state'], { state }: OutboxView, counts: OutboxCounts | undefined): boolean =>
  name === 'all' || name === state || (counts?.[name] ?? 0) > 0

/** What narrows the messages, what became of them, how they go and words; and their order: cards have no heads to press. */
export function OutboxFilters({ view, counts, search, onChange, forPhone }: OutboxFiltersProps) {
  const { t } = useTranslation()
  return (
    <Box sx={filterBar}>
      <FilterChips
        label={t('outbox.filters.title')}
        names={outboxStates.filter((name) => isShown(name, view, counts))}
        chosen={view.state}
        wordOf={(name) => (name === 'all' ? t('outbox.filters.all') : t(`outbox.states.${name}`))}
        countOf={(name) => (counts ? t('outbox.number', { value: counts[name] }) : undefined)}
        onChoose={(state) => onChange({ state })}
        usual="all"
      />
      <Box sx={fields}>
        <ListSearch
          label={t('outbox.filters.search')}
          placeholder={t('outbox.filters.searchHint')}
          clear={t('outbox.filters.clearText')}
          search={search}
          maxLength={100}
        />
        <FilterSelect<OutboxView['way']>
          label={t('outbox.columns.way')}
          value={view.way}
          options={outboxWays.map((name) => [name, name === 'all' ? t('outbox.filters.allWays') : t(`outbox.ways.${name}`)])}
          onChange={(way) => onChange({ way })}
        />
        <Box>
          <SortSelect<OutboxSort>
            columns={outboxSortKeys.map((key) => [key, t(`outbox.columns.${key}`)] as const)}
            sort={view.sort}
            usual={usualOutboxSort}
            onSort={(sort) => onChange({ sort })}
            beside={forPhone}
          />
        </Box>
      </Box>
    </Box>
  )
}

const fields = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)' },
} as const
