import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { date, flag, id, month, monthUnlessCurrent, oneOf, oneOfSaid, text } from './parameters.ts'
import type { Parameter } from './query.ts'
import { namesOf } from './query.ts'
import { addresses, addressOf } from '../app/routes.ts'
import '../app/signedIn.ts'

const today = '2026-11-20' as Day
const read = <T>(parameter: Parameter<T>, given?: string): T => parameter.read(given, { today, textOf: () => undefined })

it('a month is YYYYMM, and falls back on the current one', () => {
  expect(read(month, '202602')).toBe('202602')
  for (const wrong of [undefined, '2026-02', '202613', '202600', 'abc']) expect(read(month, wrong)).toBe('202611')
})

it('a month that follows the calendar is left out while it is the current one, and never from a link', () => {
  const current = read(monthUnlessCurrent)
  expect(monthUnlessCurrent.write(current, today)).toBeUndefined()
  expect(monthUnlessCurrent.write(current, undefined)).toBe('202611')
  expect(monthUnlessCurrent.write(read(month, '202602'), today)).toBe('202602')
  expect(month.write(current, today)).toBe('202611')
})

it('a date is a day or a month, and an invalid one falls back on the current month', () => {
  expect(read(date, '2026-02-28')).toBe('2026-02-28')
  expect(read(date, '2026-02')).toBe('2026-02-01')
  for (const wrong of [undefined, '2026-02-30', '2026-13', '28/02/2026', 'demain']) expect(read(date, wrong)).toBe('2026-11-01')
})

it('an id is a number, or nothing; 0 is one: all sites of a partner', () => {
  expect([read(id('siteId'), '42'), read(id('siteId'), '0')]).toEqual([42, 0])
  for (const wrong of [undefined, '-1', '4.2', '42a', '9'.repeat(16)]) expect(read(id('siteId'), wrong)).toBeNull()
  expect([id('siteId').write(0, today), id('siteId').write(null, today)]).toEqual(['0', undefined])
})

it('a flag is on for 1 alone', () => {
  expect(read(flag('checked'), '1')).toBe(true)
  for (const wrong of [undefined, '0', 'true', 'oui']) expect(read(flag('checked'), wrong)).toBe(false)
  expect([flag('checked').write(true, today), flag('checked').write(false, today)]).toEqual(['1', undefined])
})

it('one of some words falls back on the usual one, which leaves no trace', () => {
  const view = oneOf('view', ['month', 'week'], 'month')
  expect([read(view, 'week'), read(view, 'year'), read(view)]).toEqual(['week', 'month', 'month'])
  expect([view.write('week', today), view.write('month', today)]).toEqual(['week', undefined])
  const sort = oneOf('sort', ['name'], null)
  expect([read(sort, 'name'), read(sort, 'colour'), sort.write(null, today)]).toEqual(['name', null, undefined])
})

it('one of some words that a figure counted is said even where it is the usual one', () => {
  const kind = oneOfSaid('kind', ['missed', 'late'], 'missed')
  expect([read(kind, 'late'), read(kind, 'early'), kind.write('missed', today)]).toEqual(['late', 'missed', 'missed'])
})

it('words are kept, and none leave no trace', () => {
  expect([read(text('search')), read(text('search'), 'éla'), text('search').write('', today)]).toEqual(['', 'éla', undefined])
})

it('every parameter of section 2 is read by a row', () => {
  const read = new Set(addresses.flatMap(({ query }) => (query ? namesOf(query) : [])))
  const asked = ['month', 'resourceId', 'contractId', 'checked', 'date', 'siteId', 'anomalies', 'demandId', 'newId', 'vacationId']
  expect(asked.filter((name) => !read.has(name))).toEqual([])
})

it('no row reads two values from one name', () => {
  for (const { path, query = {} } of addresses) expect(new Set(namesOf(query)).size, path).toBe(namesOf(query).length)
})

it.each([
  ['/resource/resource', ['resourceId']],
  ['/resource/resource/documents', ['targetType', 'targetId']],
  ['/site-schedule', ['siteId']],
  ['/demand', ['demandId']],
  ['/demands', ['vacationId']],
  ['/demands/partner', ['id']],
  ['/services', ['vacationId', 'anomalies']],
  ['/missions', ['missionId']],
  ['/schedule', ['month', 'checked']],
  ['/client/documents', ['targetType', 'targetId']],
  ['/partner/myCompany', ['companyId']],
] as const)('%s reads the parameters that section 2 gives it', (path, names) => {
  expect(namesOf(addressOf(path)?.query ?? {})).toEqual(expect.arrayContaining([...names]))
})
