import type { AgentMonthHours, ShiftHours } from '@vigie/contract/hours/hours.ts'
import { partsOf } from './days.rules.ts'

/** Rem of the head of an agent's days, of the line that says what the month rests on, and of the foot. */
export const headRem = 2
export const noteRem = 2
export const footRem = 2.75

export interface DaysList {
  /** Changed in closed months: they count here. */
  readonly carried: readonly ShiftHours[]
  readonly shown: readonly ShiftHours[]
  readonly differingCount: number
  readonly evenCount: number
  readonly awaitedCount: number
  readonly hasMore: boolean
}

/** What is listed of an agent's month: what differs, or all of it. */
export function daysListOf({ shifts, carried }: AgentMonthHours, showsAll: boolean): DaysList {
  const { differing, evenCount, awaitedCount } = partsOf(shifts)
  const hasMore = differing.length < shifts.length
  return { carried, shown: showsAll ? shifts : differing, differingCount: differing.length, evenCount, awaitedCount, hasMore }
}

/** Rem that an open row takes below itself: as many lines as it has, or some while they are on their way. */
export function daysRem(list: DaysList | undefined, lineRem: number): number {
  if (!list) return headRem + noteRem + 3 * lineRem + footRem
  const lines = Math.max(1, list.shown.length) + list.carried.length
  return headRem + noteRem + lines * lineRem + footRem
}
