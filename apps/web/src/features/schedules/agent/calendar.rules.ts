import type { Output } from '@vigie/contract/kit/call.ts'
import { dayOf, firstDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { agentHolidayNames, daysTouched, isWeekend } from '@vigie/contract/schedules/schedules.rules.ts'
import type { readSchedules, ScheduleState, ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { weeksOf } from '../../../ui/pickers/MonthGrid.tsx'

export type Answer = Output<typeof readSchedules>

/** What one or two months' answers say together. */
export interface AgentSchedule {
  readonly shifts: readonly Shift[]
  readonly absences: readonly ScheduleUnavailability[]
  readonly holidays: ReadonlyMap<Day, string>
  /** Of each month that was asked for. */
  readonly states: ReadonlyMap<Month, ScheduleState>
  readonly changedIds: ReadonlySet<number>
}

/** A day of a calendar: the shifts that begin on it, whoever is away on it, what it is. */
export interface CalendarDay {
  readonly day: Day
  /** It belongs to the month before or after: it stands there for the shape of the week alone. */
  readonly isOutside: boolean
  readonly isWeekend: boolean
  readonly holiday: string | null
  readonly shifts: readonly Shift[]
  readonly absences: readonly ScheduleUnavailability[]
}

/** The answers of the months put together, with the holidays between two days. */
export function scheduleOf(answers: ReadonlyMap<Month, Answer>, from: Day, to: Day): AgentSchedule {
  const all = [...answers.values()]
  const shifts = all.flatMap((answer) => answer.shifts)
  const sectors = all.flatMap((answer) => answer.siteSectors)
  const holidays =
    all.length > 0
      ? agentHolidayNames(
          all.flatMap((answer) => answer.holidays),
          from,
          to,
          shifts,
          sectors,
        )
      : new Map<Day, string>()
  const states = new Map([...answers].flatMap(([month, { schedule }]) => (schedule ? [[month, schedule] as const] : [])))
  return {
    shifts,
    absences: [...new Map(all.flatMap((answer) => answer.unavailabilities).map((absence) => [absence.id, absence])).values()],
    holidays,
    states,
    changedIds: new Set([...states.values()].flatMap(({ changedShiftIds }) => changedShiftIds)),
  }
}

/** The weeks of a month from Monday on, whatever weekday it begins on; a shift stands on the day of its start. */
export function weeksOfMonth(month: Month, schedule: AgentSchedule): CalendarDay[][] {
  return weeksOf(firstDayOf(month)).map((week) => calendarDays(week, schedule, (day) => monthOf(day) !== month))
}

/** Some days with what is on them. Days outside show nothing of their own: their month was not asked for. */
export function calendarDays(days: readonly Day[], schedule: AgentSchedule, isOutside: (day: Day) => boolean = () => false): CalendarDay[] {
  const shifts = Map.groupBy(schedule.shifts, ({ startsLocal }) => dayOf(startsLocal))
  const away = new Map<Day, ScheduleUnavailability[]>()
  for (const absence of schedule.absences) for (const day of daysTouched(absence)) away.set(day, [...(away.get(day) ?? []), absence])
  return days.map((day) => {
    const isOut = isOutside(day)
    return {
      day,
      isOutside: isOut,
      isWeekend: isWeekend(day),
      holiday: isOut ? null : (schedule.holidays.get(day) ?? null),
      shifts: isOut ? [] : (shifts.get(day) ?? []),
      absences: isOut ? [] : (away.get(day) ?? []),
    }
  })
}

/** The days of an agenda: those on which something is, and today's so that it is found. */
export const agendaDays = (weeks: readonly (readonly CalendarDay[])[], today: Day): CalendarDay[] =>
  weeks
    .flat()
    .filter(
      ({ day, isOutside, shifts, absences, holiday }) =>
        !isOutside && (shifts.length > 0 || absences.length > 0 || holiday !== null || day === today),
    )

/** What a click on a day opens: the shifts that begin on it, and those of the night before that end on it. */
export const shiftsOfDay = (day: Day, shifts: readonly Shift[]): Shift[] => shifts.filter((shift) => daysTouched(shift).includes(day))
