import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { agoIn, writtenDay } from './dates.ts'

const now = '2026-11-20T07:12:00Z' as Instant
const ago = (instant: string) => agoIn(instant as Instant, now, 'fr').replaceAll(/\s/g, ' ')

test('how long ago is said in the largest whole unit', () => {
  expect(ago('2026-11-20T07:11:30Z')).toBe('maintenant')
  expect(ago('2026-11-20T07:07:01Z')).toBe('il y a 4 min')
  expect(ago('2026-11-20T04:12:00Z')).toBe('il y a 3 h')
  expect(ago('2026-11-18T07:12:00Z')).toBe('il y a 2 j')
})

test('a clock that runs ahead makes nothing come from the future', () => {
  expect(ago('2026-11-20T07:12:09Z')).toBe('maintenant')
})

test('the first of a month is ordinal in French words, and nowhere else', () => {
  const first = '2026-10-01' as Day
  expect(writtenDay(first, 'fr', 'whole')).toBe('jeudi 1er octobre')
  expect(writtenDay(first, 'fr', 'brief')).toBe('1er oct.')
  expect(writtenDay(first, 'fr', 'digits')).toBe('01/10/2026')
  expect(writtenDay('2026-10-11' as Day, 'fr', 'whole')).toBe('dimanche 11 octobre')
  expect(writtenDay(first, 'en', 'whole')).toBe('Thursday 1 October')
})
