import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, addSeconds, dayOf, instantOfLocal, localOf, minutesBetween, type Instant, type LocalDateTime } from '../kit/time.ts'
import { actTimeProblem, daysOfActs, isOfItsDay, isTooLong, mustSayWhen, proposedAt } from './clockings.times.rules.ts'

const timeZone = 'Europe/Paris'
const at = (text: string): Instant => instantOfLocal(`${text}:00` as LocalDateTime, timeZone)
const shift = (starts: string, ends: string, arrived: string | null = null, left: string | null = null) => ({
  startsAt: at(starts),
  endsAt: at(ends),
  arrivedAt: arrived === null ? null : at(arrived),
  leftAt: left === null ? null : at(left),
  isClockOutUnconfirmed: false,
  timeZone,
})
const day = shift('2026-10-12 07:00', '2026-10-12 19:00')
const night = shift('2026-10-12 19:00', '2026-10-13 07:00')
const november = at('2026-11-14 11:00')

describe('the time that a person gives of an act', () => {
  it.each([
    ['12 hours before the planned start', '2026-10-11 19:00', null],
    ['a minute before that', '2026-10-11 18:59', 'otherDay'],
    ['12 hours after the planned end', '2026-10-13 07:00', null],
    ['a minute after that', '2026-10-13 07:01', 'otherDay'],
    ['a month later', '2026-11-14 11:00', 'otherDay'],
    ['what has not come yet', '2026-11-14 11:01', 'ahead'],
  ])('lies in its day: %s', (_, given, problem) => {
    expect(actTimeProblem(day, 'start', at(given), november)).toBe(problem)
    expect(actTimeProblem(day, 'break_start', at(given), november)).toBe(problem)
  })

  it('never makes a service longer than 24 hours, by its departure or by its arrival', () => {
    const arrived = { ...day, arrivedAt: at('2026-10-12 06:00') }
    expect(actTimeProblem(arrived, 'end', at('2026-10-13 06:00'), november)).toBeNull()
    expect(actTimeProblem(arrived, 'end', addSeconds(at('2026-10-13 06:00'), 1), november)).toBe('tooLong')
    const left = { ...day, leftAt: at('2026-10-13 06:00') }
    expect(actTimeProblem(left, 'start', at('2026-10-12 06:00'), november)).toBeNull()
    expect(actTimeProblem(left, 'start', at('2026-10-12 05:59'), november)).toBe('tooLong')
    expect(actTimeProblem({ ...left, isClockOutUnconfirmed: true }, 'start', at('2026-10-12 05:59'), november)).toBeNull()
  })

  it('of a service that is planned for 24 hours may be an hour longer: who came before it, or waited for the relief, did no wrong', () => {
    const planned = shift('2026-10-12 08:00', '2026-10-13 08:00')
    const lasts = (arrival: string, departure: string) => isTooLong(planned, at(arrival), at(departure))
    expect([lasts('2026-10-12 07:50', '2026-10-13 08:00'), lasts('2026-10-12 08:00', '2026-10-13 09:00')]).toEqual([false, false])
    expect(lasts('2026-10-12 08:00', '2026-10-13 09:01')).toBe(true)
    const shorter = shift('2026-10-12 08:00', '2026-10-13 07:00')
    expect(isTooLong(shorter, at('2026-10-12 08:00'), at('2026-10-13 08:00'))).toBe(false)
    expect(isTooLong(shorter, at('2026-10-12 08:00'), at('2026-10-13 08:01'))).toBe(true)
  })

  it('of a night is counted on instants: 12 hours before the night of October’s change, by whatever the clock shows', () => {
    const october = shift('2026-10-25 07:00', '2026-10-25 19:00')
    expect(isOfItsDay(october, at('2026-10-24 20:00'))).toBe(true)
    expect(isOfItsDay(october, at('2026-10-24 19:59'))).toBe(false)
    expect(isTooLong(october, at('2026-10-24 19:00'), at('2026-10-25 18:00'))).toBe(false)
    expect(isTooLong(october, at('2026-10-24 19:00'), at('2026-10-25 18:01'))).toBe(true)
  })
})

