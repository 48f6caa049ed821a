import { clockOf, localOf, type Day } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useNow } from '../../session/useNow.ts'
import { useExchange } from '../../session/store.ts'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed } from '../../ui/lists/ListStates.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { BoardControls } from './BoardControls.tsx'
import type { CorrectAct } from './panel/journal/JournalLine.tsx'
import { ShiftPanel } from './panel/ShiftPanel.tsx'
import { ShiftsExport } from './list/ShiftsExport.tsx'
import { ShiftsHead } from './ShiftsHead.tsx'
import { ShiftsList } from './list/ShiftsList.tsx'
import { ToldChanges } from './ToldChanges.tsx'
import { UnconfirmedDays } from './UnconfirmedDays.tsx'
import { UnfitReasons } from './UnfitReasons.tsx'
import { useBoard } from './useBoard.ts'
import { useDayOfShift } from './useDayOfShift.ts'
import { useLiveShifts } from './useLiveShifts.ts'
import { useSelection } from '../../routing/useSelection.ts'

interface ShiftsBoardProps {
  /** What a manager can do about a shift. */
  readonly actOn: (shift: Shift) => ReactNode
  readonly correct?: CorrectAct
  /** Gives a shift to somebody, or to somebody else. */
  readonly assign?: (shift: Shift) => ReactNode
  /** Above services that nobody has: what can be done about several of them. */
  readonly offer?: (list: { readonly day: Day; readonly siteId: number | null }) => ReactNode
  /** The way to plan services of the day. */
  readonly add?: (list: { readonly day: Day; readonly siteId: number | null }) => ReactNode
}

/** Seconds between two judgements of the whole list: a tag that counts minutes is never more than this behind. */
const step = 15

/** The manager's services of a day: figures, filters, the list, and one service beside it. */
export function ShiftsBoard({ actOn, correct, assign, offer, add }: ShiftsBoardProps) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const now = useNow(step)
  const [view, change] = useAddress(shiftsAddress)
  const search = useListSearch(view.search, (words) => change({ search: words }))
  const selection = useSelection('shiftId', view, change)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const board = useBoard({ ...view, search: search.typed }, now, isPhone && selection.isOpen)
  const { query, rows } = board
  const figures = query.data && board.figures
  useLiveShifts()
  const isThere = board.opened !== undefined
  useDayOfShift({ shiftId: view.shiftId, isListed: query.data !== undefined && !query.isPlaceholderData, isThere }, (day) =>
    change({ day }),
  )
  const page = useListPage({ ids: rows.map(({ shift }) => shift.id), search, onOpen: (id) => selection.open(id, true), selection })
  const exporting = <ShiftsExport day={view.day} rows={query.data && rows} now={now} />
  // On a phone figures and filters of nothing would fill the window, and what there is to do lie below it.
  const isBare = page.isPhone && query.data !== undefined && board.total === 0
  const clear = () => {
    search.type('')
    change({ filter: 'all', siteId: null, search: '' })
  }
  return (
    <ListPage
      page={page}
      head={
        <ShiftsHead
          day={view.day}
          time={clockOf(localOf(now, timeZone))}
          figures={figures}
          hasFailed={hasFailed(query)}
          onDay={(day) => change({ day, shiftId: null }, { isNewStep: true })}
          onHelp={page.onHelp}
          export={page.isPhone ? null : exporting}
          add={add?.({ day: view.day, siteId: view.siteId })}
        />
      }
      controls={
        !hasFailed(query) &&
        !isBare && (
          <BoardControls
            figures={figures}
            view={view}
            sites={board.sites}
            search={search}
            onChange={change}
            forPhone={page.isPhone ? exporting : undefined}
          />
        )
      }
      counted={query.data && t('shifts.filters.shown', { count: rows.length })}
    >
      {view.filter === 'unconfirmed' && <UnconfirmedDays day={view.day} />}
      {view.filter === 'unassigned' && rows.length > 0 && offer?.({ day: view.day, siteId: view.siteId })}
      {view.filter === 'unfit' && <UnfitReasons shifts={rows.flatMap(({ shift }) => board.unfit.get(shift.id) ?? [])} />}
      <ToldChanges rows={rows} now={now} />
      <ShiftsList
        page={page}
        board={board}
        view={view}
        isNarrowed={search.typed !== '' || view.siteId !== null}
        now={now}
        onClear={clear}
        onSort={(sort) => change({ sort })}
        onOpen={(id) => selection.open(id)}
      />
      <ShiftPanel
        isOpen={selection.isOpen && query.data !== undefined}
        isComing={selection.isOpen && query.isPending}
        judged={board.opened}
        day={view.day}
        now={now}
        takesFocus={selection.isByKey}
        onClose={page.close}
        act={board.opened && actOn(board.opened.shift)}
        correct={correct}
        unfit={board.opened && board.unfit.get(board.opened.shift.id)}
        assign={board.opened && assign?.(board.opened.shift)}
      />
    </ListPage>
  )
}
