import { expect, test } from 'vitest'
import { fittingReasons, type Explanation, type Occasion } from './clockings.reasons.rules.ts'

const reason = (name: string, ...explains: Explanation[]) => ({ name, explains })
const list = [
  reason('Poste abandonné', 'end'),
  reason('Retard de transport', 'start'),
  reason('Position imprécise', 'place'),
  reason('Accord', 'start', 'end', 'place'),
]
const offered = (occasion: Occasion) => fittingReasons(list, occasion).map(({ name }) => name)

test('an arrival and a departure have their own reasons', () => {
  expect(offered({ act: 'start', isForced: true })).toEqual(['Retard de transport', 'Accord'])
  expect(offered({ act: 'end', isForced: true })).toEqual(['Poste abandonné', 'Accord'])
  expect(offered({ act: 'end', isEarly: true })).toEqual(['Poste abandonné', 'Accord'])
})

test('outside the area the place is explained; left early there too, either', () => {
  expect(offered({ act: 'start', isOutside: true })).toEqual(['Position imprécise', 'Accord'])
  expect(offered({ act: 'end', isOutside: true })).toEqual(['Position imprécise', 'Accord'])
  expect(offered({ act: 'end', isOutside: true, isEarly: true })).toEqual(['Poste abandonné', 'Position imprécise', 'Accord'])
})

test('where nothing must be explained a reason is one of the act or of the place, never of the other act', () => {
  expect(offered({ act: 'start' })).toEqual(['Retard de transport', 'Position imprécise', 'Accord'])
  expect(offered({ act: 'end' })).toEqual(['Poste abandonné', 'Position imprécise', 'Accord'])
})
