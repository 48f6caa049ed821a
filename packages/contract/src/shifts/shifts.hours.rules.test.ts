import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, dayOf, localOf, type Day, type Instant } from '../kit/time.ts'
import { addHours, hoursByDay, hoursOf, nightMinutesOf, noHours, type HoursSpan } from './shifts.hours.rules.ts'

const none = new Set<Day>()
const paris = (startsAt: string, endsAt: string): HoursSpan => ({
  startsAt: startsAt as Instant,
  endsAt: endsAt as Instant,
  timeZone: 'Europe/Paris',
})

/** Minute by minute, by what the wall clock shows. */
function counted({ startsAt, endsAt, timeZone }: HoursSpan): Map<Day, { minutes: number; nightMinutes: number }> {
  const days = new Map<Day, { minutes: number; nightMinutes: number }>()
  for (let at = startsAt; at < endsAt; at = addMinutes(at, 1)) {
    const local = localOf(at, timeZone)
    const hour = Number(local.slice(11, 13))
    const day = days.get(dayOf(local)) ?? { minutes: 0, nightMinutes: 0 }
    days.set(dayOf(local), { minutes: day.minutes + 1, nightMinutes: day.nightMinutes + (hour >= 21 || hour < 6 ? 1 : 0) })
  }
  return days
}

describe('the hours of a service', () => {
  it('of a night are those of two days, nine of them between 21h and 6h', () => {
    const night = paris('2026-11-10T18:00:00Z', '2026-11-11T06:00:00Z')
    expect(hoursByDay(night)).toEqual([
      { day: '2026-11-10', minutes: 300, nightMinutes: 180 },
      { day: '2026-11-11', minutes: 420, nightMinutes: 360 },
    ])
    expect(hoursOf(night, new Set(['2026-11-11'] as Day[]))).toEqual({
      minutes: 720,
      nightMinutes: 540,
      sundayMinutes: 0,
      holidayMinutes: 420,
    })
  })

  it('over the October change last ten hours, over the March change eight, all of them at night', () => {
    const october = hoursOf(paris('2026-10-24T19:00:00Z', '2026-10-25T05:00:00Z'), none)
    expect(october).toEqual({ minutes: 600, nightMinutes: 600, sundayMinutes: 420, holidayMinutes: 0 })
    const march = hoursOf(paris('2026-03-28T20:00:00Z', '2026-03-29T04:00:00Z'), none)
    expect(march).toEqual({ minutes: 480, nightMinutes: 480, sundayMinutes: 300, holidayMinutes: 0 })
  })

  it('of a month’s last night and of a year’s stay one service, cut at midnight', () => {
    const last = hoursByDay(paris('2026-12-31T20:00:00Z', '2027-01-01T05:00:00Z'))
    expect(last.map(({ day, minutes }) => [day, minutes])).toEqual([
      ['2026-12-31', 180],
      ['2027-01-01', 360],
    ])
  })

  it('that end at midnight touch no day that begins then', () => {
    expect(hoursByDay(paris('2026-11-10T15:00:00Z', '2026-11-10T23:00:00Z')).map(({ day }) => day)).toEqual(['2026-11-10'])
  })

  it('that begin in the hour that is said twice are counted as they last', () => {
    expect(hoursByDay(paris('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'))).toEqual([
      { day: '2026-10-25', minutes: 60, nightMinutes: 60 },
    ])
  })

  it('are what a count of every minute says, in any zone and around its changes of clock', () => {
    const zones = ['Europe/Paris', 'Indian/Reunion', 'America/Martinique', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu']
    const around = ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z', '2026-04-04T06:00:00Z', '2026-09-05T12:00:00Z', '2026-12-31T08:00:00Z']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...around),
        fc.integer({ min: 0, max: 2880 }),
        fc.integer({ min: 1, max: 1500 }),
        (timeZone, from, after, lasts) => {
          const startsAt = addMinutes(from as Instant, after)
          const span = { startsAt, endsAt: addMinutes(startsAt, lasts), timeZone }
          const days = counted(span)
          expect(hoursByDay(span)).toEqual([...days].map(([day, hours]) => ({ day, ...hours })))
          const holidays = new Set([...days.keys()].slice(1))
          const sum = hoursOf(span, holidays)
          expect(sum.minutes).toBe(lasts)
          expect(nightMinutesOf(span)).toBe([...days.values()].reduce((all, { nightMinutes }) => all + nightMinutes, 0))
          expect(sum.holidayMinutes).toBe([...days].reduce((all, [day, { minutes }]) => all + (holidays.has(day) ? minutes : 0), 0))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('are added piece by piece', () => {
    const one = hoursOf(paris('2026-11-08T10:00:00Z', '2026-11-08T12:00:00Z'), none)
    expect(addHours(one, addHours(one, noHours))).toEqual({ minutes: 240, nightMinutes: 0, sundayMinutes: 240, holidayMinutes: 0 })
  })
})
