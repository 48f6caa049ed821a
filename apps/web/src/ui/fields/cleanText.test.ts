import { size } from '@vigie/contract/kit/size.testing.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from './cleanText.ts'

it('keeps letters of any language with their marks, numbers, spaces and basic punctuation', () => {
  const text = 'Élodie l’Haÿ, « bât. 3 »\n(porte-B) ; 李 naïve e\u0301 — 50 % ? Oui !'
  expect(cleanText(text)).toBe(text)
})

it('drops pictures, signs of calculation and of control', () => {
  expect(cleanText('Bien reçu 👍🏽 <b>1+1=2</b>\u0000\u200b')).toBe('Bien reçu  b112/b')
})

it('leaves nothing to clean', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => cleanText(cleanText(text)) === cleanText(text)),
    { numRuns: size(30, 1_000) },
  )
})
