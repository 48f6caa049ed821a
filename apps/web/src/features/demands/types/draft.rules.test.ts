import { expect, it } from 'vitest'
import { missingOf, newType, optionsOf, question, typeOf } from './draft.rules.ts'

it('choices are parted by commas, each once, without the empty ones', () => {
  expect(optionsOf(' S, M ,, M, L,')).toEqual(['S', 'M', 'L'])
})

it('a question needs its words, and a choice something to choose from', () => {
  expect(missingOf(question(1))).toBe('label')
  expect(missingOf({ ...question(1), label: 'Taille', kind: 'choice', options: ' , ' })).toBe('options')
  expect(missingOf({ ...question(1), label: 'Taille', kind: 'choice', options: 'S' })).toBeUndefined()
})

it('a type is sent without what its form alone knows, and choices go with a choice alone', () => {
  const asked = { ...question(3), label: ' Plaque ', options: 'A, B' }
  expect(typeOf({ ...newType, name: ' Parking ', questions: [asked, { ...asked, kind: 'choice' }] })).toEqual({
    name: 'Parking',
    fields: [
      { label: 'Plaque', kind: 'text', isRequired: false },
      { label: 'Plaque', kind: 'choice', isRequired: false, options: ['A', 'B'] },
    ],
    text: 'optional',
    files: 'optional',
  })
})
