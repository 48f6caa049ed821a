import { monthOf, type Month } from '@vigie/contract/kit/time.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useToday } from '../../session/today.ts'
import { QuietDrawing } from '../../ui/illustrations/pages.tsx'
import { EmptyDrawing } from '../../ui/illustrations/states.tsx'
import { filterBar } from '../../ui/lists/filterBar.ts'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { ListStates, type ListQuery } from '../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { SortSelect } from '../../ui/lists/SortSelect.tsx'
import type { ListPageState } from '../../ui/lists/useListPage.ts'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { MonthSkeleton, MonthTable, type MonthTableProps } from './MonthTable.tsx'

interface MonthListProps<Row extends { readonly id: number }, S extends string> extends Omit<
  MonthTableProps<Row, S>,
  'selectedId' | 'gridRef'
> {
  readonly title: string
  readonly monthLabel: string
  readonly month: Month
  readonly onMonth: (month: Month) => void
  /** What narrows the list. */
  readonly chips: ReactNode
  /** Takes the list along. */
  readonly export: ReactNode
  /** How many there are, in words; undefined while it is not known. */
  readonly told: string | undefined
  readonly query: ListQuery
  /** Why there is nothing, and what fills it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode }
  readonly page: ListPageState
  /** The same on a phone: pixels of a card on its way, and the cards. */
  readonly cardHeight: number
  readonly cards: ReactNode
}

/** A list of a month that a figure of the home opens: a table, or cards on a phone. */
export function MonthList<Row extends { readonly id: number }, S extends string>(props: MonthListProps<Row, S>) {
  const { title, monthLabel, month, onMonth, chips, export: exporting, told, query, empty, page, cardHeight, cards, ...table } = props
  const { columns, sort, usual, onSort } = table
  const { isPhone } = page
  const thisMonth = monthOf(useToday())
  const sorted = columns.flatMap(({ sortKey, title: name }) => (sortKey === undefined ? [] : [[sortKey, name] as const]))
  return (
    <ListPage
      page={page}
      head={
        <PageTitle
          title={title}
          actions={
            <>
              <MonthPicker label={monthLabel} value={month} thisMonth={thisMonth} onChange={onMonth} />
              {!isPhone && exporting}
              <KeysButton onHelp={page.onHelp} />
            </>
          }
        />
      }
      controls={
        <Box sx={filterBar}>
          {chips}
          {isPhone && <SortSelect<S> columns={sorted} sort={sort} usual={usual} onSort={onSort} beside={exporting} />}
        </Box>
      }
      counted={told}
    >
      <ListStates
        query={query}
        isEmpty={table.rows.length === 0}
        skeleton={isPhone ? <CardListSkeleton height={cardHeight} /> : <MonthSkeleton {...table} />}
        // Where something can be brought in, nothing is no good news.
        empty={<StatePage drawing={empty.action ? <EmptyDrawing /> : <QuietDrawing />} {...empty} />}
      >
        {isPhone ? cards : <MonthTable {...table} selectedId={page.selectedId} gridRef={page.grid} />}
      </ListStates>
    </ListPage>
  )
}
