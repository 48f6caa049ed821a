import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import type { Call } from '@vigie/contract/kit/call.ts'
import { Link } from '@tanstack/react-router'
import { useCallback, type ReactNode, type Ref } from 'react'
import type { LinkTarget } from '../routing/linkTo.ts'
import type { Query } from '../routing/query.ts'
import { GridTable } from '../ui/lists/GridTable.tsx'
import { TableSkeleton } from '../ui/lists/skeletons.tsx'
import { SortHead } from '../ui/lists/SortHead.tsx'
import { figures } from '../theme/augment.ts'
import { rowRem, tableStyles } from '../ui/lists/table.styles.ts'
import { twoLines } from '../ui/twoLines.ts'
import { tableColumns, type AnyRow, type ListColumn, type ListDefinition, type RowLook } from './defineList.ts'
import { useListWords } from './useListWords.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

interface ListTableProps<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly list: ListDefinition<C, Q, Row, Context>
  readonly rows: readonly Row[]
  readonly context: Context
  /** Rows that may be scrolled to, with those that are still on their way; and of all pages. */
  readonly count: number
  readonly total: number
  readonly sort: string | null
  readonly selectedId: number | null
  readonly gridRef: Ref<HTMLDivElement>
  readonly onSort: (sort: string | null) => void
  readonly onOpen: ((id: number) => void) | undefined
  readonly onSeen?: (index: number) => void
}

const noOpening = (): void => undefined

const classOf = ({
  key,
  isEnd,
  isAct,
  isLink,
  isFigure,
}: Pick<ListColumn<never, never>, 'key' | 'isEnd' | 'isAct' | 'isLink' | 'isFigure'>) =>
  [`of-${key}`, (isEnd || isAct) && 'end', isLink && 'link', isFigure && 'figure'].filter(Boolean).join(' ')

/** The rows of a list as a table: the columns that have room, of which only the rows in sight exist. */
export function ListTable<C extends Call, Q extends Query, Row extends AnyRow, Context>(props: ListTableProps<C, Q, Row, Context>) {
  const { list, rows, context, count, total, sort, selectedId, gridRef, onSort, onOpen, onSeen } = props
  const words = useListWords(list)
  const columns = tableColumns(list, context)
  const open = onOpen ?? noOpening
  const lookAt = (index: number) => list.lookOf?.(rows[index]!, context, open)
  const heightOf = useCallback(
    (index: number) => list.lookOf?.(rows[index]!, context, noOpening)?.rem ?? list.rowRem ?? rowRem,
    [list, rows, context],
  )
  return (
    <GridTable
      {...(list.lookOf && { heightOf })}
      label={words.label}
      {...(list.rowRem !== undefined && { rowHeight: list.rowRem })}
      count={count}
      total={total}
      keyOf={(at) => rows[at]?.id ?? `coming ${at}`}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : rows.findIndex(({ id }) => id === selectedId)}
      rowId={(id) => `${list.name}-${id}`}
      head={columns.map((shown) => (
        <Head key={shown.key} name={words.column(shown.key)} column={shown} sort={sort} usual={list.sorts.usual} onSort={onSort}>
          {shown.headNote?.(sort, context)}
        </Head>
      ))}
      styles={stylesOf(columns, list.rowRem, list.rowStyles)}
      gridRef={gridRef}
      {...(onSeen && { onSeen })}
    >
      {(index, top) => {
        const row = rows[index]
        if (!row) return <ComingRow index={index} top={top} />
        return (
          <TableRow
            name={list.name}
            columns={columns as readonly ListColumn<unknown, unknown>[]}
            row={row}
            context={context}
            index={index}
            top={top}
            isSelected={row.id === selectedId}
            look={lookAt(index)}
            onOpen={onOpen}
            target={list.open?.(row, context)}
          />
        )
      }}
    </GridTable>
  )
}

interface HeadProps {
  readonly name: string
  readonly column: Pick<ListColumn<never, never>, 'key' | 'sort' | 'isEnd' | 'isAct' | 'isLink' | 'isFigure'>
  readonly sort: string | null
  readonly usual: string | null
  readonly onSort: (sort: string | null) => void
  readonly children: ReactNode
}

const Head = ({ name, column, sort, usual, onSort, children }: HeadProps) =>
  column.sort === undefined ? (
    <div role="columnheader" className={classOf(column)}>
      {column.isAct ? <span className="visually-hidden">{name}</span> : name}
      {children}
    </div>
  ) : (
    <SortHead<string | null> name={name} column={column.sort} sort={sort} usual={usual} className={classOf(column)} onSort={onSort}>
      {children}
    </SortHead>
  )

