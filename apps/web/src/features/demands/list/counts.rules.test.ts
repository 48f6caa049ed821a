import { expect, it } from 'vitest'
import { shownCounts } from './counts.rules.ts'

const counts = { open: 1200, accepted: 1000, refused: 3, all: 2203, oldestAt: null, most: 1000 }

it('of what words find, an answered state that is counted no further may be more, and so may all of them together', () => {
  expect(shownCounts(counts)).toEqual({
    open: { value: 1200, isMore: false },
    accepted: { value: 1000, isMore: true },
    refused: { value: 3, isMore: false },
    all: { value: 2203, isMore: true },
  })
  expect(shownCounts({ ...counts, accepted: 999 }).all.isMore).toBe(false)
})

it('without words every count is exact', () => {
  expect(shownCounts({ ...counts, most: null }).accepted).toEqual({ value: 1000, isMore: false })
  expect(shownCounts({ ...counts, most: null }).all.isMore).toBe(false)
})
