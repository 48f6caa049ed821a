import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import type { ActState, QueuedAct } from './acts.ts'
import { isPending, transition, type ActEvent } from './machine.ts'

const act = (state: ActState, agentName: string | null = null) =>
  ({
    id: 5,
    clockingUuid: 'u',
    state,
    deviceSeq: null,
    refused: null,
    happenedAt: '2026-10-12T05:00:00Z',
    facts: { act: 'start', agentName },
  }) as QueuedAct
const numbered: ActEvent = { type: 'numbered', deviceSeq: 8, sequenceUuid: 's', proof: null }
const refused: ActEvent = { type: 'refused', why: 'Trop tard.', isTold: false }

test('an act that nobody answered waits with its number, and keeps the number it has', () => {
  expect(transition(act('fresh'), numbered)).toMatchObject({
    id: 5,
    state: 'waiting',
    deviceSeq: 8,
    input: { sequenceUuid: 's', proof: null },
  })
  const waiting = { ...act('waiting'), deviceSeq: 3 }
  expect(transition(waiting, numbered)).toBe(waiting)
})

test.each(['fresh', 'waiting', 'refused', 'unconfirmed'] as const)('one that is %s is gone once the server has it', (state) => {
  expect(transition(act(state), { type: 'recorded' })).toBeNull()
})

test('a refusal stays until it is read, where nobody was told of it', () => {
  const stays = transition(act('waiting'), refused)
  expect(stays).toMatchObject({ state: 'refused', refused: 'Trop tard.' })
  expect(transition(stays!, { ...refused, why: 'Autre chose.' })).toBe(stays)
  expect(transition(stays!, numbered)).toBe(stays)
  expect(transition(stays!, { type: 'read' })).toBeNull()
})

test('a refusal is gone at once where the screen says it, and at a tablet', () => {
  expect(transition(act('fresh'), { ...refused, isTold: true })).toBeNull()
  expect(transition(act('waiting', 'NGUYEN Cécile'), refused)).toBeNull()
})

test.each(['fresh', 'waiting'] as const)('reading drops nothing that is %s', (state) => {
  expect(transition(act(state), { type: 'read' })).toMatchObject({ state })
})

test('an act that a manager must confirm says why until it is read, and is sent no more', () => {
  const placed = '2026-10-12T06:51:00Z' as Instant
  const shift = { arrivedAt: placed, leftAt: null, preClockInAt: null, saidBreakStartedAt: null }
  const event: ActEvent = { type: 'unconfirmed', why: 'Horloge changée.', isTold: false, shift }
  const stays = transition(act('waiting'), event)
  // At the time at which it was placed, and not at the one that the phone believed.
  expect(stays).toMatchObject({ state: 'unconfirmed', refused: 'Horloge changée.', happenedAt: placed })
  expect(isPending(stays!)).toBe(false)
  expect(transition(stays!, refused)).toBe(stays)
  expect(transition(stays!, { type: 'read' })).toBeNull()
  expect(transition(act('waiting', 'NGUYEN Cécile'), event)).toBeNull()
  expect(transition(act('waiting'), { ...event, shift: null })).toMatchObject({ happenedAt: '2026-10-12T05:00:00Z' })
})
