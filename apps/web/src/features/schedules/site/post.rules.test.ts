import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { sharedPostOf } from './post.rules.ts'

const first = shiftAt('2026-10-14T20:00:00Z', '2026-10-15T00:40:00Z', { id: 1, followedById: 2 })
const second = shiftAt('2026-10-15T00:40:00Z', '2026-10-15T02:00:00Z', { id: 2, followsId: 1, followedById: 3 })
const third = shiftAt('2026-10-15T02:00:00Z', '2026-10-15T04:00:00Z', { id: 3, followsId: 2 })
const whole = { startsLocal: first.startsLocal, endsLocal: third.endsLocal, from: third.startsLocal, heldAgain: null }

it('is one from its first part to its last, from whichever part one looks', () => {
  for (const part of [first, second, third]) expect(sharedPostOf(part, [third, first, second])).toEqual(whole)
})

it('is held again once whoever has it last has come', () => {
  const come = { ...third, arrivedLocal: third.startsLocal }
  expect(sharedPostOf(first, [first, second, come])?.heldAgain).toBe(third.startsLocal)
})

it('of a service that never changed hands there is none, nor where the others are not shown', () => {
  expect(sharedPostOf(shiftAt('2026-10-14T20:00:00Z', '2026-10-15T04:00:00Z', { id: 9 }), [first, second])).toBeNull()
  expect(sharedPostOf(first, [first])).toBeNull()
})
