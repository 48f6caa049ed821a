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
  qualifications: [
    { id: 2, kind: 'degree', name: 'SST', expiresOn: day },
    { id: 5, kind: 'language', name: 'Anglais', expiresOn: null },
  ],
}

it('sends what was changed and nothing else', () => {
  expect(changesOf(before, { ...before })).toEqual({})
  expect(changesOf(before, { ...before, city: 'Nantes', cardExpiresOn: null })).toEqual({ city: 'Nantes', cardExpiresOn: null })
})

it('sends all that the agent has once one of it has changed, whatever its order', () => {
  const [sst, english] = before.qualifications as [Draft['qualifications'][0], Draft['qualifications'][0]]
  expect(changesOf(before, { ...before, qualifications: [english, sst] })).toEqual({})
  expect(changesOf(before, { ...before, qualifications: [sst] })).toEqual({ qualifications: [{ id: 2, expiresOn: day }] })
  expect(changesOf(before, { ...before, qualifications: [{ ...sst, expiresOn: null }, english] })).toEqual({
    qualifications: [
      { id: 2, expiresOn: null },
      { id: 5, expiresOn: null },
    ],
  })
})
