import { useEffect, type RefObject } from 'react'
import type { WeekDay } from '../../../../domains/schedules/dayLanes.ts'
import { pixelsOfRem } from '../../../../ui/lists/table.styles.ts'
import { hourRem } from './week.styles.ts'

/** Hours above the first shift of the week at which the grid begins. */
const lead = 0.5

/** Each week begins where its first shift does, not at an empty midnight. */
export function useFirstShiftInSight(grid: RefObject<HTMLDivElement | null>, days: readonly WeekDay[]): void {
  const first = Math.min(...days.flatMap(({ blocks }) => blocks.filter(({ span }) => !span.isFromBefore).map(({ span }) => span.from)), 24)
  useEffect(() => {
    if (grid.current && first < 24) grid.current.scrollTop = Math.max(0, (first - lead) * hourRem * pixelsOfRem())
    // Only another week moves the page: what changes in it does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [days[0]!.day])
}
