import { expect, it } from 'vitest'
import type { Instant } from '../kit/time.ts'
import { doOverlap, stateOfMission } from './missions.rules.ts'

const now = '2026-10-12T06:00:00Z' as Instant
const [past, later] = ['2026-10-12T05:59:59Z' as Instant, '2026-10-12T06:00:01Z' as Instant]
const open = { closedAt: null, assignedAgentId: null, endedAs: null }

it.each([
  [{ ...open, shifts: [{ agentId: null, startsAt: later }] }, 'open'],
  [
    {
      ...open,
      shifts: [
        { agentId: 5, startsAt: past },
        { agentId: null, startsAt: later },
      ],
    },
    'open',
  ],
  [{ ...open, shifts: [{ agentId: null, startsAt: now }] }, 'over'],
  [
    {
      ...open,
      shifts: [
        { agentId: null, startsAt: past },
        { agentId: null, startsAt: later },
      ],
    },
    'over',
  ],
  [{ ...open, shifts: [{ agentId: 5, startsAt: later }] }, 'filled'],
  [{ ...open, endedAs: 'over', shifts: [{ agentId: 5, startsAt: past }] }, 'over'],
  [{ ...open, closedAt: past, shifts: [{ agentId: null, startsAt: later }] }, 'closed'],
  [{ ...open, endedAs: 'filled', closedAt: past, assignedAgentId: 5, shifts: [{ agentId: 5, startsAt: past }] }, 'assigned'],
] as const)('%j is %s', (facts, state) => expect(stateOfMission(facts, now)).toBe(state))

it('services overlap where one begins before another has ended, whichever comes first', () => {
  const at = (startsAt: string, endsAt: string) => ({ startsAt: startsAt as Instant, endsAt: endsAt as Instant })
  const [night, day] = [at('2026-10-24T19:00:00Z', '2026-10-25T06:00:00Z'), at('2026-10-25T06:00:00Z', '2026-10-25T14:00:00Z')]
  expect(doOverlap([day, night])).toBe(false)
  expect(doOverlap([day, night, at('2026-10-24T20:00:00Z', '2026-10-24T21:00:00Z')])).toBe(true)
  expect(doOverlap([day, day])).toBe(true)
  expect(doOverlap([])).toBe(false)
})
