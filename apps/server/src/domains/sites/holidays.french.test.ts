import { holidaysOn } from '@vigie/contract/sites/holidays.rules.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { easterOf, fixedHolidays, movingHolidays, yearsAround } from './holidays.french.rules.ts'

describe('Easter', () => {
  it.each([
    [1999, '1999-04-04'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day))

  it('is always a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year <= 2200; year++) {
      const day = easterOf(year)
      expect(new Date(`${day}T00:00:00Z`).getUTCDay(), day).toBe(0)
      expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25', day).toBe(true)
    }
  })
})

describe('the public holidays of France', () => {
  const departments = ['57', '67', '68', '75', '971', '972', '973', '974', '976']
  const sectorIds = new Map(departments.map((code, at) => [code, at + 1]))
  const all = [2026, 2027, 2028].flatMap(movingHolidays).concat(fixedHolidays)
  const rows = all.map((one) => ({ ...one, sectorIds: one.departments.map((code) => sectorIds.get(code)!) }))
  const of = (year: number, department: string) => {
    const days: string[] = []
    for (let day = Date.parse(`${year}-01-01`); day <= Date.parse(`${year}-12-31`); day += 86_400_000) {
      const text = new Date(day).toISOString().slice(0, 10)
      if (holidaysOn(rows, text as Day, sectorIds.get(department)!).length > 0) days.push(text.slice(5))
    }
    return days
  }
  const paris = ['01-01', '04-06', '05-01', '05-08', '05-14', '05-25', '07-14', '08-15', '11-01', '11-11', '12-25']

  it('are eleven in Paris', () => {
    expect(of(2026, '75')).toEqual(paris)
    expect(of(2027, '75')).toEqual(['01-01', '03-29', '05-01', '05-06', '05-08', '05-17', '07-14', '08-15', '11-01', '11-11', '12-25'])
    expect(of(2028, '75')).toContain('04-17')
  })

  it.each(['57', '67', '68'])('are Good Friday and 26 December too in %s', (department) => {
    expect(of(2026, department)).toEqual([...paris, '04-03', '12-26'].toSorted())
  })

  it.each([
    ['971', '05-27'],
    ['972', '05-22'],
    ['973', '06-10'],
    ['974', '12-20'],
    ['976', '04-27'],
  ])('are the abolition of slavery too in %s, on %s', (department, day) => {
    expect(of(2026, department)).toEqual([...paris, day].toSorted())
  })

  it('are known from three years back, which may still be claimed, to two years ahead', () =>
    expect(yearsAround(2026)).toEqual([2023, 2024, 2025, 2026, 2027, 2028]))
})
