import type { Ref } from 'react'
import type { ShiftFilter, ShiftsView } from '../../routing/addresses/shifts.ts'
import type { Choice } from '../../ui/fields/choices.tsx'
import { FigureCards, FigureCardsSkeleton } from './FigureCards.tsx'
import type { Figures } from './figures.ts'
import { FilterBar } from './FilterBar.tsx'

interface BoardControlsProps {
  /** Undefined while the day is on its way. */
  readonly figures: Figures | undefined
  readonly view: ShiftsView
  readonly isToday: boolean
  readonly sites: readonly Choice[]
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (changes: Partial<ShiftsView>) => void
}

/** What stands above the list: the figures, each of which opens a filter, and the filters themselves. */
export function BoardControls({ figures, view, isToday, sites, search, onSearch, searchRef, onChange }: BoardControlsProps) {
  const setFilter = (filter: ShiftFilter) => onChange({ filter })
  return (
    <>
      {figures ? <FigureCards figures={figures} filter={view.filter} isToday={isToday} onFilter={setFilter} /> : <FigureCardsSkeleton />}
      <FilterBar
        filter={view.filter}
        counts={figures?.counts}
        onFilter={setFilter}
        search={search}
        onSearch={onSearch}
        searchRef={searchRef}
        sites={sites}
        siteId={view.siteId}
        onSite={(siteId) => onChange({ siteId })}
      />
    </>
  )
}
