import { addMonths, firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { writtenDay } from '../kit/dates.ts'
import { joined } from '@vigie/phrases/joined.ts'

test('French joins «de» to the months that begin with a vowel, and to the article of a date', () => {
  const months = Array.from({ length: 12 }, (_, at) => addMonths('202601' as Month, at))
  const told = months.map((month) => joined(writtenDay(firstDayOf(month), 'fr', 'month')))
  expect(told.filter((text) => text.startsWith('d’'))).toEqual(['d’avril 2026', 'd’août 2026', 'd’octobre 2026'])
  expect(told.filter((text) => text.startsWith('de '))).toHaveLength(9)
  expect(joined('18/11/2026')).toBe('du 18/11/2026')
})
