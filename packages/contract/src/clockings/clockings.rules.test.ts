import { expect, it } from 'vitest'
import type { Instant } from '../kit/time.ts'
import { forcedActs } from './clockings.rules.ts'

const [starts, ends] = ['2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z'] as Instant[] as [Instant, Instant]
const shift = (arrived: 'none' | 'sure' | 'doubtful', left: 'none' | 'sure' | 'doubtful' = 'none') => ({
  startsAt: starts,
  endsAt: ends,
  arrivedAt: arrived === 'none' ? null : starts,
  leftAt: left === 'none' ? null : ends,
  isClockInUnconfirmed: arrived === 'doubtful',
  isClockOutUnconfirmed: left === 'doubtful',
})

it('a manager clocks what is missing, and what stands only until it is confirmed: after an unconfirmed arrival the departure first', () => {
  expect(forcedActs(shift('none'))).toEqual(['start'])
  expect(forcedActs(shift('sure'))).toEqual(['end'])
  expect(forcedActs(shift('doubtful'))).toEqual(['end', 'start'])
  expect(forcedActs(shift('sure', 'sure'))).toEqual([])
  expect(forcedActs(shift('sure', 'doubtful'))).toEqual(['end'])
  expect(forcedActs(shift('doubtful', 'doubtful'))).toEqual(['end', 'start'])
  expect(forcedActs(shift('doubtful', 'sure'))).toEqual([])
})
