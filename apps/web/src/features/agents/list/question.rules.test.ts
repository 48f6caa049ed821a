import type { Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { questionOf } from './question.rules.ts'

const month = '202611' as Month
const usual = { month, search: '', filter: 'all', qualificationId: null, contractTypeId: null, partnerId: null, sort: 'name' } as const

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
