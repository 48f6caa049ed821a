import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import { languages } from '@vigie/phrases/languages.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writtenDay } from '../../../kit/dates.ts'
import { readDay } from './dayText.ts'

it.each([
  ['20/11/2026', '2026-11-20'],
  [' 1/2/2026 ', '2026-02-01'],
  ['20.11.26', '2026-11-20'],
  ['20 11 2026', '2026-11-20'],
  ['20112026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['31/02/2026', null],
  ['20/13/2026', null],
  ['20/11', null],
  ['demain', null],
  ['', null],
])('reads «%s» as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

it('does not take the first two digits of a year for a whole one while it is typed', () => {
  expect(readDay('20/11/20', false)).toBeNull()
  expect(readDay('20/11/2026', false)).toBe('2026-11-20')
})

it('reads what each language writes', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01' as Day, days))
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...languages), (day, language) => {
      expect(readDay(writtenDay(day, language, 'digits'))).toBe(day)
    }),
  )
})
