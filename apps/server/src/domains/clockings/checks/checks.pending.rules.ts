import { checksOf, type CheckSettings, type ShiftCheck } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'

interface Shift {
  readonly id: number
  readonly endsAt: Instant
  readonly arrivedAt: Instant
  readonly leftAt: Instant | null
  readonly checkTimes: readonly Instant[]
  readonly pauseTimes: readonly Instant[]
}
export interface PendingCheck<T> extends ShiftCheck {
  readonly shift: T
  readonly isMissed: boolean
}
interface Known {
  readonly shiftId: number
  readonly dueAt: Instant
  readonly isMissed: boolean
}

/**
 * The calls that somebody has to be told of now: the agent of one that is due, managers of one that nobody answered in time, each
 * once. One that was answered is nobody's news.
 */
export function pendingChecks<T extends Shift>(
  shifts: readonly T[],
  known: readonly Known[],
  now: Instant,
  settings: CheckSettings,
): PendingCheck<T>[] {
  const told = new Map(known.map(({ shiftId, dueAt, isMissed }) => [`${shiftId} ${dueAt}`, isMissed]))
  return shifts.flatMap((shift) =>
    checksOf(shift, now, settings).flatMap((check) => {
      if (check.state === 'answered') return []
      const isMissed = check.state !== 'due'
      const was = told.get(`${shift.id} ${check.dueAt}`)
      return was === undefined || (isMissed && !was) ? [{ ...check, shift, isMissed }] : []
    }),
  )
}
