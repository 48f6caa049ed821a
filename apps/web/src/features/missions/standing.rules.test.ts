import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { expect, it } from 'vitest'
import { missionOf, offeredAt } from './missions.testing.ts'
import { isListed, isNew, servicesOf, standingOf } from './standing.rules.ts'

const now = '2026-11-26T08:00:00Z' as Instant
const shift = offeredAt('2026-11-27T18:00:00Z', '2026-11-28T06:00:00Z')
const stands = (changes: Partial<Mission>) => standingOf(missionOf([shift], changes), now)

it.each([
  [{}, 'asked'],
  [{ response: 2 }, 'available'],
  [{ response: 3 }, 'unavailable'],
  [{ state: 'assigned', isMine: true, response: 2 }, 'mine'],
  [{ state: 'assigned', response: 2 }, 'gone'],
  [{ state: 'filled' }, 'gone'],
  [{ state: 'closed' }, 'withdrawn'],
  [{ state: 'over' }, 'late'],
] as const)('%j is %s', (changes, standing) => expect(stands(changes)).toBe(standing))

it('one that was open when it was read is too late once a service that nobody has begins', () => {
  const mission = missionOf([shift], { response: 2 })
  expect(standingOf(mission, shift.startsAt)).toBe('late')
  expect(
    standingOf(missionOf([{ ...shift, isOpen: false }, offeredAt('2026-11-29T18:00:00Z', '2026-11-30T06:00:00Z')]), shift.startsAt),
  ).toBe('asked')
})

it('what went to others is listed for those alone who had said yes, what has begun for nobody', () => {
  expect(isListed('gone', { response: 2 })).toBe(true)
  expect(isListed('gone', { response: null })).toBe(false)
  expect(isListed('withdrawn', { response: 3 })).toBe(false)
  expect(isListed('late', { response: 2 })).toBe(false)
  expect(isListed('mine', { response: 2 })).toBe(true)
})

it('is new until it was looked at or answered; of an open mission only what is still open is at stake', () => {
  expect(isNew('asked', { viewedAt: null })).toBe(true)
  expect(isNew('asked', { viewedAt: now })).toBe(false)
  expect(isNew('unavailable', { viewedAt: null })).toBe(false)
  const taken = { ...shift, isOpen: false }
  expect(servicesOf(missionOf([taken, shift]))).toEqual([shift])
  expect(servicesOf(missionOf([taken], { state: 'assigned', isMine: true }))).toEqual([taken])
})
