import { fatesOf, spanOfAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { addDays, addMonths, monthOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

export interface DaySpan {
  readonly first: Day
  readonly last: Day
}

/** The months to ask for: a service of the evening before may reach into the first day. `isWhole`: the reader may look at all of them. */
export function monthsTouched({ first, last }: DaySpan, bounds: MonthBounds | null): { months: readonly Month[]; isWhole: boolean } {
  const all: Month[] = []
  for (let month = monthOf(addDays(first, -1)); month <= monthOf(last); month = addMonths(month, 1)) all.push(month)
  const months = all.filter((month) => !bounds || (month >= bounds.first && month <= bounds.last))
  return { months, isWhole: months.length === all.length }
}

/** Of one's own services those that an absence would take: neither clocked nor over. As a manager is shown it (`fatesOf`). */
export function touchedOf(shifts: readonly Shift[], { first, last }: DaySpan, timeZone: string, now: Instant): readonly Shift[] {
  const fates = fatesOf(shifts, spanOfAbsence(first, last, timeZone), now)
  return shifts.filter((_, at) => fates[at] === 'opens')
}
