import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { size } from '../kit/size.testing.ts'
import { addMinutes, instantOf, localOf, type Instant } from '../kit/time.ts'
import { nationalParameters } from './planning.parameters.ts'
import { inOrder, periodsOf, stretchesOf, weeksOf, weekStart, workedIn, type PlannedShift } from './planning.periods.ts'
import { breachesOf } from './planning.rules.ts'
import { adult } from './planning.testing.ts'

const zones = ['Europe/Paris', 'America/Martinique', 'Indian/Reunion', 'America/Miquelon']
const from = Date.parse('2026-03-20T00:00:00Z')
const to = Date.parse('2027-04-02T00:00:00Z')

/** Services around both changes of clock, in any order, which may overlap. */
const plannings = fc
  .array(fc.tuple(fc.integer({ min: from / 60_000, max: to / 60_000 }), fc.integer({ min: 1, max: 1440 }), fc.constantFrom(...zones)), {
    maxLength: 40,
  })
  .map((rows) =>
    rows.map(([minute, length, timeZone], at): PlannedShift => {
      const startsAt = instantOf(minute * 60_000)
      return { number: `V${at}`, startsAt, endsAt: addMinutes(startsAt, length), timeZone }
    }),
  )
const twoHours = () => 2 * 3_600_000
const key = (breaches: ReturnType<typeof breachesOf>) =>
  breaches.map(({ rule, shiftNumbers }) => `${rule} ${shiftNumbers.toSorted().join()}`).toSorted()

describe('for any planning', () => {
  test('weeks neither lose nor invent work', () => {
    fc.assert(
      fc.property(plannings, (shifts) => {
        const stretches = stretchesOf(inOrder(shifts))
        const byWeek = [...weeksOf(stretches).values()].flat()
        expect(workedIn(byWeek)).toBe(workedIn(stretches))
      }),
      { numRuns: size(100, 5_000) },
    )
  })
  test('every piece of a week lies inside it, in the zone of its site', () => {
    fc.assert(
      fc.property(plannings, (shifts) => {
        for (const [week, pieces] of weeksOf(stretchesOf(inOrder(shifts))))
          for (const piece of pieces) {
            expect(piece.from).toBeGreaterThanOrEqual(weekStart(week, piece.shift.timeZone))
            expect(piece.to).toBeLessThanOrEqual(weekStart(week + 1, piece.shift.timeZone))
          }
      }),
      { numRuns: size(100, 5_000) },
    )
  })
  test('a minute is worked when some service covers it, and once', () => {
    fc.assert(
      fc.property(plannings, (shifts) => {
        const covered = new Set<number>()
        for (const { startsAt, endsAt } of shifts)
          for (let at = Date.parse(startsAt); at < Date.parse(endsAt); at += 60_000) covered.add(at)
        expect(workedIn(stretchesOf(inOrder(shifts)))).toBe(covered.size * 60_000)
      }),
      { numRuns: size(30, 1_000) },
    )
  })
  test('between two periods lie more than two hours', () => {
    fc.assert(
      fc.property(plannings, (shifts) => {
        const periods = periodsOf(stretchesOf(inOrder(shifts)), twoHours)
        const pauses = periods.slice(1).map((period, at) => period.from - periods[at]!.to)
        expect(pauses.filter((pause) => pause <= twoHours())).toEqual([])
      }),
      { numRuns: size(100, 5_000) },
    )
  })
  test('the breaches do not depend on the order of the services', () => {
    const shuffled = plannings.chain((shifts) => fc.tuple(fc.constant(shifts), fc.shuffledSubarray(shifts, { minLength: shifts.length })))
    fc.assert(
      fc.property(shuffled, ([shifts, other]) => {
        const isTie = new Set(shifts.map(({ startsAt, endsAt }) => startsAt + endsAt)).size < shifts.length
        fc.pre(!isTie)
        expect(key(breachesOf(other, adult, nationalParameters))).toEqual(key(breachesOf(shifts, adult, nationalParameters)))
      }),
      { numRuns: size(100, 5_000) },
    )
  })
  test('two services overlap exactly when a rule says so', () => {
    fc.assert(
      fc.property(plannings, (shifts) => {
        const told = breachesOf(shifts, adult, nationalParameters).filter(({ rule }) => rule === 'OVERLAP').length
        const meets = (a: PlannedShift, b: PlannedShift) => a.startsAt < b.endsAt && b.startsAt < a.endsAt
        const pairs = shifts.flatMap((one, at) => shifts.slice(at + 1).filter((other) => meets(one, other)))
        expect(told).toBe(pairs.length)
      }),
      { numRuns: size(100, 5_000) },
    )
  })
})

test('a civil week begins on a Monday at midnight of the site, also across a change of clock', () => {
  for (const zone of zones)
    for (let week = 2930; week < 2990; week++) {
      const start = new Date(weekStart(week, zone)).toISOString().replace('.000', '') as Instant
      expect(localOf(start, zone)).toMatch(/ 00:00:00$/)
      expect(new Date(`${localOf(start, zone).slice(0, 10)}T00:00:00Z`).getUTCDay()).toBe(1)
    }
})
