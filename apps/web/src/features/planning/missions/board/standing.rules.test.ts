import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { expect, it } from 'vitest'
import { answersOf, standingOf } from './standing.rules.ts'

const now = '2026-10-12T06:00:00Z' as Instant
const mission = (state: Mission['state'], startsAt: string, responses: readonly (2 | 3 | null)[]) =>
  ({ state, shifts: [{ isOpen: true, startsAt }], agents: responses.map((response) => ({ response })) }) as unknown as Mission

it.each([
  ['open', '2026-10-12T07:00:00Z', [null, 3], 'open'],
  ['open', '2026-10-12T07:00:00Z', [null, 2], 'answered'],
  ['open', '2026-10-12T06:00:00Z', [2], 'over'],
  ['assigned', '2026-10-12T05:00:00Z', [2], 'assigned'],
  ['filled', '2026-10-12T07:00:00Z', [2], 'filled'],
] as const)('a mission that is %s, begins at %s and has the answers %j is %s', (state, startsAt, responses, standing) =>
  expect(standingOf(mission(state, startsAt, responses), now)).toBe(standing),
)

it('counts the answers', () =>
  expect(answersOf(mission('open', '2026-10-12T07:00:00Z', [2, 3, null, 2]))).toEqual({ yes: 2, no: 1, silent: 1 }))
