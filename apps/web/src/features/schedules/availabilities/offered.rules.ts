import type { Availability, OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'
import { dayOf, firstDayOf, minutesBetween, monthOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { weeksOf } from '../../../ui/pickers/MonthGrid.tsx'
import { calendarDays, type CalendarDay } from '../agent/calendar.rules.ts'

/** A day with what its agent offers on it, beside its services and absences. */
export interface OfferedDay extends CalendarDay {
  readonly offered: readonly Availability[]
}

interface MonthParts {
  readonly offered: readonly Availability[]
  readonly absences: readonly ScheduleUnavailability[]
  /** Of published months; none where the agent does not see its schedule. */
  readonly shifts: readonly Shift[]
}

/** The weeks of a month from Monday on; each stands on the day of its start. */
export function offeredWeeks(month: Month, { offered, absences, shifts }: MonthParts): OfferedDay[][] {
  const byDay = Map.groupBy(offered, ({ startsLocal }) => dayOf(startsLocal))
  const schedule = { shifts, absences, holidays: new Map<Day, string>(), states: new Map(), changedIds: new Set<number>() }
  return weeksOf(firstDayOf(month)).map((week) =>
    calendarDays(week, schedule, (day) => monthOf(day) !== month).map((day) => ({
      ...day,
      offered: day.isOutside ? [] : (byDay.get(day.day) ?? []),
    })),
  )
}

/** Those of a month by the day on which they begin, in their order. */
export const offeredByDay = (offered: readonly Availability[]): { readonly day: Day; readonly offered: readonly Availability[] }[] =>
  [...Map.groupBy(offered, ({ startsLocal }) => dayOf(startsLocal))].map(([day, own]) => ({ day, offered: own }))

/** Whole minutes that some spans last together. */
export const minutesOf = (spans: readonly { readonly startsAt: Instant; readonly endsAt: Instant }[]): number =>
  spans.reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, endsAt), 0)

/** Whether it is the whole of a day on the clock. */
export const isWholeDay = ({ startsLocal, endsLocal }: Pick<Availability, 'startsLocal' | 'endsLocal'>): boolean =>
  startsLocal.endsWith('00:00:00') && endsLocal.endsWith('00:00:00') && startsLocal !== endsLocal

/** It ends on the day after that of its start, and not at its first moment. */
export const endsNextDay = ({ startsLocal, endsLocal }: Pick<Availability, 'startsLocal' | 'endsLocal'>): boolean =>
  dayOf(endsLocal) > dayOf(startsLocal) && !endsLocal.endsWith('00:00:00')

/** The contract by which one is offered unless another is chosen: the latest in force, else the latest. */
export const usualContract = (contracts: readonly OfferingContract[], today: Day): OfferingContract | undefined =>
  contracts.find(({ startsOn }) => startsOn <= today) ?? contracts[0]
