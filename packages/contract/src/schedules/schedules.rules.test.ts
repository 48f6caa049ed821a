import { describe, expect, it } from 'vitest'
import { role } from '../access.ts'
import type { Holiday } from '../sites/holidays.ts'
import type { Day, Instant, LocalDateTime, Month } from '../kit/time.ts'
import { instantOfLocal } from '../kit/time.ts'
import {
  agentHolidayNames,
  boundsOf,
  changedShiftsOf,
  daysTouched,
  groupOfDay,
  groupOfShift,
  overlaps,
  stateOfMonth,
  sumsOf,
} from './schedules.rules.ts'
import { defaultSettings } from '../companies/settings.ts'

const at = (text: string) => text as Instant
const local = (text: string) => text as LocalDateTime
const on = (text: string) => text as Day
const [monday, tuesday, wednesday] = [at('2026-10-05T08:00:00Z'), at('2026-10-06T08:00:00Z'), at('2026-10-07T08:00:00Z')]

describe('the five colour groups', () => {
  it('a shift is of the day or of the night, unless its agent is away then', () => {
    expect(groupOfShift({ isNight: false, unavailabilityId: null })).toBe('shiftDay')
    expect(groupOfShift({ isNight: true, unavailabilityId: null })).toBe('shiftNight')
    expect(groupOfShift({ isNight: true, unavailabilityId: 4 })).toBe('unavailability')
  })

  it('a day is a holiday before it is a weekend, and mostly neither', () => {
    const days = ['2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09'].map(on)
    expect(days.map((day) => groupOfDay(day, false))).toEqual([null, 'weekend', 'weekend', null])
    expect(days.map((day) => groupOfDay(day, true))).toEqual(['holiday', 'holiday', 'holiday', 'holiday'])
  })
})

describe("how far an agent's month has come", () => {
  const none = { publishedAt: null, validatedAt: null, changedAt: null, plannedAt: null }
  const published = { ...none, publishedAt: monday }
  const validated = { ...published, validatedAt: tuesday }

  it('is published, then validated', () => {
    expect([none, published, validated].map(stateOfMonth)).toEqual(['unpublished', 'published', 'validated'])
  })

  it('has changed when a shift was planned after the validation, or taken away after it', () => {
    expect(stateOfMonth({ ...validated, plannedAt: wednesday })).toBe('changed')
    expect(stateOfMonth({ ...validated, changedAt: wednesday })).toBe('changed')
    expect(stateOfMonth({ ...validated, plannedAt: monday, changedAt: monday })).toBe('validated')
    // What was planned in the very second of the validation is what was validated.
    expect(stateOfMonth({ ...validated, plannedAt: tuesday, changedAt: tuesday })).toBe('validated')
  })

  it('cannot have changed before it was validated, nor while it is not published', () => {
    expect(stateOfMonth({ ...published, plannedAt: wednesday, changedAt: wednesday })).toBe('published')
    expect(stateOfMonth({ ...none, validatedAt: tuesday, plannedAt: wednesday })).toBe('unpublished')
  })

  it('names the shifts that changed', () => {
    const shifts = [
      { id: 1, plannedAt: null },
      { id: 2, plannedAt: monday },
      { id: 3, plannedAt: wednesday },
    ]
    expect(changedShiftsOf(tuesday, shifts)).toEqual([3])
    expect(changedShiftsOf(null, shifts)).toEqual([])
  })
})

describe('the months that may be looked at', () => {
  const current = '202610' as Month
  const settings = { ...defaultSettings, res_month_before_schedule: 1, res_month_after_schedule: 3, cli_month_before_schedule: 10 }

  it("are an agent's and a client's own, across the turn of the year", () => {
    expect(boundsOf(role.agent, current, settings)).toEqual({ first: '202609', last: '202701' })
    for (const one of [role.client, role.clientUser]) expect(boundsOf(one, current, settings)).toEqual({ first: '202512', last: '202612' })
  })

  it('are all for managers and others', () => {
    for (const one of [role.manager, role.partner, role.device]) expect(boundsOf(one, current, settings)).toBeNull()
  })
})

describe('the sums of a month', () => {
  const shift = (from: string, to: string, isNight: boolean, zone = 'Europe/Paris') => ({
    startsAt: instantOfLocal(local(from), zone),
    endsAt: instantOfLocal(local(to), zone),
    isNight,
  })

  it('count what the shifts last: a night over the October change 10 hours, over the March change 8', () => {
    expect(sumsOf([shift('2026-10-24 21:00:00', '2026-10-25 06:00:00', true)])).toEqual({ count: 1, nightCount: 1, minutes: 600 })
    expect(sumsOf([shift('2026-03-28 21:00:00', '2026-03-29 06:00:00', true)])).toEqual({ count: 1, nightCount: 1, minutes: 480 })
  })

  it('add day and night, and are nothing without a shift', () => {
    const day = shift('2026-10-12 08:00:00', '2026-10-12 16:30:00', false)
    const night = shift('2026-10-13 21:00:00', '2026-10-14 06:00:00', true)
    expect(sumsOf([day, night])).toEqual({ count: 2, nightCount: 1, minutes: 510 + 540 })
    expect(sumsOf([])).toEqual({ count: 0, nightCount: 0, minutes: 0 })
  })
})

describe('the days that a shift touches', () => {
  const days = (startsLocal: string, endsLocal: string) => daysTouched({ startsLocal: local(startsLocal), endsLocal: local(endsLocal) })

  it('are both when it crosses midnight, and one when it ends there', () => {
    expect(days('2026-10-31 21:00:00', '2026-11-01 06:00:00')).toEqual(['2026-10-31', '2026-11-01'])
    expect(days('2026-10-12 16:00:00', '2026-10-13 00:00:00')).toEqual(['2026-10-12'])
    expect(days('2026-10-12 00:00:00', '2026-10-12 08:00:00')).toEqual(['2026-10-12'])
  })
})

it('two spans that only touch do not overlap', () => {
  const span = (startsAt: Instant, endsAt: Instant) => ({ startsAt, endsAt })
  expect(overlaps(span(monday, tuesday), span(tuesday, wednesday))).toBe(false)
  expect(overlaps(span(monday, wednesday), span(tuesday, wednesday))).toBe(true)
})

describe("the holidays of an agent's calendar", () => {
  const holidays: Holiday[] = [
    { monthDay: '12-25', year: '0000', sectorIds: [], name: 'Noël' },
    { monthDay: '12-20', year: '0000', sectorIds: [974], name: 'Abolition de l’esclavage' },
    { monthDay: '12-26', year: '0000', sectorIds: [67], name: 'Saint-Étienne' },
  ]
  const night = { siteId: 1, startsLocal: local('2026-12-19 21:00:00'), endsLocal: local('2026-12-20 06:00:00') }
  const sectors = [
    { siteId: 1, sectorId: 974 },
    { siteId: 2, sectorId: 75 },
  ]
  const names = (shifts: Parameters<typeof agentHolidayNames>[3]) => [
    ...agentHolidayNames(holidays, on('2026-12-01'), on('2026-12-31'), shifts, sectors),
  ]

  it('are those that hold everywhere, and where it works that day those of the sector', () => {
    expect(names([])).toEqual([['2026-12-25', 'Noël']])
    expect(names([night])).toEqual([
      ['2026-12-25', 'Noël'],
      ['2026-12-20', 'Abolition de l’esclavage'],
    ])
    expect(names([{ ...night, siteId: 2 }])).toEqual([['2026-12-25', 'Noël']])
  })
})
