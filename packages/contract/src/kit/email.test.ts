import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  ['nina@example.test', true],
  ["o'neil+x@mail.example.fr", true],
  ['jérôme@exemple.fr', true],
  ['nina', false],
  ['nina@localhost', false],
  ['a@b.fr, c@d.fr', false],
  ['a@b.fr;c@d.fr', false],
  ['Nina <a@b.fr>', false],
  ['a@b.fr\r\nBcc: c@d.fr', false],
  ['a@b@c.fr', false],
  ['"a b"@c.fr', false],
  [`${'a'.repeat(250)}@b.fr`, false],
])('%j is one address: %s', (text, expected) => expect(isEmail(text)).toBe(expected))
