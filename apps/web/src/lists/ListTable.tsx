import type { Theme } from '@mui/material/styles'
import type { Call } from '@vigie/contract/kit/call.ts'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import type { LinkTarget } from '../routing/linkTo.ts'
import type { Query } from '../routing/query.ts'
import { GridTable } from '../ui/lists/GridTable.tsx'
import { TableSkeleton } from '../ui/lists/skeletons.tsx'
import { SortHead } from '../ui/lists/SortHead.tsx'
import { tableStyles } from '../ui/lists/table.styles.ts'
import { tableColumns, type AnyRow, type ListColumn, type ListDefinition } from './defineList.ts'
import { useListWords } from './useListWords.ts'

interface ListTableProps<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly list: ListDefinition<C, Q, Row, Context>
  readonly rows: readonly Row[]
  readonly context: Context
  /** Of all pages. */
  readonly total: number
  readonly sort: string | null
  readonly selectedId: number | null
  readonly gridRef: Ref<HTMLDivElement>
  readonly onSort: (sort: string | null) => void
  readonly onOpen: ((id: number) => void) | undefined
  readonly onSeen: (index: number) => void
}

const classOf = ({ key, isEnd }: Pick<ListColumn<never, never>, 'key' | 'isEnd'>) => (isEnd ? `of-${key} end` : `of-${key}`)

/** The rows of a list as a table: the columns that have room, of which only the rows in sight exist. */
export function ListTable<C extends Call, Q extends Query, Row extends AnyRow, Context>(props: ListTableProps<C, Q, Row, Context>) {
  const { list, rows, context, total, sort, selectedId, gridRef, onSort, onOpen, onSeen } = props
  const words = useListWords(list)
  const columns = tableColumns(list, context)
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
          <SortHead<string | null>
            key={key}
            name={words.column(key)}
            column={column}
            sort={sort}
            usual={list.sorts.usual}
            className={classOf({ key, isEnd })}
            onSort={onSort}
          />
        ) : (
          <div key={key} role="columnheader" className={classOf({ key, isEnd })}>
            {words.column(key)}
          </div>
        ),
      )}
      styles={stylesOf(columns)}
      gridRef={gridRef}
      onSeen={onSeen}
    >
      {(index, top) => (
        <TableRow
          name={list.name}
          columns={columns as readonly ListColumn<unknown, unknown>[]}
          row={rows[index]!}
          context={context}
          index={index}
          top={top}
          isSelected={rows[index]!.id === selectedId}
          onOpen={onOpen}
          target={list.open?.(rows[index]!, context)}
        />
      )}
    </GridTable>
  )
}

interface TableRowProps {
  readonly name: string
  readonly columns: readonly ListColumn<unknown, unknown>[]
  readonly row: { readonly id: number }
  readonly context: unknown
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly onOpen: ((id: number) => void) | undefined
  readonly target: LinkTarget | undefined
}

/** One row: a target as a whole, but for links and buttons in it. */
function TableRow({ name, columns, row, context, index, top, isSelected, onOpen, target }: TableRowProps) {
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
          {column.isLink && target ? (
            <Link {...target} tabIndex={-1}>
              {column.cell!(row, context)}
            </Link>
          ) : (
            column.cell!(row, context)
          )}
        </div>
      ))}
    </div>
  )
}

/** A table on its way: its own head and columns, so that only the words of the rows are missing. */
export function ListTableSkeleton<C extends Call, Q extends Query, Row extends AnyRow, Context>({
  list,
  context,
}: Pick<ListTableProps<C, Q, Row, Context>, 'list' | 'context'>) {
  const words = useListWords(list)
  const columns = tableColumns(list, context)
  const head = columns.map((column) => (
    <div key={column.key} className={classOf(column)}>
      {words.column(column.key)}
    </div>
  ))
  return <TableSkeleton styles={stylesOf(columns)} columns={columns.map(classOf)} head={head} />
}

/** Columns appear from the width that each asks for; a narrow table has those that ask for none. */
function stylesOf<Row, Context>(columns: readonly ListColumn<Row, Context>[]) {
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
    '& .row a': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
    ...Object.fromEntries(hidden),
  })
}
