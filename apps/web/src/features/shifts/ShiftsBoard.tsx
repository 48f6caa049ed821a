import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { clockOf, dayOf, localOf, type Day } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { servicesAddress } from '../../routing/addresses/shifts.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useNow } from '../../session/clock.ts'
import { useExchange } from '../../session/store.ts'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { BoardControls } from './BoardControls.tsx'
import { KeysDialog } from '../../ui/dialogs/KeysDialog.tsx'
import { ShiftsHead } from './ShiftsHead.tsx'
import { ShiftsList } from './ShiftsList.tsx'
import { ShiftPanel } from './ShiftPanel.tsx'
import { useBoard } from './useBoard.ts'
import { useListKeys } from '../../ui/lists/useListKeys.ts'
import { useLiveShifts } from './useLiveShifts.ts'
import { useSelection } from './useSelection.ts'

interface ShiftsBoardProps {
  /** What a manager can do about a shift. */
  readonly actOn: (shift: Shift) => ReactNode
}

/** Seconds between two judgements of the whole list: a tag that counts minutes is never more than this behind. */
const step = 15
/** Milliseconds after the last letter: the address follows the typing, it does not take part in it. */
const searchPause = 300

/** The manager's services of a day: figures, filters, the list, and one service beside it. */
export function ShiftsBoard({ actOn }: ShiftsBoardProps) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const now = useNow(step)
  const today: Day = dayOf(localOf(now, timeZone))
  const [view, change] = useAddress(servicesAddress)
  const [search, setSearch] = useDebounced(view.search, (typed) => change({ search: typed }), searchPause)
  const board = useBoard({ ...view, search }, now)
  const { query, rows, figures } = board
  const hasFailed = query.isError && !query.data
  useLiveShifts()

  const selection = useSelection(view, change)
  const [isHelping, setHelping] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const close = () => {
    selection.close()
    grid.current?.focus({ preventScroll: true })
  }
  useListKeys({
    ids: rows.map(({ shift }) => shift.id),
    selectedId: selection.selectedId,
    isOpen: selection.isOpen,
    grid,
    search: searchField,
    onSelect: selection.select,
    onOpen: (id) => selection.open(id, true),
    onClose: close,
    onHelp: () => setHelping(true),
  })
  const clear = () => {
    setSearch('')
    change({ filter: 'all', siteId: null, search: '' })
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.25 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShiftsHead
        day={view.day}
        today={today}
        time={clockOf(localOf(now, timeZone))}
        figures={query.data && figures}
        hasFailed={hasFailed}
        onDay={(day) => change({ day, shiftId: null }, { isNewStep: true })}
        onHelp={isPhone ? undefined : () => setHelping(true)}
      />
      {!hasFailed && (
        <BoardControls
          figures={query.data && figures}
          view={view}
          isToday={view.day === today}
          sites={board.sites}
          search={search}
          onSearch={setSearch}
          searchRef={searchField}
          onChange={change}
        />
      )}
      <LiveRegion className="visually-hidden">{query.data && t('shifts.filters.shown', { count: rows.length })}</LiveRegion>
      <ShiftsList
        isPhone={isPhone}
        isLoading={query.isPending}
        error={hasFailed ? query.error : null}
        onRetry={() => void query.refetch()}
        total={board.total}
        filter={view.filter}
        isNarrowed={search !== '' || view.siteId !== null}
        onClear={clear}
        rows={rows}
        day={view.day}
        now={now}
        selectedId={selection.selectedId}
        onOpen={(id) => selection.open(id)}
        onHand={board.hold}
        gridRef={grid}
      />
      <ShiftPanel
        isOpen={selection.isOpen && query.data !== undefined}
        judged={board.opened}
        day={view.day}
        now={now}
        takesFocus={selection.isByKey}
        onClose={close}
        act={board.opened && actOn(board.opened.shift)}
      />
      <KeysDialog isOpen={isHelping} onClose={() => setHelping(false)} />
    </Box>
  )
}
