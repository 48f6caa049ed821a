import { refusalCodes } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { OfflineError, RefusedError } from '../../../../api/errors.ts'
import { isUnanswered } from '../../../../offline/unanswered.ts'
import { keyOf, nothingYet, refusedBy, toneOf } from './refusals.ts'
import { aShift } from '../testing.ts'

const refused = (status: number, code: string, seconds?: number) => new RefusedError(status, code, 'Une phrase.', {}, seconds)

test('a wrong code or badge is red, not now or not here is amber', () => {
  expect(['WARN_INCORRECT_CODE', 'ON_TIME_NFC_UNRECOGNIZED', 'RESOURCE_ACCESS_FORBIDDEN'].map(toneOf)).toEqual([
    'missing',
    'missing',
    'missing',
  ])
  expect(['NO_CLOCKING', 'WRONG_SITE_CLOCKING', 'TICKET_DEAD', 'TOO_MANY_TRIES', 'OFFLINE'].map(toneOf)).toEqual(Array(5).fill('late'))
})

test('every code has words; one that the tablet does not know shows the sentence of the server', () => {
  for (const code of Object.keys(refusalCodes)) expect(keyOf(code)).toMatch(/^[A-Z_]+$/)
  expect(keyOf('UNFORESEEN')).toBe('OTHER')
  expect(refusedBy(refused(500, 'UNFORESEEN'), 0)).toEqual({ code: 'UNFORESEEN', message: 'Une phrase.' })
})

test('a service that has changed meanwhile is looked at again', () => {
  expect(keyOf('CONFLICT')).toBe('CHANGED')
  expect(keyOf('NOT_FOUND')).toBe('CHANGED')
})

test('too many tries last as long as the server says', () => {
  expect(refusedBy(refused(429, 'TOO_MANY_TRIES', 20), 1000)).toMatchObject({ lockedUntil: 21_000 })
  expect(refusedBy(refused(429, 'TOO_MANY_TRIES'), 1000)).toMatchObject({ lockedUntil: 6000 })
})

test('without network nothing is said to be wrong', () => {
  expect(refusedBy(new OfflineError(), 0)).toEqual({ code: 'OFFLINE' })
})

test('an act is sent again when nobody answered, when a proxy did, or when the device must sign in anew', () => {
  expect(
    [new OfflineError(), refused(502, 'UNFORESEEN'), refused(503, 'MAINTENANCE'), refused(401, 'UNAUTHORISED')].every(isUnanswered),
  ).toBe(true)
  expect([refused(409, 'NO_CLOCKING'), refused(500, 'UNFORESEEN'), refused(403, 'FORBIDDEN')].some(isUnanswered)).toBe(false)
})

test('who comes too early for the next service is told from when it may be clocked; one further off is only named', () => {
  const next = aShift()
  const at = (now: string) => nothingYet(next, now as Instant, 30)
  expect(at('2026-10-20T04:20:00Z')).toEqual({ code: 'TOO_EARLY', next, opens: '06:30' })
  expect(at('2026-10-19T16:30:00Z')).toMatchObject({ code: 'TOO_EARLY' })
  expect(at('2026-10-19T16:29:00Z')).toEqual({ code: 'NO_CLOCKING', next })
  expect(nothingYet(null, '2026-10-20T04:20:00Z' as Instant, 30)).toEqual({ code: 'NO_CLOCKING', next: null })
  expect([keyOf('TOO_EARLY'), toneOf('TOO_EARLY')]).toEqual(['TOO_EARLY', 'late'])
})
