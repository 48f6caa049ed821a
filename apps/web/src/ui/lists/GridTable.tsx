import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { Fragment, useEffect, type CSSProperties, type MouseEvent, type PointerEventHandler, type ReactNode, type Ref } from 'react'
import { Card } from '../page/Card.tsx'
import { rememberOpened } from './openedRows.ts'
import { useTableRows } from './useTableRows.ts'

interface GridTableProps {
  readonly label: string
  /** Rows that may be scrolled to, with those that are still on their way. */
  readonly count: number
  /** Rows of the whole list; as many as may be scrolled to unless said. */
  readonly total?: number
  readonly keyOf: (index: number) => string | number
  readonly selectedId: number | null
  /** The place of the selected row, -1 without one. */
  readonly selectedAt: number
  readonly rowId: (id: number) => string
  /** In rem; as high as any row unless said. */
  readonly rowHeight?: number
  /** Where rows are not alike: the height of each, in rem. It must keep its identity while the rows do. */
  readonly heightOf?: (index: number) => number
  /** More than one row can be chosen, by what stands in it. */
  readonly isMany?: boolean
  /** The cells of the head. */
  readonly head: ReactNode
  readonly styles: SxProps<Theme>
  readonly className?: string
  readonly gridRef: Ref<HTMLDivElement>
  /** Told the last row that exists. It must keep its identity. */
  readonly onSeen?: (index: number) => void
  readonly onPointerMove?: PointerEventHandler
  /** A row, `top` pixels below the head. */
  readonly children: (index: number, top: number) => ReactNode
}

/** A row that grows is no lower than the others were. */
const withRow = (height: number, rem: number): CSSProperties => ({ height, ['--row' as string]: `${rem}rem` })

/** A table that the keyboard works as a whole (useListKeys), and of which only the rows in sight exist. */
export function GridTable(props: GridTableProps) {
  const {
    label,
    count,
    total = count,
    keyOf,
    selectedId,
    selectedAt,
    rowId,
    rowHeight,
    heightOf,
    isMany,
    head,
    styles,
    className = '',
    gridRef,
    onSeen,
    children,
    ...rest
  } = props
  const { body, rows, height, isSpaced } = useTableRows({ count, keyOf, selectedAt, selectedId, rowHeight, heightOf })
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => onSeen?.(last), [last, onSeen])
  // By the row or by a link in it.
  const remember = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('.rows [aria-rowindex]') : null
    const key = row && keyOf(Number(row.getAttribute('aria-rowindex')) - 2)
    if (typeof key === 'number') rememberOpened(key)
  }
  return (
    <Card
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={total + 1}
      aria-multiselectable={isMany}
      aria-activedescendant={selectedAt < 0 || selectedId === null ? undefined : rowId(selectedId)}
      onClickCapture={remember}
      className={isSpaced ? `${className} spaced` : className}
      sx={styles}
      {...rest}
    >
      <div role="row" className="head" aria-rowindex={1}>
        {head}
      </div>
      <Box ref={body} role="rowgroup" className="rows" style={rowHeight === undefined ? { height } : withRow(height, rowHeight)}>
        {rows.map(({ index, top, key }) => (
          <Fragment key={key}>{children(index, top)}</Fragment>
        ))}
      </Box>
    </Card>
  )
}
