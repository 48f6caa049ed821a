import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { unclocked } from './unclocked.rules.ts'

const [starts, arrived, ends, left] = ['2026-10-20T05:00:00Z', '2026-10-20T05:02:00Z', '2026-10-20T13:00:00Z', '2026-10-20T13:01:00Z']
const words = (changes: { arrivedAt?: string; leftAt?: string; agentId?: null }, now: string) => {
  const shift = shiftAt(starts, ends, changes as Partial<ReturnType<typeof shiftAt>>)
  return (['onTheWay', 'arrived', 'left'] as const).map((act) => unclocked(shift, act, now as Instant))
}

it('what is still waited for is not yet clocked', () => {
  expect(words({}, '2026-10-20T04:30:00Z')).toEqual(['notYet', 'notYet', 'notYet'])
  expect(words({}, '2026-10-20T05:10:00Z')).toEqual(['notYet', 'notClocked', 'notYet'])
})

it('of who has arrived, and of a service that is over, nobody waits to hear «je suis en route»', () => {
  expect(words({ arrivedAt: arrived }, '2026-10-20T05:10:00Z')[0]).toBe('notSaid')
  expect(words({ arrivedAt: arrived, leftAt: left }, '2026-10-20T14:00:00Z')[0]).toBe('notSaid')
  expect(words({}, '2026-10-20T14:00:00Z')).toEqual(['notSaid', 'notClocked', 'notClocked'])
})

it('an arrival that is missing before a departure does not come any more', () => {
  expect(words({ leftAt: '2026-10-20T04:59:00Z' }, '2026-10-20T04:59:30Z')[1]).toBe('notClocked')
})

it('where nobody is planned nothing is waited for', () => {
  expect(words({ agentId: null }, '2026-10-20T04:30:00Z')).toEqual(['none', 'none', 'none'])
})
