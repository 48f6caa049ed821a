import type { ReactNode } from 'react'
import type { ShiftFilter, ShiftsView } from '../../routing/addresses/shifts.ts'
import { useToday } from '../../session/today.ts'
import type { Choice } from '../../ui/fields/choices/choices.tsx'
import type { ListWords } from '../../ui/lists/useListSearch.ts'
import { FigureRowSkeleton } from '../../ui/marks/FigureRow.tsx'
import { FigureCards } from './figures/FigureCards.tsx'
import type { Figures } from './figures/figures.ts'
import { FilterBar } from './FilterBar.tsx'

interface BoardControlsProps {
  /** Undefined while the day is on its way. */
  readonly figures: Figures | undefined
  readonly view: ShiftsView
  readonly sites: readonly Choice[]
  readonly search: ListWords
  readonly onChange: (changes: Partial<ShiftsView>) => void
  /** What a phone has here: the order, and this beside it. */
  readonly forPhone: ReactNode | undefined
}

/** What stands above the list: the figures, each of which opens a filter, and the filters themselves. */
export function BoardControls({ figures, view, sites, search, onChange, forPhone }: BoardControlsProps) {
  const isToday = view.day === useToday()
  const setFilter = (filter: ShiftFilter) => onChange({ filter })
  return (
    <>
      {figures ? <FigureCards figures={figures} filter={view.filter} isToday={isToday} onFilter={setFilter} /> : <FigureRowSkeleton />}
      <FilterBar view={view} counts={figures?.counts} search={search} sites={sites} onChange={onChange} forPhone={forPhone} />
    </>
  )
}
