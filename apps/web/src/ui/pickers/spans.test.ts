import { addDays, addMonths, type Day, type Month } from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamped, sameDayOfMonth, stopOf, weekdayOf, weekOf, weekStopOf } from './spans.ts'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2000-01-01' as Day, days))
const anyMonth = fc.integer({ min: -600, max: 600 }).map((months) => addMonths('202611' as Month, months))

describe('how far a picker goes', () => {
  it('stops at the last and at the first month', () => {
    const bounds = { min: '202610' as Month, max: '202702' as Month }
    expect(stopOf('202703' as Month, bounds)).toBe('tooLate')
    expect(stopOf('202609' as Month, bounds)).toBe('tooEarly')
    expect(stopOf('202610' as Month, bounds)).toBeNull()
    expect(clamped('203001' as Month, bounds)).toBe('202702')
    expect(clamped('199912' as Month, bounds)).toBe('202610')
  })

  it('never leaves its bounds, and changes nothing that lies within', () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, anyMonth, (value, one, other) => {
        const [min, max] = [one, other].toSorted() as [Month, Month]
        const result = clamped(value, { min, max })
        expect(result >= min && result <= max).toBe(true)
        expect(value < min || value > max || result === value).toBe(true)
      }),
    )
  })

  it('goes anywhere where nothing limits it', () => {
    fc.assert(fc.property(anyMonth, (value) => stopOf(value, {}) === null))
  })
})

describe('a week', () => {
  it('runs from Monday to Sunday around each of its days', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { from, to, isAcrossYears } = weekOf(day)
        expect([weekdayOf(from), weekdayOf(to)]).toEqual([0, 6])
        expect(from <= day && day <= to).toBe(true)
        expect(isAcrossYears).toBe(from.slice(0, 4) !== to.slice(0, 4))
      }),
    )
  })

  it('says when it lies in two years', () => {
    expect(weekOf('2026-12-31' as Day)).toEqual({ from: '2026-12-28', to: '2027-01-03', isAcrossYears: true })
    expect(weekOf('2026-11-20' as Day).isAcrossYears).toBe(false)
  })

  it('may be chosen while one of its days may', () => {
    const bounds = { min: '2026-11-18' as Day, max: '2026-12-01' as Day }
    expect(weekStopOf(weekOf('2026-11-16' as Day), bounds)).toBeNull()
    expect(weekStopOf(weekOf('2026-11-15' as Day), bounds)).toBe('tooEarly')
    expect(weekStopOf(weekOf('2026-12-06' as Day), bounds)).toBeNull()
    expect(weekStopOf(weekOf('2026-12-07' as Day), bounds)).toBe('tooLate')
  })
})

it('goes to the same day of another month, or to the last of a shorter one', () => {
  expect(sameDayOfMonth('2026-10-31' as Day, 1)).toBe('2026-11-30')
  expect(sameDayOfMonth('2028-01-31' as Day, 1)).toBe('2028-02-29')
  expect(sameDayOfMonth('2026-01-15' as Day, -1)).toBe('2025-12-15')
})
