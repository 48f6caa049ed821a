import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, type ReactNode, type Ref } from 'react'
import { GridTable } from '../../ui/lists/GridTable.tsx'
import { TableSkeleton } from '../../ui/lists/skeletons.tsx'
import { SortHead } from '../../ui/lists/SortHead.tsx'
import { monthTableStyles, rowHeights, type MonthAreas } from './monthTable.styles.ts'

export interface MonthColumn<Row, S extends string> {
  /** Its class, and its area of the grid. */
  readonly name: string
  readonly title: string
  /** By which its head puts the list in order; without one it does not. */
  readonly sortKey?: Extract<S, string> | undefined
  readonly cell: (row: Row) => ReactNode
}

export interface MonthTableProps<Row extends { readonly id: number }, S extends string> {
  readonly label: string
  readonly columns: readonly MonthColumn<Row, S>[]
  readonly areas: MonthAreas
  readonly rows: readonly Row[]
  /** Of all pages. */
  readonly total: number
  readonly sort: S
  readonly usual: S
  readonly onSort: (sort: S) => void
  /** Without it a row leads nowhere. */
  readonly onOpen: ((id: number) => void) | undefined
  readonly onSeen: (index: number) => void
  readonly selectedId: number | null
  readonly gridRef: Ref<HTMLDivElement>
}

const rowId = (id: number): string => `month-row-${id}`
/** Rows of one line, and on a small page of two. */
const useRowHeight = (): number => (useMediaQuery((theme: Theme) => theme.breakpoints.down('lg')) ? rowHeights.small : rowHeights.wide)

/** The rows of a month as a table. */
export function MonthTable<Row extends { readonly id: number }, S extends string>(props: MonthTableProps<Row, S>) {
  const { label, columns, areas, rows, total, sort, usual, onSort, onOpen, onSeen, selectedId, gridRef } = props
  const rowHeight = useRowHeight()
  return (
    <GridTable
      label={label}
      count={rows.length}
      total={Math.max(total, rows.length)}
      keyOf={(at) => rows[at]!.id}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : rows.findIndex(({ id }) => id === selectedId)}
      rowId={rowId}
      rowHeight={rowHeight}
      head={columns.map(({ name, title, sortKey }) =>
        sortKey === undefined ? (
          <div key={name} role="columnheader" className={name}>
            {title}
          </div>
        ) : (
          <SortHead<S> key={name} name={title} column={sortKey} sort={sort} usual={usual} className={name} onSort={onSort} />
        ),
      )}
      styles={monthTableStyles(areas)}
      gridRef={gridRef}
      onSeen={onSeen}
    >
      {(index, top) => {
        const row = rows[index]!
        return <MonthRow row={row} columns={columns} index={index} top={top} isSelected={row.id === selectedId} onOpen={onOpen} />
      }}
    </GridTable>
  )
}

interface MonthRowProps<Row extends { readonly id: number }, S extends string> extends Pick<MonthTableProps<Row, S>, 'columns' | 'onOpen'> {
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
}

function PlainRow<Row extends { readonly id: number }, S extends string>(props: MonthRowProps<Row, S>) {
  const { row, columns, index, top, isSelected, onOpen } = props
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(row.id)}
      className={['row', isSelected && 'selected', !onOpen && 'coming'].filter(Boolean).join(' ')}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => !event.defaultPrevented && !event.ctrlKey && !event.metaKey && onOpen?.(row.id)}
    >
      {columns.map(({ name, cell }) => (
        <div key={name} role="gridcell" className={name}>
          {cell(row)}
        </div>
      ))}
    </div>
  )
}
const MonthRow = memo(PlainRow) as typeof PlainRow

/** The table's own columns, so that only the words are missing. */
export const MonthSkeleton = ({ columns, areas }: { columns: readonly { readonly name: string }[]; areas: MonthAreas }) => (
  <TableSkeleton styles={monthTableStyles(areas)} columns={columns.map(({ name }) => name)} rowHeight={useRowHeight()} />
)
