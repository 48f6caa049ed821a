import { minutesBetween } from '@vigie/contract/kit/time.ts'
import { countedArrival } from '@vigie/contract/shifts/shifts.rules.ts'
import { shiftFilters, type ShiftFilter } from '../../../routing/addresses/shifts.ts'
import type { Judged } from '../judge.ts'

export interface Figures {
  readonly counts: Readonly<Record<ShiftFilter, number>>
  readonly siteCount: number
  /** Those who should be at their post now; those who are stand in the counts. */
  readonly expected: number
  readonly assigned: number
  readonly arrived: number
  /** Minutes of the longest lateness. */
  readonly latest: number
  /** Outside the area on arriving, and on leaving. */
  readonly outsideIn: number
  readonly outsideOut: number
}

/** The figures above the list, counted from the list itself: there is no second truth. */
export function figuresOf(rows: readonly Judged[]): Figures {
  const count = (is: (row: Judged) => boolean) => rows.reduce((sum, row) => sum + (is(row) ? 1 : 0), 0)
  const counts = Object.fromEntries(shiftFilters.map((name) => [name, count(({ fits }) => fits[name])])) as Record<ShiftFilter, number>
  return {
    counts,
    siteCount: new Set(rows.map(({ shift }) => shift.siteId)).size,
    expected: count(({ isExpected }) => isExpected),
    assigned: rows.length - counts.unassigned,
    arrived: count(({ shift }) => countedArrival(shift) !== null),
    latest: rows.reduce((most, row) => Math.max(most, row.fits.late ? latenessOf(row) : 0), 0),
    outsideIn: count(({ shift }) => shift.isClockInOutsideArea),
    outsideOut: count(({ shift }) => shift.isClockOutOutsideArea),
  }
}

/** Whole minutes from the planned start to the arrival. */
const latenessOf = ({ shift }: Judged): number =>
  shift.arrivedAt ? Math.max(0, Math.floor(minutesBetween(shift.startsAt, shift.arrivedAt))) : 0
