import { expect, it } from 'vitest'
import { matcher } from './matching.ts'

it('finds without accents and case, by the beginnings of words', () => {
  expect(matcher('lefe dam')('LEFÈVRE Damien')).toBe(true)
  expect(matcher('dam lefe')('LEFÈVRE Damien')).toBe(true)
  expect(matcher('fevre')('LEFÈVRE Damien')).toBe(false)
  expect(matcher("l'hay")("Siège L'Haÿ-les-Roses")).toBe(true)
  expect(matcher('  ')('anything')).toBe(true)
})
