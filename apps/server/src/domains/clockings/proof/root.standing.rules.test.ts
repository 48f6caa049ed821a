import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { nextNightAt } from '../../../platform/queue/nights.ts'
import { rootsStanding } from './root.standing.rules.ts'

const at = (clock: string, day = '2026-10-12') => `${day}T${clock}:00Z` as Instant
const standing = (now: Instant, waitingSince: Instant | null, lastNight: Instant | null = at('02:00')) =>
  rootsStanding({ lastNight, waitingSince, nextNight: nextNightAt(now), now })

it('an act waits for the end of its hour; nothing to cover waits for the night', () => {
  expect(standing(at('08:20'), at('08:05'))).toEqual({ nextAt: at('09:00'), isLate: false })
  expect(standing(at('08:20'), null)).toEqual({ nextAt: at('02:00', '2026-10-13'), isLate: false })
})

it('a root that is some minutes behind its hour is not late, one that is a quarter behind is', () => {
  expect([at('09:10'), at('09:15'), at('09:16'), at('12:00')].map((now) => standing(now, at('08:59')).isLate)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('a night without a root is late, though nothing was clocked; not while the company has had none yet', () => {
  const days = [at('02:10', '2026-10-13'), at('04:00', '2026-10-13')]
  expect(days.map((now) => standing(now, null).isLate)).toEqual([false, true])
  expect(days.map((now) => standing(now, null, null).isLate)).toEqual([false, false])
})

it('the next night begins at four in Paris, and after a change of clock once the same hours have gone', () => {
  expect([at('01:59'), at('02:00'), at('12:00'), at('12:00', '2026-12-12')].map(nextNightAt)).toEqual([
    at('02:00'),
    at('02:00', '2026-10-13'),
    at('02:00', '2026-10-13'),
    at('03:00', '2026-12-13'),
  ])
  expect(nextNightAt(at('12:00', '2026-10-24'))).toBe(at('02:00', '2026-10-25'))
})
