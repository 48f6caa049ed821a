import { addDays, addMinutes, dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { nationalParameters } from '@vigie/contract/planning/planning.parameters.ts'
import { breachesOf } from '@vigie/contract/planning/planning.rules.ts'
import { describe, expect, test } from 'vitest'
import { allStates, parisAt, statesOf } from './clockings/day.testing.ts'
import { plannedAgents } from './people/agents.plan.ts'
import { fatesOf } from './clockings/fates.ts'
import { shiftsOf, shiftNumber } from './people/roster.ts'
import { zoneOfSite } from './places/sites.plan.ts'

/** Every half hour of a day in France for as long as something is still to begin: the last services do at 23:45. */
function* halfHours(day: Day): Generator<Instant> {
  for (let now = addMinutes(parisAt(day, '00:00'), 10); now <= parisAt(day, '23:30'); now = addMinutes(now, 30)) yield now
}

describe('a day of the demo company', () => {
  test.each(['2026-07-14', '2026-11-11', '2027-03-28', '2027-01-04'] as Day[])('shows every state at any hour of %s', (day) => {
    for (const now of halfHours(day)) {
      const seen = statesOf(day, now)
      expect(
        allStates.filter((state) => !seen.has(state)),
        localOf(now, 'Europe/Paris'),
      ).toEqual([])
    }
  })

  test('is dealt anew each day', () => {
    const days = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15'] as Day[]
    const dealt = days.map((day) =>
      [...fatesOf(day)]
        .map((one) => one.join(' '))
        .toSorted()
        .join(),
    )
    expect(new Set(dealt).size).toBe(days.length)
  })
})

describe('the rosters of the crews', () => {
  const first = '2026-07-06' as Day
  const days = Array.from({ length: 84 }, (_, at) => addDays(first, at))
  const shifts = days.flatMap(shiftsOf)

  test('man every post once a day', () => {
    for (const day of days) {
      const keys = shiftsOf(day).map(({ post }) => post.key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('break no rule of labour law in twelve weeks without a change of clock', () => {
    for (const { number } of plannedAgents) {
      const own = shifts
        .filter(({ agent }) => agent === number)
        .map(({ post, day, startsAt, endsAt }) => ({
          number: shiftNumber(day, post.key),
          startsAt,
          endsAt,
          timeZone: zoneOfSite.get(post.site)!,
        }))
      const refused = breachesOf(own, { contracts: [], bornOn: null, holidays: [] }, nationalParameters).filter(
        ({ kind }) => kind === 'refuse',
      )
      expect(refused, number).toEqual([])
    }
  })

  test('begin each service on the day of its number, at the site', () => {
    for (const { day, startsAt, post } of shifts) expect(dayOf(localOf(startsAt, zoneOfSite.get(post.site)!))).toBe(day)
  })
})
