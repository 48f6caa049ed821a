import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOneLine, onOneLine } from './lines.ts'

it('a text is one line, and nothing in it hides or turns round what stands beside it', () => {
  expect(onOneLine('  21 rue\n du\tBeffroi\u202e\u0007 \u2067bis ')).toBe('21 rue du Beffroi bis')
  expect(onOneLine('Élancourt, façade «Est»')).toBe('Élancourt, façade «Est»')
  expect(onOneLine('Nuit\u2028Jour')).toBe('Nuit Jour')
})

it('whatever is made one line is one', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isOneLine(onOneLine(text))))
  for (const text of ['a\nb', 'a\u0000', 'a\u2029b', '\u202eabc']) expect(isOneLine(text)).toBe(false)
})
