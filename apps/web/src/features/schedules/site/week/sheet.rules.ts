import type { Day } from '@vigie/contract/kit/time.ts'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { PostShift } from '../../../../domains/shifts/post.rules.ts'
import { rowsOf, type Row } from '../rows.rules.ts'

/** What the columns of a board and the whole of it come to. */
export interface Sums {
  /** Whole minutes and shifts of each day, by the day of the start: a night counts whole on the day it begins. */
  readonly days: readonly { readonly minutes: number; readonly count: number }[]
  readonly minutes: number
  readonly count: number
}

/** The weekly sheet («pHebdo»): the board of seven days, with its sums. */
export interface Sheet extends Sums {
  readonly rows: readonly Row[]
  /** How many of them nobody does yet. */
  readonly unassignedCount: number
}

export function sheetSums(rows: readonly Row[], columnCount: number): Sums {
  const ofDay = Array.from({ length: columnCount }, (_, index) => rows.flatMap(({ cells }) => cells.get(index) ?? []))
  const all = ofDay.flat()
  return {
    days: ofDay.map((own) => ({ minutes: sumsOf(own).minutes, count: own.length })),
    minutes: sumsOf(all).minutes,
    count: all.length,
  }
}

export function sheetOf(shifts: readonly PostShift[], unavailabilities: readonly ScheduleUnavailability[], days: readonly Day[]): Sheet {
  const rows = rowsOf(shifts, unavailabilities, days)
  const unassigned = rows.flatMap(({ cells }) => [...cells.values()].flat()).filter(({ agentId }) => agentId === null)
  return { rows, ...sheetSums(rows, days.length), unassignedCount: unassigned.length }
}
