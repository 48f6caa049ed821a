import { expect, it } from 'vitest'
import { countPages, pagesLeft, pagesMissing, readTo, readWith, validationBar } from './documents.rules.ts'

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

it('lists the pages that a device has not shown of a document to be read whole, wherever it was read before', () => {
  expect(pagesMissing(whole, new Set())).toEqual([[1, 6]])
  expect(pagesMissing(whole, new Set([1, 3, 6]))).toEqual([
    [2, 2],
    [4, 5],
  ])
  expect(countPages(pagesMissing(whole, new Set([1, 3, 6])))).toBe(3)
  expect(pagesMissing(whole, new Set([1, 2, 3, 4, 5, 6]))).toEqual([])
  expect(pagesLeft({ ...whole, page: 6 })).toBe(0)
})

it('asks for the first page alone of what need not be read whole, or has no pages', () => {
  for (const reading of [
    { ...whole, wantsWhole: false },
    { ...whole, pages: null },
  ]) {
    expect(pagesMissing(reading, new Set())).toEqual([[1, 1]])
    expect(pagesMissing(reading, new Set([2]))).toEqual([[1, 1]])
    expect(pagesMissing(reading, new Set([1]))).toEqual([])
  }
})

it('bars the validation of a document of which no page was shown, though it was downloaded', () => {
  const reading = { isAsked: true, wantsWhole: false, pages: 6, page: 0, viewedAt: '2026-11-20T07:12:00Z', validatedAt: null }
  expect(validationBar(reading)).toBe('unviewed')
  expect(validationBar({ ...reading, page: 1 })).toBeNull()
  expect(validationBar({ ...reading, wantsWhole: true })).toBe('pages_left')
  expect(validationBar({ ...reading, pages: null })).toBeNull()
})
