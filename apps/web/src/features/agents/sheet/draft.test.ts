import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { changesOf, type Draft } from './draft.ts'

const day = '2027-01-01' as Day
const before: Draft = {
  email: 'elise@example.test',
  phoneMobile: '',
  phoneOffice: '',
  address: '',
  postcode: '',
  city: 'Lyon',
  cardNumber: 'CAR-1',
  cardExpiresOn: day,
  cardActivity: '',
  bornOn: null,
}

it('sends what was changed and nothing else', () => {
  expect(changesOf(before, { ...before })).toEqual({})
  expect(changesOf(before, { ...before, city: 'Nantes', cardExpiresOn: null })).toEqual({ city: 'Nantes', cardExpiresOn: null })
})
