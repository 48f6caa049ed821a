import { expect, test } from 'vitest'
import { writtenDistance } from './distance.ts'
import { say } from './say.ts'

test('a distance is written in metres up to 1,000 of them and in whole kilometres above, as the language writes numbers', () => {
  expect(writtenDistance('fr', 850)).toBe('850 m')
  expect(writtenDistance('en', 1000)).toBe('1,000 m')
  expect(writtenDistance('de', 1001)).toBe('1 km')
  expect(writtenDistance('fr', 9_350_000)).toMatch(/^9\s350 km$/u)
  expect(writtenDistance('de', 9_350_000)).toBe('9.350 km')
})

test('a refusal says its distance in the same words in every language', () => {
  expect(say('fr', 'refusals.OUTSIDE_AREA', { metres: 900 })).toContain('(900 m)')
  for (const language of ['fr', 'en', 'de'] as const) expect(say(language, 'refusals.OUTSIDE_AREA', { metres: 4831 })).toContain('(5 km)')
})

test('a refusal says a number that counts as the language writes it', () => {
  const said = (language: 'fr' | 'en' | 'de') => say(language, 'refusals.IMPORT_LINES_TOO_MANY', { file: 'a.csv', limit: 150_000 })
  expect([said('fr'), said('en'), said('de')].map((text) => /150\D000/u.exec(text)?.[0])).toEqual(['150\u202f000', '150,000', '150.000'])
})

test.each([
  [0, '0 m'],
  [0.6, '1 m'],
  [999, '999 m'],
  [1000, '1.000 m'],
  [1000.4, '1.000 m'],
  [1000.5, '1 km'],
  [1001, '1 km'],
  [1499, '1 km'],
  [1500, '2 km'],
  [4831, '5 km'],
])('%d metres are written as %s', (metres, written) => expect(writtenDistance('de', metres)).toBe(written))
