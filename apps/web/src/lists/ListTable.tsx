import type { Theme } from '@mui/material/styles'
import type { AnyList } from '@vigie/contract/kit/list.ts'
import type { Ref } from 'react'
import { GridTable } from '../ui/lists/GridTable.tsx'
import { TableSkeleton } from '../ui/lists/skeletons.tsx'
import { SortHead } from '../ui/lists/SortHead.tsx'
import { tableStyles } from '../ui/lists/table.styles.ts'
import type { DefinedList, ListColumn, RowOf } from './defineList.ts'
import { useListWords } from './useListWords.ts'

interface ListTableProps<C extends AnyList, Context> {
  readonly list: DefinedList<C, Context>
  readonly rows: readonly RowOf<C>[]
  readonly context: Context
  /** Of all pages. */
  readonly total: number
  readonly sort: string
  readonly selectedId: number | null
  readonly gridRef: Ref<HTMLDivElement>
  readonly onSort: (sort: string) => void
  readonly onOpen: ((id: number) => void) | undefined
  readonly onSeen: (index: number) => void
}

const columnsOf = <C extends AnyList, Context>({ columns }: DefinedList<C, Context>) => columns.filter(({ cell }) => cell)
const classOf = ({ key, isEnd }: Pick<ListColumn<never, never>, 'key' | 'isEnd'>) => (isEnd ? `of-${key} end` : `of-${key}`)

/** The rows of a list as a table: the columns that have room, of which only the rows in sight exist. */
export function ListTable<C extends AnyList, Context>(props: ListTableProps<C, Context>) {
  const { list, rows, context, total, sort, selectedId, gridRef, onSort, onOpen, onSeen } = props
  const words = useListWords(list)
  const columns = columnsOf(list)
  return (
    <GridTable
      label={words.title}
      count={rows.length}
      total={total}
      keyOf={(at) => rows[at]!.id}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : rows.findIndex(({ id }) => id === selectedId)}
      rowId={(id) => `${list.name}-${id}`}
      head={columns.map(({ key, sort: column, isEnd = false }) =>
        column ? (
          <SortHead<string>
            key={key}
            name={words.column(key)}
            column={column}
            sort={sort}
            usual={list.call.list.usualSort}
            className={classOf({ key, isEnd })}
            onSort={onSort}
          />
        ) : (
          <div key={key} role="columnheader" className={classOf({ key, isEnd })}>
            {words.column(key)}
          </div>
        ),
      )}
      styles={stylesOf(list)}
      gridRef={gridRef}
      onSeen={onSeen}
    >
      {(index, top) => (
        <Row
          name={list.name}
          columns={columns as readonly ListColumn<unknown, unknown>[]}
          row={rows[index]!}
          context={context}
          index={index}
          top={top}
          isSelected={rows[index]!.id === selectedId}
          onOpen={onOpen}
        />
      )}
    </GridTable>
  )
}

interface RowProps {
  readonly name: string
  readonly columns: readonly ListColumn<unknown, unknown>[]
  readonly row: { readonly id: number }
  readonly context: unknown
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly onOpen: ((id: number) => void) | undefined
}

/** One row: a target as a whole, but for links and buttons in it. */
function Row({ name, columns, row, context, index, top, isSelected, onOpen }: RowProps) {
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={`${name}-${row.id}`}
      className={isSelected ? 'row selected' : 'row'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={({ target }) => {
        if (!(target instanceof Element && target.closest('a, button'))) onOpen?.(row.id)
      }}
    >
      {columns.map((column) => (
        <div key={column.key} role="gridcell" className={classOf(column)}>
          {column.cell!(row, context)}
        </div>
      ))}
    </div>
  )
}

/** A table on its way: its own columns, so that only the words are missing. */
export const ListTableSkeleton = <C extends AnyList, Context>({ list }: { list: DefinedList<C, Context> }) => (
  <TableSkeleton styles={stylesOf(list)} columns={columnsOf(list).map(classOf)} />
)

/** Columns appear from the width that each asks for; a narrow table has those that ask for none. */
function stylesOf<C extends AnyList, Context>(list: DefinedList<C, Context>) {
  const columns = columnsOf(list)
  const widths = [...new Set(columns.flatMap(({ from }) => from ?? []))].toSorted((one, other) => one - other)
  const gridAt = (width: number) =>
    columns.flatMap(({ from = 0, width: own = 'minmax(7rem, 1fr)' }) => (from <= width ? [own] : [])).join(' ')
  const hidden = columns.flatMap((column) =>
    column.from === undefined
      ? []
      : [[`& .of-${column.key}`, { [`@container (max-width: ${column.from - 0.01}rem)`]: { display: 'none' } }] as const],
  )
  return (theme: Theme) => ({
    ...tableStyles(theme, [gridAt(0), ...widths.map((from) => [`${from}rem`, gridAt(from)] as const)]),
    '& .row > *, & .head > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .end': { textAlign: 'end' },
    ...Object.fromEntries(hidden),
  })
}
