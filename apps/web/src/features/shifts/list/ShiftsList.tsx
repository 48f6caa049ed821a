import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ShiftSort, ShiftsView } from '../../../routing/addresses/shifts.ts'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../../ui/lists/skeletons.tsx'
import type { ListPageState } from '../../../ui/lists/useListPage.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { NoShifts } from './NoShifts.tsx'
import { ShiftCards } from './ShiftCards.tsx'
import { ShiftsTable } from './ShiftsTable.tsx'
import type { useBoard } from '../useBoard.ts'

interface ShiftsListProps {
  readonly page: ListPageState
  readonly board: ReturnType<typeof useBoard>
  readonly view: ShiftsView
  /** Narrowed by a search or a site, beside the filter. */
  readonly isNarrowed: boolean
  readonly now: Instant
  readonly onClear: () => void
  readonly onSort: (sort: ShiftSort | null) => void
  readonly onOpen: (shiftId: number) => void
}

/** The services: a table, or cards on a phone. */
export function ShiftsList({ page, board, view, isNarrowed, now, onClear, onOpen, onSort }: ShiftsListProps) {
  const { query, rows, total, hold } = board
  const list = { rows, day: view.day, now, selectedId: page.selectedId, sort: view.sort, onSort, onOpen, onHand: hold }
  return (
    <ListStates
      query={query}
      isEmpty={rows.length === 0}
      skeleton={page.isPhone ? <CardListSkeleton height={96} /> : <ListSkeleton />}
      empty={<NoShifts total={total} filter={view.filter} isNarrowed={isNarrowed} onClear={onClear} />}
    >
      {page.isPhone ? <ShiftCards {...list} gridRef={page.grid} /> : <ShiftsTable {...list} gridRef={page.grid} />}
    </ListStates>
  )
}
