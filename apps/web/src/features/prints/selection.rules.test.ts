import { expect, it } from 'vitest'
import { everything, mostNamed, nothing, only } from '../../routing/addresses/prints.ts'
import { countOf, isChosen, withThese } from './selection.rules.ts'

const list = [3, 7, 9]
const known = new Set(list)

it('all but some, or some alone, say of each whether it is chosen', () => {
  const allBut = { isAll: true, ids: [7] }
  expect(list.map((id) => isChosen(allBut, id))).toEqual([true, false, true])
  expect(list.map((id) => isChosen(only(7), id))).toEqual([false, true, false])
})

it('who was named in an address and has no service then counts for nothing', () => {
  expect(countOf(only(7, 400), 3, known)).toBe(1)
  expect(countOf({ isAll: true, ids: [7, 400] }, 3, known)).toBe(2)
  // Until the rest of the list has come they may be in it.
  expect(countOf(only(7, 400), 5, known)).toBe(2)
})

it('one is added or taken away, and what is whole or empty again is said so', () => {
  expect(withThese(everything, list, [7], false)).toEqual({ isAll: true, ids: [7] })
  expect(withThese({ isAll: true, ids: [7] }, list, [7], true)).toEqual(everything)
  expect(withThese(nothing, list, [7], true)).toEqual(only(7))
  expect(withThese(only(7), list, [7], false)).toEqual(nothing)
  expect(withThese(only(7), list, [3, 9], true)).toEqual(everything)
})

it('what was found is chosen together, and the others stay as they were', () => {
  expect(withThese(only(9), list, [3, 7], true)).toEqual(everything)
  expect(withThese(everything, list, [3, 7], false)).toEqual({ isAll: true, ids: [3, 7] })
})

it('what is too long to be named is named by what it leaves out, or refused', () => {
  const many = Array.from({ length: 3 * mostNamed }, (_, at) => at + 1)
  const most = withThese(nothing, many, many.slice(10), true)
  expect(most).toEqual({ isAll: true, ids: many.slice(0, 10) })
  expect(withThese(nothing, many, many.slice(0, mostNamed + 1), true)).toBeNull()
})
