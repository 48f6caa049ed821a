import { expect, it } from 'vitest'
import { isWaiting, remindedCount, sharesOf, standing, type Counts } from './states.rules.ts'

const of = (readerCount: number, viewedCount: number, askedCount: number, validatedCount: number): Counts => ({
  readerCount,
  viewedCount,
  askedCount,
  validatedCount,
})
const untold: Counts = { readerCount: null, viewedCount: null, askedCount: null, validatedCount: null }

it('a document waits while one of its readers has not opened it, or not validated where that is asked', () => {
  expect(isWaiting(of(14, 12, 0, 0))).toBe(true)
  expect(isWaiting(of(14, 14, 0, 0))).toBe(false)
  expect(isWaiting(of(14, 14, 14, 11))).toBe(true)
  expect(isWaiting(of(14, 14, 14, 14))).toBe(false)
  expect(isWaiting(of(0, 0, 0, 0))).toBe(false)
  expect(isWaiting(untold)).toBe(false)
})

it('says whom a reminder reaches where the counts tell it', () => {
  expect(remindedCount(of(14, 12, 14, 11))).toBe(3)
  expect(remindedCount(of(14, 12, 0, 0))).toBe(2)
  // Some are asked and some are not: those who have not opened it may be either.
  expect(remindedCount(of(14, 12, 6, 5))).toBeNull()
  expect(remindedCount(untold)).toBeNull()
})

it('parts the readers into those who validated, read, and did not open', () => {
  expect(sharesOf(of(14, 12, 14, 11))).toEqual({ validated: 11, viewed: 1, unopened: 2 })
  expect(sharesOf(of(14, 14, 0, 0))).toEqual({ validated: 0, viewed: 14, unopened: 0 })
  expect(sharesOf(untold)).toBeNull()
  expect(standing(of(14, 12, 14, 11))?.toValidate).toBe(3)
})
