import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { awayOf, shiftOf } from '../../../domains/shifts/shifts.testing.ts'
import { agendaDays, calendarDays, scheduleOf, shiftsOfDay, weeksOfMonth, type Answer } from './calendar.rules.ts'

const on = (text: string) => text as Day
const of = (text: string) => text as Month
const night = shiftOf('2026-10-31 21:00', '2026-11-01 06:00', { isNight: true })
const day = shiftOf('2026-10-12 07:00', '2026-10-12 19:00')
const island = shiftOf('2026-10-12 23:00', '2026-10-13 05:00', { zone: 'Indian/Reunion', site: 'Port' })
const away = awayOf('DURAND Paul', '2026-10-20 00:00', '2026-10-22 00:00')

const answer = (given: Partial<Answer>): Answer => ({
  shifts: [],
  unavailabilities: [],
  holidays: [],
  siteSectors: [],
  schedule: null,
  publications: [],
  bounds: null,
  ...given,
})
const october = answer({
  shifts: [day, island, night],
  unavailabilities: [away],
  holidays: [{ monthDay: '11-01', year: '0000', sectorIds: [], name: 'Toussaint' }],
  schedule: {
    publishedAt: '2026-09-25T08:00:00Z' as Instant,
    validatedAt: '2026-09-26T08:00:00Z' as Instant,
    hasChanged: true,
    changedShiftIds: [day.id],
    revision: 'r',
  },
})
const schedule = scheduleOf(new Map([[of('202610'), october]]), on('2026-10-01'), on('2026-11-30'))
const daysOf = (days: readonly { readonly day: Day }[]) => days.map((one) => one.day.slice(5))

describe('the grid of a month', () => {
  it('that begins in mid-week begins with the days before it, and ends with those after', () => {
    const weeks = weeksOfMonth(of('202610'), schedule)
    expect(weeks.map(daysOf).map((week) => [week[0], week[6]])).toEqual([
      ['09-28', '10-04'],
      ['10-05', '10-11'],
      ['10-12', '10-18'],
      ['10-19', '10-25'],
      ['10-26', '11-01'],
    ])
    expect(weeks[0]!.map(({ isOutside }) => isOutside)).toEqual([true, true, true, false, false, false, false])
    expect(weeks[4]![6]).toMatchObject({ isOutside: true, holiday: null, shifts: [] })
  })

  it('that begins on a Monday has no day before it; one of 28 days has four weeks', () => {
    expect(weeksOfMonth(of('202606'), schedule)[0]![0]).toMatchObject({ day: '2026-06-01', isOutside: false })
    expect(weeksOfMonth(of('202702'), schedule)).toHaveLength(4)
  })

  it('shows a shift over midnight on the day of its start alone, by the clock of its own site', () => {
    const days = weeksOfMonth(of('202610'), schedule).flat()
    expect(days.filter(({ shifts }) => shifts.includes(night)).map((one) => one.day)).toEqual(['2026-10-31'])
    expect(days.filter(({ shifts }) => shifts.includes(island)).map((one) => one.day)).toEqual(['2026-10-12'])
  })

  it('shows an absence on each of its days, and not on the one at whose midnight it ends', () => {
    const days = weeksOfMonth(of('202610'), schedule).flat()
    expect(daysOf(days.filter(({ absences }) => absences.length > 0))).toEqual(['10-20', '10-21'])
  })

  it('tells weekends and holidays', () => {
    const [week] = [calendarDays([on('2026-10-30'), on('2026-10-31'), on('2026-11-01')], schedule)]
    expect(week.map(({ isWeekend, holiday }) => [isWeekend, holiday])).toEqual([
      [false, null],
      [true, null],
      [true, 'Toussaint'],
    ])
  })
})

it('an agenda has the days on which something is, and today', () => {
  const weeks = weeksOfMonth(of('202610'), schedule)
  expect(daysOf(agendaDays(weeks, on('2026-10-15')))).toEqual(['10-12', '10-15', '10-20', '10-21', '10-31'])
})

it('a day opens with the shifts that begin on it and those of the night before', () => {
  expect(shiftsOfDay(on('2026-11-01'), schedule.shifts)).toEqual([night])
  expect(shiftsOfDay(on('2026-10-31'), schedule.shifts)).toEqual([night])
  expect(shiftsOfDay(on('2026-10-13'), schedule.shifts)).toEqual([island])
})

it('two months are put together: an absence that both tell stands once, each month keeps its state', () => {
  const november = answer({ unavailabilities: [away], shifts: [shiftOf('2026-11-02 07:00', '2026-11-02 19:00')] })
  const both = scheduleOf(
    new Map([
      [of('202610'), october],
      [of('202611'), november],
    ]),
    on('2026-10-26'),
    on('2026-11-01'),
  )
  expect(both.absences).toHaveLength(1)
  expect(both.shifts).toHaveLength(4)
  expect([...both.states.keys()]).toEqual(['202610'])
  expect([...both.changedIds]).toEqual([day.id])
})