describe('the time that is proposed of an act', () => {
  it.each([
    ['none while the service of today runs: now', day, 'start', '2026-10-12 07:20', null],
    ['none of a departure before its planned end', day, 'end', '2026-10-12 18:00', null],
    ['the planned end once it is over', day, 'end', '2026-10-12 19:30', '2026-10-12 19:00'],
    ['the planned start once it is over', day, 'start', '2026-10-12 19:30', '2026-10-12 07:00'],
    ['the planned start of a month ago', day, 'start', '2026-11-14 11:00', '2026-10-12 07:00'],
    ['yesterday evening, of a night that still runs', night, 'start', '2026-10-13 02:00', '2026-10-12 19:00'],
    ['none of the departure of such a night: now', night, 'end', '2026-10-13 02:00', null],
    ['this morning, of the night before', night, 'end', '2026-10-13 09:00', '2026-10-13 07:00'],
    ['none before its own day', day, 'start', '2026-10-11 22:00', null],
  ] as const)('is %s', (_, of, act, now, proposed) => {
    expect(proposedAt(of, act, at(now))).toBe(proposed && at(proposed))
    expect(mustSayWhen(of, act, at(now))).toBe(proposed !== null)
  })

  it('is none where a departure would precede the arrival or lie a day after it, and must be said all the same', () => {
    const late = { ...day, arrivedAt: at('2026-10-12 19:10') }
    expect([proposedAt(late, 'end', november), mustSayWhen(late, 'end', november)]).toEqual([null, true])
    const early = { ...night, arrivedAt: at('2026-10-12 06:59') }
    expect([proposedAt(early, 'end', november), mustSayWhen(early, 'end', november)]).toEqual([null, true])
  })

  it('may be of the days that the service touches, and of those 12 hours away, as far as they have come', () => {
    expect(daysOfActs(night, november)).toEqual(['2026-10-12', '2026-10-13'])
    expect(daysOfActs(day, november)).toEqual(['2026-10-11', '2026-10-12', '2026-10-13'])
    expect(daysOfActs(day, at('2026-10-12 23:00'))).toEqual(['2026-10-11', '2026-10-12'])
    expect(daysOfActs(day, at('2026-10-01 23:00'))).toEqual([])
  })

  it('is always one that the rule takes, on one of the days that may be chosen, around every change of clock', () => {
    const change = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2026-07-14')
    const zone = fc.constantFrom('Europe/Paris', 'America/Miquelon', 'Australia/Lord_Howe', 'Indian/Reunion')
    const minutes = fc.integer({ min: -2880, max: 2880 })
    const arrival = fc.option(fc.integer({ min: -720, max: 2160 }), { nil: null })
    fc.assert(
      fc.property(
        change,
        zone,
        minutes,
        fc.integer({ min: 1, max: 1440 }),
        minutes,
        arrival,
        fc.constantFrom('start' as const, 'end' as const),
        (on, own, start, lasts, since, arrived, act) => {
          const startsAt = addMinutes(`${on}T01:00:00Z` as Instant, start)
          const one = {
            startsAt,
            endsAt: addMinutes(startsAt, lasts),
            arrivedAt: act === 'end' && arrived !== null ? addMinutes(startsAt, arrived) : null,
            leftAt: null,
            isClockOutUnconfirmed: false,
            timeZone: own,
          }
          const now = addMinutes(startsAt, since)
          const proposed = proposedAt(one, act, now)
          if (proposed === null) return
          expect(actTimeProblem(one, act, proposed, now)).toBeNull()
          expect(minutesBetween(one.arrivedAt ?? proposed, proposed)).toBeGreaterThanOrEqual(0)
          expect(daysOfActs(one, now)).toContain(dayOf(localOf(proposed, own)))
        },
      ),
    )
  })
})
