import { expect, test } from 'vitest'
import { endingOf, othersOf, takenFrom } from './cards.rules.ts'

const awa = { id: 1, name: 'DIALLO Awa', cardCount: 1 }
const theo = { id: 2, name: 'MOREL Théo', cardCount: 0 }

test('of a card’s number its end alone is shown', () => {
  expect(['04:a2:3f:12:88:60:80', '04A23F12886080'].map(endingOf)).toEqual(['6080', '6080'])
})

test('a card is taken from whoever has it, and from nobody when that agent gets it again', () => {
  expect(takenFrom({ number: '1', holder: awa }, theo)).toBe('DIALLO Awa')
  expect(takenFrom({ number: '1', holder: awa }, awa)).toBeNull()
  expect(takenFrom({ number: '1', holder: null }, awa)).toBeNull()
})

test('an agent’s other cards are those beside the one that is held', () => {
  expect(othersOf({ number: '1', holder: null }, awa)).toBe(1)
  expect(othersOf({ number: '1', holder: awa }, awa)).toBe(0)
  expect(othersOf({ number: '1', holder: awa }, theo)).toBe(0)
})
