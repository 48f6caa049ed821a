import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../routing/addresses/shifts.ts'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'

const always = ['all', 'anomalies', 'inProgress', 'unassigned', 'finished'] as const

interface ShiftFiltersProps {
  readonly filter: ShiftFilter
  readonly counts: Readonly<Record<ShiftFilter, number>> | undefined
  readonly onFilter: (filter: ShiftFilter) => void
}

/** The filters with what each would show. One that a figure opened stands among them for as long as it is on. */
export function ShiftFilters({ filter, counts, onFilter }: ShiftFiltersProps) {
  const { t } = useTranslation()
  const opened = (always as readonly ShiftFilter[]).includes(filter) ? [] : [filter]
  const shown = useRef<HTMLDivElement>(null)
  // Where they do not all fit, the one that is on comes into sight.
  useEffect(() => {
    const chip = shown.current?.querySelector<HTMLElement>(`[data-name="${filter}"]`)
    if (!shown.current || !chip) return
    const { scrollLeft, clientWidth, offsetLeft } = shown.current
    const [from, to] = [chip.offsetLeft - offsetLeft - 16, chip.offsetLeft - offsetLeft + chip.offsetWidth + 16]
    if (from < scrollLeft) shown.current.scrollLeft = from
    else if (to > scrollLeft + clientWidth) shown.current.scrollLeft = to - clientWidth
  }, [filter])
  return (
    <FilterChips
      groupRef={shown}
      label={t('shifts.filters.title')}
      names={[...always, ...opened]}
      chosen={filter}
      wordOf={(name) => t(`shifts.filters.${name}`)}
      countOf={(name) => (counts ? t('shifts.figures.number', { value: counts[name] }) : undefined)}
      onChoose={onFilter}
      usual="all"
      isPassing={(name) => opened.includes(name)}
    />
  )
}
