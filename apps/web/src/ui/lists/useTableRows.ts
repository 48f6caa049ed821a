import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { headRem, pixelsOfRem, rowRem } from './table.styles.ts'
import { useOffsetInPage } from '../page/useOffsetInPage.ts'
import { useSpacedText } from '../spacedText.ts'

interface TableRowsChoices {
  readonly count: number
  readonly keyOf: (at: number) => string | number
  /** The place of the selected row, -1 without one. */
  readonly selectedAt: number
  readonly selectedId: number | null
  /** In rem; as high as any row unless said. */
  readonly rowHeight?: number | undefined
  /** Where rows are not alike: the height of each, in rem. It must keep its identity while the rows do. */
  readonly heightOf?: ((index: number) => number) | undefined
}

/** How much of the window lies under bars: what takes the focus is asked to stay clear of it (TopBar, BottomBar, FootBar). */
function pixelsUnder(edge: 'top' | 'bottom'): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return Number.parseFloat(edge === 'top' ? scrollPaddingTop : scrollPaddingBottom) || 0
}

/**
 * The rows in sight of a table that scrolls with the page, each with its key and its top in the table's body, in pixels.
 * Rows are alike and never measured, unless a reader spaces texts out: then each is as high as its words need.
 */
export function useTableRows({ count, keyOf, selectedAt, selectedId, rowHeight = rowRem, heightOf }: TableRowsChoices) {
  const body = useRef<HTMLDivElement>(null)
  const scrollMargin = useOffsetInPage(body)
  const rem = pixelsOfRem()
  const isSpaced = useSpacedText()
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: (index) => (heightOf?.(index) ?? rowHeight) * rem,
    overscan: 8,
    scrollMargin,
    scrollPaddingStart: pixelsUnder('top') + headRem * rem,
    scrollPaddingEnd: Math.max(pixelsUnder('bottom'), rowRem * rem),
    getItemKey: keyOf,
    // The selected row always exists, since the grid names it as the one that is meant.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return selectedAt < 0 || seen.includes(selectedAt) ? seen : [...seen, selectedAt].toSorted((a, b) => a - b)
    },
  })
  // Rows of another height lie elsewhere.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, heightOf, isSpaced])
  // Before they are painted, so that nothing is seen to move.
  useLayoutEffect(() => {
    if (!isSpaced) return
    for (const row of body.current?.querySelectorAll<HTMLElement>(':scope > [aria-rowindex]') ?? [])
      virtualizer.resizeItem(Number(row.getAttribute('aria-rowindex')) - 2, row.offsetHeight)
  })
  useEffect(() => {
    if (selectedAt >= 0) virtualizer.scrollToIndex(selectedAt, { align: 'auto' })
    // Only a choice moves the page: rows that change their places do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId])
  const rows = virtualizer
    .getVirtualItems()
    .map(({ index, key, start }) => ({ index, key: key as string | number, top: start - scrollMargin }))
  return { body, rows, height: virtualizer.getTotalSize(), isSpaced }
}
