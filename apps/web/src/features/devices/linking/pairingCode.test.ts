import { expect, it } from 'vitest'
import { caretAfter, cleanCode, grouped } from './pairingCode.ts'

it('takes a code however it was typed or pasted', () => {
  for (const typed of ['abcd2345', ' ABCD 2345 ', 'ABCD-2345', 'ab cd.23/45', 'ABCD2345 (encore 9 min)'])
    expect(cleanCode(typed)).toBe('ABCD2345')
})

it('shows it in two groups of four', () => {
  expect(grouped('ABC')).toBe('ABC')
  expect(grouped('ABCD')).toBe('ABCD')
  expect(grouped('ABCD2')).toBe('ABCD 2')
  expect(grouped('ABCD2345')).toBe('ABCD 2345')
})

it('keeps the caret with the sign before it', () => {
  expect(caretAfter('AB', 2)).toBe(2)
  expect(caretAfter('ABCD2', 5)).toBe(6)
  expect(caretAfter('AXBCD 2345', 2)).toBe(2)
  expect(caretAfter('ABCD 2', 5)).toBe(4)
})
