import type { Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { readParameters, type Parameter } from './parameters.ts'
import { addresses, addressOf } from '../app/routes.ts'

const present = { month: '202611' as Month }
const read = (name: Parameter, text?: string) => readParameters([name], text === undefined ? {} : { [name]: text }, present)[name]

it('a month is YYYYMM, and falls back on the current one', () => {
  expect(read('month', '202602')).toBe('202602')
  for (const wrong of [undefined, '', '2026-02', '202613', '202600', 'abc']) expect(read('month', wrong)).toBe('202611')
})

it('a date is a day or a month, and an invalid one falls back on the current month', () => {
  expect(read('date', '2026-02-28')).toBe('2026-02-28')
  expect(read('date', '2026-02')).toBe('2026-02-01')
  for (const wrong of [undefined, '2026-02-30', '2026-13', '28/02/2026', 'demain']) expect(read('date', wrong)).toBe('2026-11-01')
})

it.each(['resourceId', 'contractId', 'siteId', 'demandId', 'newId', 'vacationId', 'missionId'] as const)(
  '%s is a number, or nothing',
  (name) => {
    expect(read(name, '42')).toBe(42)
    for (const wrong of [undefined, '', '-1', '4.2', '42a', '9'.repeat(16)]) expect(read(name, wrong)).toBeNull()
  },
)

it('siteId may be 0: all sites of a partner', () => expect(read('siteId', '0')).toBe(0))

it.each(['checked', 'anomalies'] as const)('%s is on for 1 alone', (name) => {
  expect(read(name, '1')).toBe(true)
  for (const wrong of [undefined, '0', 'true', 'oui']) expect(read(name, wrong)).toBe(false)
})

it('targetType is one of those that own documents, or nothing', () => {
  expect(read('targetType', 'multi_client')).toBe('multi_client')
  expect(read('targetType', 'autre')).toBeNull()
})

it('every parameter of section 2 is read by a row', () => {
  const named = new Set(addresses.flatMap(({ query }) => query ?? []))
  const asked = ['month', 'resourceId', 'contractId', 'checked', 'date', 'siteId', 'anomalies', 'demandId', 'newId', 'vacationId']
  expect(asked.filter((name) => !named.has(name as Parameter))).toEqual([])
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
  expect(addressOf(path)?.query).toEqual(expect.arrayContaining([...names]))
})
