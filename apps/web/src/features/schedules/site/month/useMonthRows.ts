import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, type RefObject } from 'react'
import { pixelsOfRem } from '../../../../ui/lists/table.styles.ts'
import { lineRem, type Sizes } from './board.styles.ts'
import type { Row } from '../rows.rules.ts'

/** The lines of the board that are in sight. */
export function useMonthRows(board: RefObject<HTMLDivElement | null>, rows: readonly Row[], sizes: Sizes) {
  const rem = pixelsOfRem()
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => board.current,
    estimateSize: (at) => lineRem(sizes, rows[at]!.lanes) * rem,
    overscan: 6,
    getItemKey: (at) => rows[at]!.key,
    scrollPaddingStart: sizes.head * rem,
    scrollPaddingEnd: sizes.head * rem,
  })
}

/** Where the month is wider than its board, it begins with today in sight. */
export function useTodayInSight(board: RefObject<HTMLDivElement | null>, todayIndex: number): void {
  useEffect(() => {
    const [shown, day] = [board.current, board.current?.querySelectorAll<HTMLElement>('.day')[todayIndex]]
    if (shown && day && shown.scrollWidth > shown.clientWidth) shown.scrollLeft = Math.max(0, day.offsetLeft - shown.clientWidth / 2)
  }, [board, todayIndex])
}

/** The board of another month takes over the focus of the one that was left by the keyboard. */
export function useHandedFocus(board: RefObject<HTMLDivElement | null>, isByKeyboard: boolean): void {
  useEffect(() => {
    if (isByKeyboard && document.activeElement === document.body) board.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
