import { expect, it } from 'vitest'
import { countPages, pagesLeft, pagesMissing, readTo, readWith } from './documents.rules.ts'

const whole = { wantsWhole: true, pages: 6, page: 1 }

it('a page counts as read when the one before it does: a leap reads nothing', () => {
  expect(readTo(0, 1, 1)).toBe(1)
  expect(readTo(1, 2, 4)).toBe(4)
  expect(readTo(0, 60, 60)).toBe(0)
  expect(readTo(1, 3, 4)).toBe(1)
  // What was read stays so, and what two windows have shown joins up.
  expect(readTo(4, 1, 2)).toBe(4)
  expect(readTo(4, 2, 6)).toBe(6)
})

it('pages shown out of order count once the gap before them is filled', () => {
  expect(readWith(0, new Set([1, 4]))).toBe(1)
  expect(readWith(1, new Set([4, 3]))).toBe(1)
  expect(readWith(1, new Set([4, 3, 2]))).toBe(4)
  expect(readWith(0, new Set())).toBe(0)
})

it('says which pages are missing', () => {
  expect(pagesMissing(whole, new Set())).toEqual([[2, 6]])
  expect(pagesMissing(whole, new Set([3, 6]))).toEqual([
    [2, 2],
    [4, 5],
  ])
  expect(countPages(pagesMissing(whole, new Set([3, 6])))).toBe(3)
  expect(pagesMissing({ ...whole, page: 6 }, new Set())).toEqual([])
  expect(pagesLeft({ ...whole, page: 6 })).toBe(0)
  // Nothing is missing of what need not be read whole, or has no pages.
  expect(pagesMissing({ ...whole, wantsWhole: false }, new Set())).toEqual([])
  expect(pagesMissing({ ...whole, pages: null }, new Set())).toEqual([])
})
