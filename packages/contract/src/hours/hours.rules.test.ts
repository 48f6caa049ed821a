import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, addSeconds, dayOf, localOf, type Day, type Instant, type Month } from '../kit/time.ts'
import {
  addService,
  carriesTo,
  closingObstacleOf,
  contractMinutesOf,
  gapOf,
  hoursStateOf,
  isWithin,
  noFigures,
  serviceHours,
  unsettledCountOf,
  type CountedService,
} from './hours.rules.ts'

const settings = { clocking_late_tolerance_minutes: 5, counts_from: null }
const planned: CountedService = {
  startsAt: '2026-11-04T05:00:00Z' as Instant,
  endsAt: '2026-11-04T13:00:00Z' as Instant,
  timeZone: 'Europe/Paris',
  arrivedAt: null,
  leftAt: null,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
  breakMinutes: 0,
  plannedBreakMinutes: 20,
  isFollowed: false,
}
const at = (clock: string, day = '04') => `2026-11-${day}T${clock}:00Z` as Instant
const done = { ...planned, arrivedAt: at('05:00'), leftAt: at('13:00'), breakMinutes: 23 }
const later = at('09:00', '30')
const none = new Set<Day>()

describe('how a service stands', () => {
  it.each([
    ['upcoming', planned, at('05:05')],
    ['noArrival', planned, at('05:06')],
    ['noArrival', planned, later],
    ['replaced', { ...planned, isFollowed: true }, at('05:06')],
    ['noDeparture', { ...planned, arrivedAt: at('05:02'), isFollowed: true }, at('13:06')],
    ['running', { ...planned, arrivedAt: at('05:02') }, at('13:05')],
    ['noDeparture', { ...planned, arrivedAt: at('05:02') }, at('13:06')],
    ['done', done, later],
    ['unconfirmed', { ...done, isClockInUnconfirmed: true }, later],
    ['unconfirmed', { ...done, isClockOutUnconfirmed: true }, later],
    ['unconfirmed', { ...planned, arrivedAt: at('05:02'), isClockInUnconfirmed: true }, at('06:00')],
    ['done', { ...done, leftAt: at('05:00', '05') }, later],
    ['tooLong', { ...done, leftAt: addSeconds(at('05:00', '05'), 1) }, later],
    ['unconfirmed', { ...done, leftAt: at('05:01', '05'), isClockOutUnconfirmed: true }, later],
  ] as const)('is %s by what was clocked and when one looks', (state, service, now) => {
    expect(hoursStateOf(service, now, settings)).toBe(state)
  })

  it('from before the product counted is neither missing nor to be settled, unless it was clocked after all', () => {
    const counting = { ...settings, counts_from: at('00:00', '10') }
    expect(hoursStateOf(planned, later, counting)).toBe('before')
    expect(hoursStateOf({ ...planned, arrivedAt: at('05:00') }, later, counting)).toBe('noDeparture')
  })
})

describe('the hours of a service', () => {
  it('are planned ones with the break in them, and done ones from arrival to departure, each at its minute', () => {
    const hours = serviceHours({ ...done, arrivedAt: at('05:16'), leftAt: addSeconds(at('13:00'), 59) }, none, later, settings)
    expect(hours).toMatchObject({
      planned: { minutes: 480, nightMinutes: 0 },
      done: { minutes: 464 },
      breakMinutes: 23,
      undoneBreakMinutes: 0,
    })
    const early = serviceHours({ ...done, arrivedAt: addSeconds(at('04:58'), 42) }, none, later, settings)
    expect(early.done).toMatchObject({ minutes: 482, nightMinutes: 2 })
  })

  it.each([
    ['without a departure', { ...done, leftAt: null }],
    ['without an arrival', { ...done, arrivedAt: null, leftAt: null }],
    ['with an arrival that is to be confirmed', { ...done, isClockInUnconfirmed: true }],
    ['with a departure that is to be confirmed', { ...done, isClockOutUnconfirmed: true }],
    ['that would have lasted for weeks', { ...done, leftAt: at('05:00', '29') }],
  ])('count zero %s, and the month says so', (_, service) => {
    const sum = noFigures()
    addService(sum, serviceHours(service, none, later, settings))
    expect(sum).toMatchObject({ plannedMinutes: 480, doneMinutes: 0, breakMinutes: 0, unsettledMinutes: 480, awaitedMinutes: 0 })
    expect(unsettledCountOf(sum)).toBe(1)
  })

  it('count zero whose agent was replaced, and nothing of it is to be settled', () => {
    const sum = noFigures()
    addService(sum, serviceHours({ ...planned, isFollowed: true }, none, later, settings))
    expect(sum).toMatchObject({ plannedMinutes: 480, doneMinutes: 0, unsettledMinutes: 0, awaitedMinutes: 0 })
    expect(unsettledCountOf(sum)).toBe(0)
  })

  it('have the planned break while none is known to be taken', () => {
    expect(serviceHours(planned, none, at('04:00'), settings).undoneBreakMinutes).toBe(20)
    expect(serviceHours({ ...planned, plannedBreakMinutes: null }, none, at('04:00'), settings).undoneBreakMinutes).toBe(0)
    expect(serviceHours(planned, none, later, settings).undoneBreakMinutes).toBe(20)
  })
})

