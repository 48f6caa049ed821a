import Box from '@mui/material/Box'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode } from 'react'
import { figures } from '../../theme/augment.ts'
import { Card } from '../../ui/Card.tsx'
import { useOffsetInPage } from '../../ui/useOffsetInPage.ts'

interface RowsProps<Row> {
  readonly label: string
  readonly head: readonly string[]
  /** The columns of a wide page, as a grid has them; on a phone the cells stand below each other. */
  readonly columns: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => number
  readonly children: (row: Row) => ReactNode
  readonly hasMore: boolean
  readonly onMore: () => void
}

/** Rows of which only those in sight exist; the next page is asked for before its place is reached. */
export function Rows<Row>({ label, head, columns, rows, keyOf, children, hasMore, onMore }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useOffsetInPage(list)
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 41,
    overscan: 12,
    scrollMargin,
    getItemKey: (at) => keyOf(rows[at]!),
  })
  const shown = virtualizer.getVirtualItems()
  const isNearEnd = hasMore && (shown.at(-1)?.index ?? 0) >= rows.length - 20
  useEffect(() => {
    if (isNearEnd) onMore()
  }, [isNearEnd, onMore])
  return (
    <Card sx={[styles, { '--columns': columns }]}>
      <Box className="head" aria-hidden="true">
        {head.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </Box>
      <Box component="ul" ref={list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={hasMore ? -1 : rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {children(rows[index]!)}
          </li>
        ))}
      </Box>
    </Card>
  )
}

const grid = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'var(--columns)' }, columnGap: 2, px: 2 } as const
const styles = {
  overflow: 'clip',
  '& .head': {
    ...grid,
    display: { xs: 'none', md: 'grid' },
    alignItems: 'center',
    height: 40,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    fontFamily: figures,
    fontWeight: 600,
    fontSize: '0.8125rem',
  },
  '& ul': { position: 'relative', m: 0, p: 0, listStyle: 'none' },
  '& li': { position: 'absolute', insetInline: 0, top: 0, borderBottom: 1, borderColor: 'divider' },
  // The whole row is one target; a plain row has the same cells.
  '& li > *': {
    ...grid,
    alignItems: 'center',
    rowGap: 0.25,
    minHeight: 40,
    py: { xs: 1.25, md: 0.5 },
    color: 'text.primary',
    textDecoration: 'none',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& li > a:hover': { bgcolor: 'action.hover' },
  '& li > a:focus-visible': { outlineOffset: -2 },
  '& b': { fontWeight: 600 },
  '& .soft': { color: 'text.secondary' },
  '& .figures': { fontFamily: figures },
} as const
