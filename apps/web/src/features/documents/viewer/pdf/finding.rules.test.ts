import { expect, it } from 'vitest'
import { foundIn, stepTo, type PageText } from './finding.rules.ts'

const page: readonly PageText[] = [
  { words: '3. Évacuation des patients', endsLine: true },
  { words: 'L’agent ', endsLine: false },
  { words: 'ouvre, guide et', endsLine: true },
  { words: 'compte : l’agent reste.', endsLine: false },
]

it('finds words without accents and case, and where they stand', () => {
  expect(foundIn(page, 2, 'evacuation')).toEqual([{ page: 2, from: { text: 0, letter: 3 }, to: { text: 0, letter: 13 } }])
  expect(foundIn(page, 0, "l'agent").length).toBe(2)
  expect(foundIn(page, 0, 'chef')).toEqual([])
  expect(foundIn(page, 0, '  ')).toEqual([])
})

it('finds what goes on in the next text, or on the next line', () => {
  expect(foundIn(page, 0, 'agent ouvre')).toEqual([{ page: 0, from: { text: 1, letter: 2 }, to: { text: 2, letter: 5 } }])
  expect(foundIn(page, 0, 'guide et compte')).toEqual([{ page: 0, from: { text: 2, letter: 7 }, to: { text: 3, letter: 6 } }])
})

it('goes from one to the next, around the ends, beginning with the page that is read', () => {
  const found = [...foundIn(page, 0, 'agent'), ...foundIn(page, 5, 'agent')]
  expect(stepTo(found, null, 1, 0)).toBe(0)
  expect(stepTo(found, null, 1, 3)).toBe(2)
  expect(stepTo(found, null, 1, 9)).toBe(0)
  expect(stepTo(found, 3, 1, 0)).toBe(0)
  expect(stepTo(found, 0, -1, 0)).toBe(3)
  expect(stepTo([], null, 1, 0)).toBeNull()
})
