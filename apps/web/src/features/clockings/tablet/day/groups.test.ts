import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { nextGroup, runningGroup } from './groups.ts'
import { aNightShift, aRunningShift, aShift } from '../testing.ts'

const at = (clock: string) => `2026-10-20T${clock}:00Z` as Instant
const grace = 720
const evening = {
  startsAt: at('17:00'),
  endsAt: '2026-10-21T05:00:00Z' as Instant,
  startsLocal: '2026-10-20 19:00:00' as LocalDateTime,
  endsLocal: '2026-10-21 07:00:00' as LocalDateTime,
  isNight: true,
}

test('those of the next start are awaited together, with the minutes until then', () => {
  const shifts = [aShift({ id: 1 }), aShift({ id: 2, agentName: 'LOPEZ Ana' }), aShift({ id: 3, ...evening })]
  expect(nextGroup(shifts, at('04:52'), 5)).toEqual({
    kind: 'expected',
    hours: '07:00',
    isNight: false,
    count: 2,
    minutes: 8,
    names: ['HADDAD Rachid', 'LOPEZ Ana'],
    late: { count: 0, names: [] },
  })
})

test('whoever has come is awaited no more', () => {
  expect(nextGroup([aRunningShift(), aShift({ id: 2 })], at('05:10'), 5)).toMatchObject({ count: 1, minutes: null })
})

test('nobody is awaited for a post without an agent', () => {
  expect(nextGroup([aShift({ agentId: null, agentName: null })], at('04:52'), 5)).toBeNull()
})

test('who is late stays awaited beside the next ones, to the planned end', () => {
  const shifts = [aShift(), aShift({ id: 2, agentName: 'LOPEZ Ana', ...evening })]
  const late = { count: 1, names: ['HADDAD Rachid'] }
  expect(nextGroup(shifts, at('05:05'), 5)).toMatchObject({ hours: '07:00', count: 1, late: { count: 0 }, names: ['HADDAD Rachid'] })
  expect(nextGroup(shifts, at('05:06'), 5)).toMatchObject({ hours: '19:00', isNight: true, count: 1, names: ['LOPEZ Ana'], late })
  expect(nextGroup(shifts, at('16:59'), 5)).toMatchObject({ hours: '19:00', count: 1, minutes: 1, late })
  expect(nextGroup(shifts, at('17:00'), 5)).toMatchObject({ hours: '19:00', count: 1, late: { count: 0, names: [] } })
})

test('where nobody else is awaited, whoever is late stands alone', () => {
  const late = { count: 2, names: ['HADDAD Rachid', 'LOPEZ Ana'] }
  const shifts = [aShift(), aShift({ id: 2, agentName: 'LOPEZ Ana' })]
  expect(nextGroup(shifts, at('08:00'), 5)).toMatchObject({ hours: '07:00', count: 2, names: [], late })
})

test('day and night at the same hour are not told apart', () => {
  expect(nextGroup([aShift(), aShift({ id: 2, isNight: true })], at('04:52'), 5)).toMatchObject({ count: 2, isNight: null })
})

test('hidden names stay hidden', () => {
  expect(nextGroup([aShift({ agentName: null })], at('04:52'), 5)).toMatchObject({ count: 1, names: [] })
})

test('those at their post are counted with their hours', () => {
  expect(runningGroup([aNightShift(), aShift()], at('04:52'), grace)).toMatchObject({
    kind: 'present',
    count: 1,
    isNight: true,
    hours: '19:00\u2009–\u200907:00',
  })
})

test('different hours are not written as one', () => {
  expect(runningGroup([aNightShift(), aRunningShift()], at('04:55'), grace)).toMatchObject({ count: 2, hours: null, isNight: null })
})

test('a departure that was forgotten does not keep somebody at the post for ever', () => {
  expect(runningGroup([aNightShift()], at('16:59'), grace)).toMatchObject({ count: 1 })
  expect(runningGroup([aNightShift()], at('17:01'), grace)).toBeNull()
  expect(runningGroup([], at('04:52'), grace)).toBeNull()
})