interface TableRowProps {
  readonly name: string
  readonly columns: readonly ListColumn<unknown, unknown>[]
  readonly row: AnyRow
  readonly context: unknown
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly look: RowLook | undefined
  readonly onOpen: ((id: number) => void) | undefined
  readonly target: LinkTarget | undefined
}

/** One row: a target as a whole, but for links and buttons in it. */
function TableRow({ name, columns, row, context, index, top, isSelected, look = {}, onOpen, target }: TableRowProps) {
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={`${name}-${row.id}`}
      className={['row', look.className, isSelected && 'selected'].filter(Boolean).join(' ')}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={({ target }) => {
        if (typeof row.id === 'number' && !(target instanceof Element && target.closest('a, button, label'))) onOpen?.(row.id)
      }}
    >
      {look.cells?.map((cell, at) => (
        <div key={at} role="gridcell">
          {cell}
        </div>
      ))}
      {(look.cells ? [] : columns).map((column) => (
        <div key={column.key} role="gridcell" className={classOf(column)}>
          <Cell column={column} row={row} context={context} target={target} />
        </div>
      ))}
    </div>
  )
}

/** A row that has been scrolled to before it has come. */
const ComingRow = ({ index, top }: { index: number; top: number }) => (
  <div role="row" className="row coming" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
    <div role="gridcell">
      <Skeleton variant="text" width="70%" />
    </div>
  </div>
)

interface CellProps {
  readonly column: ListColumn<unknown, unknown>
  readonly row: unknown
  readonly context: unknown
  readonly target: LinkTarget | undefined
}

function Cell({ column: { cell, isLink, mark, small, isFigure }, row, context, target }: CellProps) {
  const shown = cell!(row, context)
  const title = typeof shown === 'string' ? shown : undefined
  if (isLink) {
    const below = small?.(row, context)
    return (
      <>
        {mark?.(row, context)}
        <span className={below ? 'names' : 'names alone'}>
          {target ? (
            <Link {...target} tabIndex={-1} title={title}>
              {shown}
            </Link>
          ) : (
            <b title={title}>{shown}</b>
          )}
          {below && <small>{below}</small>}
        </span>
      </>
    )
  }
  if (isFigure && (shown === null || shown === undefined || shown === '' || shown === 0)) return <span className="none">—</span>
  if (title === undefined) return shown
  return (
    <span className="text" title={title}>
      {title}
    </span>
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
      {!column.isAct && words.column(column.key)}
    </div>
  ))
  const { rowRem } = list
  const height = rowRem === undefined ? {} : { rowHeight: rowRem }
  return <TableSkeleton styles={stylesOf(columns, rowRem)} columns={columns.map(classOf)} head={head} {...height} />
}

/** Columns appear from the width that each asks for; a narrow table has those that ask for none. */
function stylesOf<Row, Context>(
  columns: readonly ListColumn<Row, Context>[],
  height: number = rowRem,
  rowStyles?: (theme: Theme) => object,
) {
  const widths = [...new Set(columns.flatMap(({ from }) => from ?? []))].toSorted((one, other) => one - other)
  const gridAt = (width: number) =>
    columns.flatMap(({ from = 0, width: own = 'minmax(7rem, 1fr)' }) => (from <= width ? [own] : [])).join(' ')
  const hidden = columns.flatMap((column) =>
    column.from === undefined
      ? []
      : [[`& .of-${column.key}`, { [`@container (max-width: ${column.from - 0.01}rem)`]: { display: 'none' } }] as const],
  )
  return (theme: Theme) => ({
    ...tableStyles(theme, [gridAt(0), ...widths.map((from) => [`${from}rem`, gridAt(from)] as const)], { height: `${height}rem` }),
    '& .row > *, & .head > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .end': { textAlign: 'end' },
    '& .row .link': { display: 'flex', alignItems: 'center', gap: '10px' },
    '& .names': { display: 'grid', minWidth: 0, lineHeight: 1.25 },
    '& .names :is(a, b)': { ...oneLine, color: 'inherit', fontWeight: 600, textDecoration: 'none' },
    '& .names.alone :is(a, b)': { ...twoLines, whiteSpace: 'normal' },
    '& .names small': { ...oneLine, color: theme.palette.text.secondary, fontSize: '0.75rem' },
    '& .text': twoLines,
    '& .figure': { fontFamily: figures, whiteSpace: 'nowrap' },
    '& .none': { color: theme.palette.text.secondary },
    ...Object.fromEntries(hidden),
    ...rowStyles?.(theme),
  })
}
