import { expect, it } from 'vitest'
import { recipientProblems, recipientsOf } from './clockings.roots.rules.ts'

it('recipients are kept without the spaces around them, none empty, each once', () => {
  expect(recipientsOf([' preuve@exemple.fr', 'preuve@exemple.fr ', '', '  ', 'avocat@exemple.fr'])).toEqual([
    'preuve@exemple.fr',
    'avocat@exemple.fr',
  ])
})

const addresses = ['preuve', 'preuve@exemple', '@exemple.fr', 'a b@exemple.fr']
// What a mail server reads as something else than one address: no letter is ever sent there.
const several = [
  'a@b.fr, c@d.fr',
  'a,b@exemple.fr',
  'a;b@exemple.fr',
  'Nina<nina@exemple.fr>',
  'a@b.fr\u0001',
  'a@b.fr:25',
  '"a"@b.fr',
  'a@b.f',
]
it.each([...addresses, ...several])('is no address: %s', (wrong) => {
  expect(recipientProblems(['preuve@exemple.fr', wrong])).toEqual([{ field: 'recipients', problem: 'field.email' }])
})

it('nobody need be named', () => {
  expect(recipientProblems([])).toEqual([])
})
