import { expect, test } from 'vitest'
import { pieces } from './pieces.ts'

test('an address in a message is cut out as a link, without the mark that closes its sentence', () => {
  expect(pieces('Ouvrez https://vigie.example/reset-password?company=ACME&token=Sx-_1.\nMerci')).toEqual([
    { text: 'Ouvrez ', isLink: false },
    { text: 'https://vigie.example/reset-password?company=ACME&token=Sx-_1', isLink: true },
    { text: '.\nMerci', isLink: false },
  ])
})

test('a message without address is one piece, and an empty one none', () => {
  expect(pieces('Bonjour : rien à ouvrir')).toEqual([{ text: 'Bonjour : rien à ouvrir', isLink: false }])
  expect(pieces('')).toEqual([])
})

test('no other scheme becomes a link', () => {
  expect(pieces('javascript:alert(1) mailto:a@b.fr').every(({ isLink }) => !isLink)).toBe(true)
})
