import { expect, it } from 'vitest'
import { nextToAnswer } from './next.rules.ts'

const one = (id: number, status: 0 | 1 | 3 | 5 = 0) => ({ id, status })

it('the next that waits opens, past those that have their answer', () => {
  expect(nextToAnswer([one(1), one(2, 3), one(3, 1)], 1)).toBe(3)
})
it('after the last one that above it does', () => {
  expect(nextToAnswer([one(1), one(2), one(3, 5), one(4)], 4)).toBe(2)
})
it('where none waits any more, none opens', () => {
  expect(nextToAnswer([one(1), one(2, 3)], 1)).toBeNull()
  expect(nextToAnswer([], 1)).toBeNull()
})
it('one that the list does not hold is followed by its first', () => {
  expect(nextToAnswer([one(4), one(5)], 9)).toBe(4)
})
