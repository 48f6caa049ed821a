import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { holiday, type Holiday } from './holidays.ts'
import { holidayNames, holidaysOn } from './holidays.rules.ts'
import type { Day } from '../kit/time.ts'

const on = (text: string) => text as Day
const of = (monthDay: string, year = '0000', sectorIds: number[] = [], name = monthDay): Holiday => ({ monthDay, year, sectorIds, name })

describe('a public holiday', () => {
  it('of the year 0000 counts every year', () => {
    for (const day of ['1999-07-14', '2026-07-14', '2100-07-14']) expect(holidaysOn([of('07-14')], on(day), null)).toHaveLength(1)
    expect(holidaysOn([of('07-14')], on('2026-07-15'), null)).toEqual([])
  })

  it('of one year counts in that year alone', () => {
    expect(holidaysOn([of('04-06', '2026')], on('2026-04-06'), null)).toHaveLength(1)
    expect(holidaysOn([of('04-06', '2026')], on('2027-04-06'), null)).toEqual([])
  })

  it('without a sector applies everywhere, also where a site has none', () => {
    expect([null, 1, 67].map((sector) => holidaysOn([of('05-01')], on('2026-05-01'), sector).length)).toEqual([1, 1, 1])
  })

  it('with sectors applies at sites of one of them alone', () => {
    const given = [of('12-26', '0000', [57, 67, 68])]
    expect([null, 67, 68, 75, 6].map((sector) => holidaysOn(given, on('2026-12-26'), sector).length)).toEqual([0, 1, 1, 0, 0])
  })

  it('carries its sectors on the wire as a chain of ids', () => {
    const wire = { month_day: '12-26', year: '0000', sectors_geo_chain: '/1/2/', name: 'Saint-Étienne' }
    const ours = z.decode(holiday, wire)
    expect(ours).toEqual({ monthDay: '12-26', year: '0000', sectorIds: [1, 2], name: 'Saint-Étienne' })
    expect(z.encode(holiday, ours)).toEqual(wire)
    expect(z.decode(holiday, { ...wire, sectors_geo_chain: '' }).sectorIds).toEqual([])
    for (const sectors_geo_chain of ['1', '/1', '/1//2/', '/a/'])
      expect(z.safeDecode(holiday, { ...wire, sectors_geo_chain }).success).toBe(false)
  })
})

describe('the holidays of a span', () => {
  it('are named by day, over the turn of a year', () => {
    const given = [of('12-25', '0000', [], 'Noël'), of('01-01', '0000', [], 'Jour de l’an'), of('12-26', '0000', [9], 'Saint-Étienne')]
    expect([...holidayNames(given, on('2026-12-20'), on('2027-01-10'), 9)]).toEqual([
      ['2026-12-25', 'Noël'],
      ['2027-01-01', 'Jour de l’an'],
      ['2026-12-26', 'Saint-Étienne'],
    ])
    expect([...holidayNames(given, on('2026-12-20'), on('2026-12-31'), null)].map(([day]) => day)).toEqual(['2026-12-25'])
  })

  it('keep one name where two fall together, and leave out a day that a year lacks', () => {
    const given = [of('05-01', '0000', [], 'Fête du Travail'), of('05-01', '2008', [], 'Ascension'), of('02-29', '0000', [], 'Bissextile')]
    expect(holidayNames(given, on('2008-05-01'), on('2008-05-01'), null).get(on('2008-05-01'))).toBe('Fête du Travail')
    expect(holidayNames(given, on('2026-02-01'), on('2026-03-31'), null).size).toBe(0)
    expect(holidayNames(given, on('2028-02-01'), on('2028-03-31'), null).size).toBe(1)
  })
})
