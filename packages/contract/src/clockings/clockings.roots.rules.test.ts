import { expect, it } from 'vitest'
import { recipientProblems, recipientsOf } from './clockings.roots.rules.ts'

it('recipients are kept without the spaces around them, none empty, each once', () => {
  expect(recipientsOf([' preuve@exemple.fr', 'preuve@exemple.fr ', '', '  ', 'avocat@exemple.fr'])).toEqual([
    'preuve@exemple.fr',
    'avocat@exemple.fr',
  ])
})

it.each(['preuve', 'preuve@exemple', '@exemple.fr', 'a@b.fr, c@d.fr', 'a b@exemple.fr'])('is no address: %s', (wrong) => {
  expect(recipientProblems(['preuve@exemple.fr', wrong])).toEqual([{ field: 'recipients', problem: 'agent.email' }])
})

it('nobody need be named', () => {
  expect(recipientProblems([])).toEqual([])
})
