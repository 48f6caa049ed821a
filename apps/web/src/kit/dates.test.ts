import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { agoIn, listedDay, writtenDay, writtenInstant } from './dates.ts'

const now = '2026-11-20T07:12:00Z' as Instant
const agoAt = (instant: string, at: string, zone: string) => agoIn(instant as Instant, at as Instant, 'fr', zone).replaceAll(/\s/g, ' ')
const ago = (instant: string) => agoAt(instant, now, 'Europe/Paris')

test('how long ago is said in the largest whole unit', () => {
  expect(ago('2026-11-20T07:11:30Z')).toBe('maintenant')
  expect(ago('2026-11-20T07:07:01Z')).toBe('il y a 4 min')
  expect(ago('2026-11-20T04:12:00Z')).toBe('il y a 3 h')
  expect(ago('2026-11-19T07:13:00Z')).toBe('il y a 23 h')
  expect(ago('2026-11-17T07:12:00Z')).toBe('il y a 3 j')
  expect(agoIn('2026-11-20T04:12:00Z' as Instant, now, 'en')).toBe('3 hours ago')
  expect(agoIn('2026-11-20T04:12:00Z' as Instant, now, 'de')).toBe('vor 3 Std.')
})

test('days are those of the calendar, where the reader is', () => {
  // Three days and 23:59 have passed: it was on the 16th, four days ago.
  expect(ago('2026-11-16T07:13:00Z')).toBe('il y a 4 j')
  expect(ago('2026-11-16T22:59:00Z')).toBe('il y a 4 j')
  expect(ago('2026-11-16T23:00:00Z')).toBe('il y a 3 j')
  expect(agoAt('2026-11-16T23:00:00Z', now, 'America/New_York')).toBe('il y a 4 j')
  expect(ago('2026-11-19T07:12:00Z')).toBe('hier')
})

test('the night that lasts an hour more makes no day of 24 hours', () => {
  expect(agoAt('2026-10-24T22:10:00Z', '2026-10-25T22:20:00Z', 'Europe/Paris')).toBe('il y a 24 h')
})

test('a clock that runs ahead makes nothing come from the future', () => {
  expect(ago('2026-11-20T07:12:09Z')).toBe('maintenant')
})

test('the long form is DD MMM YYYY in each language, of a day and of an instant', () => {
  const days = (['fr', 'en', 'de'] as const).map((language) => writtenDay('2026-11-05' as Day, language, 'long'))
  expect(days).toEqual(['05 nov. 2026', '05 Nov 2026', '05. Nov. 2026'])
  expect(writtenDay('2026-10-01' as Day, 'fr', 'long')).toBe('01 oct. 2026')
  expect(writtenInstant('2026-11-05T12:00:00Z' as Instant, 'fr')).toMatch(/^05 nov\. 2026[,\s].*\d\d:00$/)
})

test('the first of a month is ordinal in French words, and nowhere else', () => {
  const first = '2026-10-01' as Day
  expect(writtenDay(first, 'fr', 'whole')).toBe('jeudi 1er octobre')
  expect(writtenDay(first, 'fr', 'brief')).toBe('1er oct.')
  expect(writtenDay(first, 'fr', 'digits')).toBe('01/10/2026')
  expect(writtenDay('2026-10-11' as Day, 'fr', 'whole')).toBe('dimanche 11 octobre')
  expect(writtenDay(first, 'en', 'whole')).toBe('Thursday 1 October')
})

test('a day of a list has its year where that is not today’s', () => {
  const listed = (day: string) => listedDay(day as Day, '2026-11-29' as Day, 'fr')
  expect([listed('2026-11-20'), listed('2025-11-20')]).toEqual(['ven. 20 nov.', '20 nov. 2025'])
})
