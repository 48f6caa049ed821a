import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../routing/addresses/shifts.ts'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'

const first = ['all', 'anomalies'] as const
/** Where there are any, and while they are chosen. */
const rare = ['unanswered', 'unfit'] as const
const always = [...first, 'unconfirmed', 'inProgress', 'unassigned', 'finished'] as const

interface ShiftFiltersProps {
  readonly filter: ShiftFilter
  readonly counts: Readonly<Record<ShiftFilter, number>> | undefined
  readonly onFilter: (filter: ShiftFilter) => void
}

/** The filters with what each would show. One that a figure opened stands among them for as long as it is on, and what is rare, where there is any, beside the anomalies. */
export function ShiftFilters({ filter, counts, onFilter }: ShiftFiltersProps) {
  const { t } = useTranslation()
  const opened = (always as readonly ShiftFilter[]).includes(filter) || (rare as readonly ShiftFilter[]).includes(filter) ? [] : [filter]
  const there = rare.filter((name) => counts?.[name] || filter === name)
  return (
    <FilterChips
      label={t('shifts.filters.title')}
      names={[...first, ...there, ...always.slice(first.length), ...opened]}
      chosen={filter}
      wordOf={(name) => t(`shifts.filters.${name}`)}
      countOf={(name) => (counts ? t('shifts.figures.number', { value: counts[name] }) : undefined)}
      onChoose={onFilter}
      usual="all"
      isPassing={(name) => name === filter && opened.length > 0}
    />
  )
}
