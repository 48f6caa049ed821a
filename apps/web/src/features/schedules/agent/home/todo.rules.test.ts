import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import type { ScheduleState } from '@vigie/contract/schedules/schedules.ts'
import { expect, it } from 'vitest'
import { daysFrom } from '../../../../domains/schedules/calendarDays.ts'
import { shiftOf } from '../../../../domains/shifts/shifts.testing.ts'
import { homeMonths, monthsToValidate } from './todo.rules.ts'

const weekOf = (monday: string) => daysFrom(monday as Day)
const window = { first: '202601' as Month, last: '202612' as Month }

it('the months of the week and the next one are asked for, each once and within the reader’s window', () => {
  expect(homeMonths(weekOf('2026-11-16'), '2026-11-20' as Day, null)).toEqual(['202611', '202612'])
  expect(homeMonths(weekOf('2026-11-30'), '2026-12-02' as Day, null)).toEqual(['202611', '202612', '202701'])
  expect(homeMonths(weekOf('2026-11-30'), '2026-11-30' as Day, null)).toEqual(['202611', '202612'])
  expect(homeMonths(weekOf('2026-12-07'), '2026-12-08' as Day, window)).toEqual(['202612'])
})

const [published, validated] = ['2026-10-25T08:00:00Z', '2026-10-26T08:00:00Z'] as [Instant, Instant]
const stateOf = (changes: Partial<ScheduleState>): ScheduleState => ({
  publishedAt: published,
  validatedAt: null,
  hasChanged: false,
  changedShiftIds: [],
  revision: '',
  ...changes,
})
const [october, november, december] = ['2026-10-05', '2026-11-05', '2026-12-05'].map((day) => shiftOf(`${day} 07:00`, `${day} 19:00`))
const due = (states: readonly (readonly [string, ScheduleState])[], shifts = [october!, november!, december!]) =>
  monthsToValidate(
    { shifts, absences: [], holidays: new Map(), states: new Map(states as [Month, ScheduleState][]), changedIds: new Set() },
    '2026-11-20' as Day,
  ).map(({ month, isAgain, changed }) => [month, isAgain, changed.map(({ id }) => id)])

it('a month waits once it is published, and again once it has changed', () => {
  expect(
    due([
      ['202611', stateOf({ validatedAt: validated })],
      ['202612', stateOf({})],
    ]),
  ).toEqual([['202612', false, []]])
  expect(due([['202611', stateOf({ validatedAt: validated, hasChanged: true, changedShiftIds: [november!.id, 99_999] })]])).toEqual([
    ['202611', true, [november!.id]],
  ])
})

it('what is over, what is not published and what is empty waits for nothing', () => {
  expect(
    due([
      ['202610', stateOf({})],
      ['202612', stateOf({ publishedAt: null })],
    ]),
  ).toEqual([])
  expect(due([['202612', stateOf({})]], [november!])).toEqual([])
})
