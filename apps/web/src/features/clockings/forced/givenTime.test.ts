import type { ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import { actTimeProblem } from '@vigie/contract/clockings/clockings.times.rules.ts'
import {
  addMinutes,
  epochOf,
  instantOf,
  instantOfLocal,
  instantsOfLocal,
  localOf,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedDays, givenTime, proposedTime } from './givenTime.ts'

const timeZone = 'Europe/Paris'
const at = (text: string): Instant => instantOfLocal(`${text}${text.length < 19 ? ':00' : ''}` as LocalDateTime, timeZone)
const shift = (starts: string, ends: string, arrived: Instant | null = null) => ({
  startsAt: at(starts),
  endsAt: at(ends),
  arrivedAt: arrived,
  leftAt: null,
  isClockOutUnconfirmed: false,
  timeZone,
})
const night = shift('2026-10-19 19:00', '2026-10-20 07:00')
const day = shift('2026-10-20 07:00', '2026-10-20 19:00')
const said = (given: { day?: string; time: string }, act: ForcedAct, of: typeof night, now: Instant) => {
  const found = givenTime({ day: '', ...given }, act, of, now)
  return found === null || typeof found === 'string' ? found : found.instants.length === 1 ? found.local : found.instants
}
const morning = at('2026-10-20 09:00')

describe('a service of today', () => {
  it('asks for no day, and an empty time is now while it lasts', () => {
    const now = at('2026-10-20 07:14')
    expect([askedDays(day, 'start', now), proposedTime(day, 'start', now)]).toEqual([[], { day: '', time: '' }])
    expect(said({ time: '' }, 'start', day, now)).toBeNull()
    expect(said({ time: '07:10' }, 'start', day, now)).toBe('2026-10-20 07:10:00')
    expect(said({ time: '07:20' }, 'start', day, now)).toBe('ahead')
    expect(said({ time: '07h' }, 'start', day, now)).toBe('2026-10-20 07:00:00')
    expect(said({ time: 'sept' }, 'start', day, now)).toBe('unread')
  })

  it('that is over has its planned time proposed, and asks for it', () => {
    const now = at('2026-10-20 19:30')
    expect([askedDays(day, 'end', now), proposedTime(day, 'end', now)]).toEqual([[], { day: '2026-10-20', time: '19:00' }])
    expect(said({ time: '' }, 'end', day, now)).toBe('required')
    expect(said({ time: '19:10' }, 'end', day, now)).toBe('2026-10-20 19:10:00')
  })

  it('that begins just after midnight may have had its arrival before', () => {
    const early = shift('2026-10-20 00:30', '2026-10-20 08:00')
    expect(said({ time: '23:50' }, 'start', early, at('2026-10-20 01:00'))).toBe('2026-10-19 23:50:00')
  })

  it('a departure does not come before the arrival; in the same minute it is the arrival', () => {
    const arrived = { ...day, arrivedAt: at('2026-10-20 07:10:30') }
    expect(said({ time: '06:00' }, 'end', arrived, morning)).toBe('beforeArrival')
    expect(said({ time: '07:10' }, 'end', arrived, morning)).toBe('2026-10-20 07:10:30')
    expect(said({ time: '09:10' }, 'end', arrived, morning)).toBe('ahead')
  })
})

describe('an act that is not of today', () => {
  it('has its day and its time proposed as planned: last night’s arrival while the night still runs', () => {
    const now = at('2026-10-20 02:00')
    expect(proposedTime(night, 'start', now)).toEqual({ day: '2026-10-19', time: '19:00' })
    expect(askedDays(night, 'start', now)).toEqual(['2026-10-19', '2026-10-20'])
    expect(said({ day: '2026-10-20', time: '00:30' }, 'start', night, now)).toBe('2026-10-20 00:30:00')
    expect(said({ day: '2026-10-20', time: '19:00' }, 'start', night, now)).toBe('ahead')
    // Its departure is of now.
    const arrived = { ...night, arrivedAt: at('2026-10-19 19:01') }
    expect([proposedTime(arrived, 'end', now), askedDays(arrived, 'end', now)]).toEqual([{ day: '', time: '' }, []])
    expect(said({ time: '' }, 'end', arrived, now)).toBeNull()
    expect(said({ time: '23:50' }, 'end', arrived, now)).toBe('2026-10-19 23:50:00')
  })

  it('nor is an empty time now for a service of last month, however many days were not clocked', () => {
    const november = at('2026-11-14 11:00')
    expect(proposedTime(day, 'end', november)).toEqual({ day: '2026-10-20', time: '19:00' })
    expect(askedDays(day, 'end', november)).toEqual(['2026-10-19', '2026-10-20', '2026-10-21'])
    expect(said({ day: '2026-10-20', time: '' }, 'end', day, november)).toBe('required')
    expect(said({ time: '19:00' }, 'end', day, november)).toBe('dayRequired')
    expect(said({ day: '2026-10-21', time: '02:00' }, 'end', day, november)).toBe('2026-10-21 02:00:00')
    expect(said({ day: '2026-10-21', time: '07:01' }, 'end', day, november)).toBe('otherDay')
    expect(said({ day: '2026-11-14', time: '10:00' }, 'end', day, november)).toBe('otherDay')
    const early = { ...day, arrivedAt: at('2026-10-20 01:00') }
    expect(said({ day: '2026-10-21', time: '01:01' }, 'end', early, november)).toBe('tooLong')
  })
})

const [summer, winter] = instantsOfLocal('2026-10-25 02:30:00' as LocalDateTime, timeZone) as [Instant, Instant]
const october = shift('2026-10-24 21:00', '2026-10-25 06:00')
const later = at('2026-10-25 08:00')
const half = { day: '2026-10-25', time: '02:30' }

describe('a time that the clocks show twice, or skip', () => {
  it('02:30 of the night that has two is both of them, the earlier first', () => {
    expect(said(half, 'start', october, later)).toEqual([summer, winter])
    expect(said({ ...half, time: '03:00' }, 'start', october, later)).toBe('2026-10-25 03:00:00')
  })

  it('the one that cannot be meant is not asked about: it has not come yet, or precedes the arrival', () => {
    const found = (of: typeof october, act: ForcedAct, now: Instant) => {
      const one = givenTime(half, act, of, now)
      return one === null || typeof one === 'string' ? one : one.instants
    }
    expect(found(october, 'start', addMinutes(summer, 10))).toEqual([summer])
    expect(found(october, 'start', addMinutes(summer, -10))).toBe('ahead')
    // Arrived at 02:45 of the first round, left at 02:30 of the second: three quarters of an hour later.
    expect(found({ ...october, arrivedAt: addMinutes(summer, 15) }, 'end', later)).toEqual([winter])
    expect(found({ ...october, arrivedAt: addMinutes(summer, -60) }, 'end', later)).toEqual([summer, winter])
  })

  it('a time that the clocks skip is none', () => {
    const march = shift('2027-03-27 21:00', '2027-03-28 06:00')
    expect(said({ day: '2027-03-28', time: '02:30' }, 'start', march, at('2027-03-28 08:00'))).toBe('skipped')
  })
})

it('whatever is meant shows what was typed, and is what the server takes, around every change of clock', () => {
  const minutes = fc.integer({ min: -36 * 60, max: 36 * 60 })
  const change = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2028-10-29', '2026-07-14')
  const zone = fc.constantFrom('Europe/Paris', 'America/Miquelon', 'Australia/Lord_Howe', 'Atlantic/Azores', 'Indian/Reunion')
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  const two = (value: number) => String(value).padStart(2, '0')
  fc.assert(
    fc.property(
      change,
      zone,
      minutes,
      minutes,
      time,
      fc.boolean(),
      fc.nat({ max: 3 }),
      (on, own, start, since, [hours, minute], isEnd, which) => {
        const startsAt = instantOf(Date.parse(`${on}T01:00:00Z`) + start * 60_000)
        const arrivedAt = isEnd ? addMinutes(startsAt, 3) : null
        const one = { ...night, startsAt, endsAt: addMinutes(startsAt, 600), arrivedAt, timeZone: own }
        const now = addMinutes(startsAt, since)
        const typed = `${two(hours)}:${two(minute)}`
        const act = isEnd ? 'end' : 'start'
        const days = askedDays(one, act, now)
        const found = givenTime({ day: days[which % Math.max(1, days.length)] ?? '', time: typed }, act, one, now)
        if (found === null || typeof found === 'string') return
        for (const instant of found.instants) {
          expect(localOf(instant, own).slice(11, 16)).toBe(typed)
          expect(actTimeProblem(one, act, instant, now)).toBeNull()
          expect(instant >= (arrivedAt ?? '')).toBe(true)
        }
        expect(found.instants.length).toBeLessThanOrEqual(2)
        expect(epochOf(found.instants.at(-1)!) - epochOf(found.instants[0])).toBeLessThanOrEqual(3_600_000)
      },
    ),
  )
})
