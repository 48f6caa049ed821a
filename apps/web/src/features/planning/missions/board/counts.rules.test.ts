import { expect, it } from 'vitest'
import { shownCounts } from './counts.rules.ts'

const counts = { open: 1000, answered: 3, assigned: 1000, filled: 4, over: 0, closed: 2, most: 1000 }

it('of what words find, a state that is counted no further may be more, and so may all of them together', () => {
  expect(shownCounts(counts)).toMatchObject({
    open: { value: 1000, isMore: true },
    answered: { value: 3, isMore: false },
    all: { value: 2006, isMore: true },
  })
  expect(shownCounts({ ...counts, open: 999, assigned: 1 }).all).toEqual({ value: 1006, isMore: false })
})

it('without words a thousand is a thousand', () => {
  expect(shownCounts({ ...counts, most: null }).open).toEqual({ value: 1000, isMore: false })
  expect(shownCounts({ ...counts, most: null }).all.isMore).toBe(false)
})
