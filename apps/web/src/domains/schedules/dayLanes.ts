import type { PostShift } from '../shifts/post.rules.ts'
import { axisOf, spanOn, type DayAxis, type Span } from './dayAxis.ts'
import type { Day } from '@vigie/contract/kit/time.ts'

/** A shift on one day of the week's grid. */
export interface Block {
  readonly shift: PostShift
  readonly span: Span
  /** Beside the shifts that it overlaps: the first free lane, and how many lanes they take together. */
  readonly lane: number
  readonly laneCount: number
}
export interface WeekDay {
  readonly day: Day
  readonly axis: DayAxis
  readonly blocks: readonly Block[]
  readonly laneCount: number
}

interface LaneShift {
  readonly shift: PostShift
  readonly span: Span
  lane: number
}

/**
 * The shifts that touch a day of their site, each by its own site's clock: one that crosses midnight stands on both days.
 * Those that overlap share the width; the grid's hours are those of `zone`.
 */
export function weekDayOf(day: Day, zone: string, shifts: readonly PostShift[]): WeekDay {
  const touching = shifts
    .flatMap((shift): LaneShift[] => {
      const span = spanOn(axisOf(day, shift.timeZone), shift.startsAt, shift.endsAt)
      return span ? [{ shift, span, lane: 0 }] : []
    })
    .toSorted((a, b) => a.span.from - b.span.from || b.span.to - a.span.to || a.shift.id - b.shift.id)
  const blocks: Block[] = []
  let group: LaneShift[] = []
  let ends: number[] = []
  let groupEnd = 0
  const close = () => {
    for (const laneShift of group) blocks.push({ ...laneShift, laneCount: ends.length })
    group = []
    ends = []
  }
  for (const laneShift of touching) {
    // Nothing of the group is left: its lanes are free again, and the next shifts have the whole width.
    if (laneShift.span.from >= groupEnd) close()
    const free = ends.findIndex((end) => end <= laneShift.span.from)
    laneShift.lane = free < 0 ? ends.length : free
    ends[laneShift.lane] = laneShift.span.to
    groupEnd = group.length === 0 ? laneShift.span.to : Math.max(groupEnd, laneShift.span.to)
    group.push(laneShift)
  }
  close()
  return { day, axis: axisOf(day, zone), blocks, laneCount: Math.max(1, ...blocks.map(({ laneCount }) => laneCount)) }
}