/** Minute by minute, by what the wall clock shows: the hours of ten years, of zones with changes of clock at other hours and days. */
describe('planned and done hours by kind', () => {
  const zones = ['Europe/Paris', 'Indian/Reunion', 'America/Martinique', 'Australia/Lord_Howe']
  const holidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25', '12-26', '12-20', '04-27', '10-25', '03-29']
  const isHoliday = { has: (day: Day) => holidays.includes(day.slice(5)) }
  const counted = (from: Instant, to: Instant, timeZone: string) => {
    const sum = { minutes: 0, nightMinutes: 0, sundayMinutes: 0, holidayMinutes: 0 }
    for (let minute = from; minute < to; minute = addMinutes(minute, 1)) {
      const local = localOf(minute, timeZone)
      const hour = Number(local.slice(11, 13))
      sum.minutes += 1
      if (hour >= 21 || hour < 6) sum.nightMinutes += 1
      if (new Date(`${dayOf(local)}T12:00:00Z`).getUTCDay() === 0) sum.sundayMinutes += 1
      if (isHoliday.has(dayOf(local))) sum.holidayMinutes += 1
    }
    return sum
  }
  const minuteOf = (instant: Instant) => `${instant.slice(0, 16)}:00Z` as Instant
  /** Around each change of clock and each holiday of ten years, and anywhere between. */
  const starts = fc.oneof(
    fc.integer({ min: 0, max: 3650 * 1440 }).map((minutes) => addMinutes('2020-01-01T00:00:00Z' as Instant, minutes)),
    fc
      .tuple(
        fc.integer({ min: 2020, max: 2029 }),
        fc.constantFrom('03-28', '10-24', '10-31', '04-04', '10-03', '12-24', '12-31', '04-30'),
        fc.integer({ min: 0, max: 2880 }),
      )
      .map(([year, day, minutes]) => addMinutes(`${year}-${day}T06:00:00Z` as Instant, minutes)),
  )

  it('are what a count of every minute says, in any zone, over changes of clock, nights and holidays', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        starts,
        fc.integer({ min: 1, max: 1440 }),
        fc.integer({ min: -7200, max: 7200 }),
        fc.integer({ min: 1, max: 86_400 }),
        (timeZone, startsAt, lasts, late, stays) => {
          const endsAt = addMinutes(startsAt, lasts)
          const arrivedAt = addSeconds(startsAt, late)
          const leftAt = addSeconds(arrivedAt, stays)
          const hours = serviceHours({ ...planned, timeZone, startsAt, endsAt, arrivedAt, leftAt }, isHoliday, leftAt, settings)
          expect(hours.planned).toEqual(counted(startsAt, endsAt, timeZone))
          expect(hours.done).toEqual(counted(minuteOf(arrivedAt), minuteOf(leftAt), timeZone))
        },
      ),
      { numRuns: 250 },
    )
  })
})

describe('the hours of a contract', () => {
  const month = '202611' as Month
  const contract = (startsOn: string, endsOn: string | null, monthlyHoursHundredths: number | null) => ({
    startsOn: startsOn as Day,
    endsOn: endsOn as Day | null,
    monthlyHoursHundredths,
  })
  it('are those of the month, in whole minutes', () => {
    expect(contractMinutesOf([contract('2020-01-01', null, 15167)], month)).toBe(9100)
    expect(contractMinutesOf([contract('2020-01-01', null, 10400), contract('2026-01-01', null, 2000)], month)).toBe(7440)
  })
  it('are by its days where one begins or ends within it', () => {
    expect(contractMinutesOf([contract('2026-11-16', null, 15000)], month)).toBe(4500)
    expect(contractMinutesOf([contract('2020-01-01', '2026-11-10', 15000), contract('2026-11-11', null, 7500)], month)).toBe(6000)
  })
  it('are none where no contract says any, or none holds', () => {
    expect(contractMinutesOf([contract('2020-01-01', null, null)], month)).toBeNull()
    expect(contractMinutesOf([contract('2026-12-01', null, 15167)], month)).toBeNull()
    expect(gapOf({ doneMinutes: 60 }, null)).toBeNull()
  })
  it('narrow the list to those above, below, or with something to settle', () => {
    const figures = { ...noFigures(), doneMinutes: 600, noDepartureCount: 1 }
    expect([isWithin('above', figures, 540), isWithin('below', figures, 540), isWithin('above', figures, 600)]).toEqual([
      true,
      false,
      false,
    ])
    expect([isWithin('below', figures, 660), isWithin('above', figures, null), isWithin('unsettled', figures, null)]).toEqual([
      true,
      false,
      true,
    ])
    expect([isWithin('all', noFigures(), null), isWithin('unsettled', noFigures(), 0)]).toEqual([true, false])
  })
})

describe('a month is closed', () => {
  const closed = { first: '202609', last: '202610' } as const
  const range = closed as { first: Month; last: Month }
  it.each([
    ['202611', range, '2026-12-01', null],
    ['202611', range, '2026-11-30', 'notOver'],
    ['202612', range, '2027-01-01', 'earlierOpen'],
    ['202610', range, '2026-12-01', 'closed'],
    ['202609', range, '2026-12-01', 'closed'],
    ['202608', range, '2026-12-01', 'beforeFirst'],
    ['202608', null, '2026-12-01', null],
    ['202612', null, '2026-12-31', 'notOver'],
  ] as const)('once it is over and after the one before it: %s', (month, known, today, obstacle) => {
    expect(closingObstacleOf(month as Month, known, today as Day)).toBe(obstacle)
  })
  it('and what changes later goes to the first that is open', () => {
    expect([carriesTo(range), carriesTo({ first: '202612' as Month, last: '202612' as Month }), carriesTo(null)]).toEqual([
      '202611',
      '202701',
      null,
    ])
  })
})
