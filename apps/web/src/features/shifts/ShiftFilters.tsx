import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../routing/addresses/shifts.ts'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'

const first = ['all', 'anomalies'] as const
const always = [...first, 'unconfirmed', 'inProgress', 'unassigned', 'finished'] as const

interface ShiftFiltersProps {
  readonly filter: ShiftFilter
  readonly counts: Readonly<Record<ShiftFilter, number>> | undefined
  readonly onFilter: (filter: ShiftFilter) => void
}

/** The filters with what each would show. One that a figure opened stands among them for as long as it is on, and calls without an answer, where there are any, beside the anomalies. */
export function ShiftFilters({ filter, counts, onFilter }: ShiftFiltersProps) {
  const { t } = useTranslation()
  const opened = (always as readonly ShiftFilter[]).includes(filter) || filter === 'unanswered' ? [] : [filter]
  const unanswered = counts?.unanswered || filter === 'unanswered' ? (['unanswered'] as const) : []
  return (
    <FilterChips
      label={t('shifts.filters.title')}
      names={[...first, ...unanswered, ...always.slice(first.length), ...opened]}
      chosen={filter}
      wordOf={(name) => t(`shifts.filters.${name}`)}
      countOf={(name) => (counts ? t('shifts.figures.number', { value: counts[name] }) : undefined)}
      onChoose={onFilter}
      usual="all"
      isPassing={(name) => name === filter && opened.length > 0}
    />
  )
}
