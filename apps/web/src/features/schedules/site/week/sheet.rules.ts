import type { Day } from '@vigie/contract/kit/time.ts'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { rowsOf, type Row } from '../rows.rules.ts'

/** The weekly sheet («pHebdo»): the board of seven days, with the sums of its columns and of the week. */
export interface Sheet {
  readonly rows: readonly Row[]
  /** Whole minutes and shifts of each day, by the day of the start: a night counts whole on the day it begins. */
  readonly days: readonly { readonly minutes: number; readonly count: number }[]
  readonly minutes: number
  readonly count: number
  /** How many of them nobody does yet. */
  readonly unassignedCount: number
}

export function sheetOf(shifts: readonly Shift[], unavailabilities: readonly ScheduleUnavailability[], days: readonly Day[]): Sheet {
  const rows = rowsOf(shifts, unavailabilities, days)
  const ofDay = days.map((_, index) => rows.flatMap(({ cells }) => cells.get(index) ?? []))
  const all = ofDay.flat()
  return {
    rows,
    days: ofDay.map((own) => ({ minutes: sumsOf(own).minutes, count: own.length })),
    minutes: sumsOf(all).minutes,
    count: all.length,
    unassignedCount: all.filter(({ agentId }) => agentId === null).length,
  }
}
