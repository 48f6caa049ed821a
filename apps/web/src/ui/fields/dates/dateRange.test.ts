import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsFrom, changedRange, wholeRange } from './dateRange.ts'

const today = '2026-11-20' as Day
const day = fc.integer({ min: -500, max: 900 }).map((days) => addDays(today, days))
const openDay = fc.option(day, { nil: null })

describe('a range of days', () => {
  it('goes from today to one year ahead, unless said otherwise', () => {
    expect(boundsFrom(today)).toEqual({ min: '2026-11-20', max: '2027-11-20' })
    expect(boundsFrom('2028-02-29' as Day).max).toBe('2029-02-28')
    expect(boundsFrom(today, { min: '2026-01-01' as Day })).toEqual({ min: '2026-01-01', max: '2027-11-20' })
  })

  it('makes the end equal to a start that comes after it', () => {
    expect(changedRange({ from: today, to: '2026-11-22' as Day }, { from: '2026-12-01' as Day })).toEqual({
      from: '2026-12-01',
      to: '2026-12-01',
    })
  })

  it('never ends before it starts, whatever is changed', () => {
    fc.assert(
      fc.property(openDay, openDay, openDay, fc.boolean(), (from, to, next, isStart) => {
        const changed = changedRange({ from, to }, isStart ? { from: next } : { to: next })
        expect(!changed.from || !changed.to || changed.from <= changed.to).toBe(true)
      }),
    )
  })

  it('is told when both days are there and may be chosen, also when they are the same', () => {
    const bounds = boundsFrom(today)
    expect(wholeRange({ from: today, to: today }, bounds)).toEqual({ from: today, to: today })
    expect(wholeRange({ from: today, to: null }, bounds)).toBeNull()
    expect(wholeRange({ from: addDays(today, -1), to: today }, bounds)).toBeNull()
    expect(wholeRange({ from: today, to: '2027-11-21' as Day }, bounds)).toBeNull()
  })
})
