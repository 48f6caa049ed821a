import type { Theme } from '@mui/material/styles'
import type { Call } from '@vigie/contract/kit/call.ts'
import { useCallback, type ReactNode, type Ref } from 'react'
import type { Query } from '../routing/query.ts'
import { GridTable } from '../ui/lists/GridTable.tsx'
import { TableSkeleton } from '../ui/lists/skeletons.tsx'
import { SortHead } from '../ui/lists/SortHead.tsx'
import { figures } from '../theme/augment.ts'
import { rowRem, tableStyles } from '../ui/lists/table.styles.ts'
import { twoLines } from '../ui/twoLines.ts'
import { ChooseAll, chooseColumn } from './ChooseBox.tsx'
import { tableColumns, type AnyRow, type ListColumn, type ListDefinition } from './defineList.ts'
import type { Chosen } from './useChosen.ts'
import { classOf, ComingRow, TableRow } from './ListRow.tsx'
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
  /** Where several rows can be chosen: a box before each, and in the head one for all. */
  readonly choosing?: { readonly chosen: Chosen<Row>; readonly nameOf: (row: Row) => string }
  readonly onSort: (sort: string | null) => void
  readonly onOpen: ((id: number) => void) | undefined
  readonly onSeen?: (index: number) => void
}

const noOpening = (): void => undefined

/** The rows of a list as a table: the columns that have room, of which only the rows in sight exist. */
export function ListTable<C extends Call, Q extends Query, Row extends AnyRow, Context>(props: ListTableProps<C, Q, Row, Context>) {
  const { list, rows, context, count, total, sort, selectedId, gridRef, choosing, onSort, onOpen, onSeen } = props
  const words = useListWords(list)
  const shown = tableColumns(list, context)
  const columns = choosing ? [chooseColumn<Row, Context>(choosing.chosen, choosing.nameOf), ...shown] : shown
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
      head={
        <>
          {choosing && (
            <div role="columnheader" className="of-choose">
              <ChooseAll chosen={choosing.chosen} />
            </div>
          )}
          {shown.map((column) => (
            <Head key={column.key} name={words.column(column.key)} column={column} sort={sort} usual={list.sorts.usual} onSort={onSort}>
              {column.headNote?.(sort, context)}
            </Head>
          ))}
        </>
      }
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
    '& .of-choose': { overflow: 'visible', marginInline: '-8px' },
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
