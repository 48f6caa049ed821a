import type { Month } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { nextSort, questionOf, readView, writeView } from './view.ts'

const month = '202611' as Month
const usual = { month, search: '', filter: 'all', qualificationId: null, contractTypeId: null, sort: 'name' } as const

describe('the address of the list of agents', () => {
  it('without a word is the whole list of this month, by name', () => {
    expect(readView({}, month)).toEqual(usual)
  })
  it('of nonsense falls back', () => {
    const texts = { month: '202613', filter: 'red', qualificationId: 'x', contractTypeId: '-1', sort: 'age' }
    expect(readView(texts, month)).toEqual(usual)
  })
  it('is read back from what is written, and the usual leaves no trace', () => {
    const view = { month: '202601' as Month, search: 'éla', filter: 'free', qualificationId: 3, contractTypeId: 4, sort: '-hours' } as const
    expect(readView(writeView(view, month), month)).toEqual(view)
    expect(Object.values(writeView(usual, month)).filter((text) => text !== undefined)).toEqual([])
  })
})

it('a column goes up, down, and back to names', () => {
  expect(nextSort('name', 'hours')).toBe('hours')
  expect(nextSort('hours', 'hours')).toBe('-hours')
  expect(nextSort('-hours', 'hours')).toBe('name')
  expect(nextSort('-hours', 'card')).toBe('card')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe('name')
})

it.each([
  ['all', {}],
  ['expiring', { cardState: 'expiring' }],
  ['active', { hasActiveContract: true }],
  ['ended', { hasActiveContract: false }],
  ['planned', { hasShifts: true }],
  ['free', { hasShifts: false }],
] as const)('the filter «%s» asks for %o', (filter, asked) => {
  expect(questionOf({ ...usual, filter })).toEqual({ month, sort: 'name', ...asked })
})

it('asks for what narrows the list, and only that', () => {
  expect(questionOf({ ...usual, search: '  ', qualificationId: 7 })).toEqual({ month, sort: 'name', qualificationIds: [7] })
  expect(questionOf({ ...usual, search: ` ${'a'.repeat(200)}` }).search).toHaveLength(100)
})
