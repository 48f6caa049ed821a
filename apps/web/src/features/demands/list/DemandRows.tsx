import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { spacedWords, veil } from '../../../ui/lists/table.styles.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { useSpacedText } from '../../../ui/spacedText.ts'
import { DemandSummary, summaryStyles } from './DemandSummary.tsx'

export interface DemandListProps {
  /** Of all pages that have come. */
  readonly demands: readonly Demand[]
  readonly total: number
  readonly formOf: (typeId: number) => DemandTypeForm | undefined
  readonly now: Instant
  readonly isMixed: boolean
  readonly onOpen: (id: number) => void
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLElement | null>
}

/** Pixels, until it is measured. */
const rowHeight = 85
const rowId = (id: number): string => `demand-${id}`

/** The demands at a desk: a list that scrolls beside the one that is read, and that the keyboard works as a whole. */
export function DemandRows({ demands, total, formOf, now, isMixed, onOpen, onSeen, gridRef, selectedId }: DemandListProps & SelectedProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(gridRef, () => box.current)
  const isSpaced = useSpacedText()
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: demands.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (at) => demands[at]!.id,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => onSeen(last), [last, onSeen])
  const selectedAt = selectedId === null ? -1 : demands.findIndex(({ id }) => id === selectedId)
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
      aria-label={t('demands.list')}
      aria-rowcount={Math.max(total, demands.length)}
      aria-activedescendant={selectedId === null || selectedAt < 0 ? undefined : rowId(selectedId)}
      className={isSpaced ? 'spaced' : undefined}
      sx={styles}
    >
      <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const demand = demands[index]!
          const isSelected = demand.id === selectedId
          return (
            // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={key}
              role="row"
              id={rowId(demand.id)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-rowindex={index + 1}
              aria-selected={isSelected}
              className={isSelected ? 'row selected' : 'row'}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onOpen(demand.id)}
            >
              <div role="gridcell" className="cell">
                <DemandSummary demand={demand} form={formOf(demand.typeId)} now={now} isMixed={isMixed} />
              </div>
            </div>
          )
        })}
      </div>
    </Card>
  )
}

interface SelectedProps {
  readonly selectedId: number | null
}

/** Rows of the final height, while they are on their way. */
export const DemandRowsSkeleton = () => (
  <Card component={LoadingPlaceholder} sx={styles}>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="row still">
        <div className="cell">
          <Skeleton variant="circular" width={36} height={36} />
          <span className="what">
            <Skeleton variant="text" width={`${45 + ((row * 17) % 35)}%`} />
            <Skeleton variant="text" width="40%" />
            <Skeleton variant="text" width={`${50 + ((row * 13) % 40)}%`} />
          </span>
          <Skeleton variant="text" width={48} />
        </div>
      </div>
    ))}
  </Card>
)

const styles = (theme: Theme) =>
  ({
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
    '& .cell': { minHeight: rowHeight - 1, px: 2, py: 1.5, ...summaryStyles },
    '&.spaced .row :is(b, span)': spacedWords,
  }) as const
