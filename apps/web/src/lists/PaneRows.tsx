import type { Theme } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { LoadingPlaceholder } from '../ui/feedback/LoadingPlaceholder.tsx'
import { spacedWords, veil } from '../ui/lists/table.styles.ts'
import { Card } from '../ui/page/Card.tsx'
import { useSpacedText } from '../ui/spacedText.ts'

interface LookProps {
  readonly rowStyles: Readonly<Record<string, unknown>>
  /** Pixels, until it is measured. */
  readonly rowHeight: number
}

interface PaneRowsProps extends LookProps {
  readonly name: string
  readonly label: string
  /** Of all pages that have come. */
  readonly ids: readonly number[]
  readonly total: number
  readonly selectedId: number | null
  readonly gridRef: Ref<HTMLElement | null>
  readonly onOpen: (id: number) => void
  readonly onSeen: (index: number) => void
  readonly children: (index: number) => ReactNode
}

/** The rows beside a pane: they scroll by themselves, and the keyboard works them as a whole. */
export function PaneRows(props: PaneRowsProps) {
  const { name, label, ids, total, selectedId, rowStyles, rowHeight, gridRef, onOpen, onSeen, children } = props
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(gridRef, () => box.current)
  const isSpaced = useSpacedText()
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (at) => ids[at]!,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => onSeen(last), [last, onSeen])
  const selectedAt = selectedId === null ? -1 : ids.indexOf(selectedId)
  useEffect(() => {
    if (selectedAt >= 0) virtualizer.scrollToIndex(selectedAt, { align: 'auto' })
    // Only a choice moves the list: rows that change their places do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId])
  return (
    <Card
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={Math.max(total, ids.length)}
      aria-activedescendant={selectedAt < 0 ? undefined : `${name}-${selectedId}`}
      className={isSpaced ? 'spaced' : undefined}
      sx={stylesOf(rowHeight, rowStyles)}
    >
      <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const id = ids[index]!
          return (
            // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={key}
              role="row"
              id={`${name}-${id}`}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-rowindex={index + 1}
              aria-selected={id === selectedId}
              className={id === selectedId ? 'row selected' : 'row'}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onOpen(id)}
            >
              <div role="gridcell" className="cell">
                {children(index)}
              </div>
            </div>
          )
        })}
      </div>
    </Card>
  )
}

/** Rows of the final height, while they are on their way. */
export const PaneRowsSkeleton = ({ rowStyles, rowHeight, children }: LookProps & { children: ReactNode }) => (
  <Card component={LoadingPlaceholder} sx={stylesOf(rowHeight, rowStyles)}>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="row still">
        <div className="cell">{children}</div>
      </div>
    ))}
  </Card>
)

const stylesOf = (rowHeight: number, rowStyles: Readonly<Record<string, unknown>>) => (theme: Theme) => ({
  display: 'block',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible:has(.row.selected)': { outline: 'none' },
  '&:focus-visible .row.selected': { outline: `2px solid ${theme.palette.primary.readable}`, outlineOffset: '-2px' },
  '& .row': { position: 'absolute', insetInline: 0, top: 0, cursor: 'pointer', borderBottom: `1px solid ${theme.palette.divider}` },
  '& .row.still': { position: 'static', cursor: 'default' },
  '& .row:hover': { backgroundColor: veil(theme, theme.palette.tone.wait.soft, 60) },
  '& .row.selected, & .row.selected:hover': {
    backgroundColor: veil(theme, theme.palette.primary.lighter, 55),
    boxShadow: `inset 3px 0 0 ${theme.palette.primary.readable}`,
  },
  '& .cell': { minHeight: rowHeight - 1, px: 2, py: 1.5, ...rowStyles },
  '&.spaced .row :is(b, span)': spacedWords,
})
