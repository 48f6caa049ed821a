import {
  choicesField,
  hoursField,
  monthDayField,
  referencesField,
  switchField,
  textField,
  wholeField,
  wordField,
} from '@vigie/contract/kit/fields.ts'
import { expect, it } from 'vitest'
import { draftOf, recordOf } from './draft.rules.ts'

const fields = {
  plate: textField('plate', 10),
  seats: wholeField('seats', 1, 9),
  fuel: wordField('fuel', ['diesel', 'electric']),
  isActive: switchField('is_active'),
}

it('a record comes back from its form as it was', () => {
  const records = [
    { plate: 'AA', seats: 5, fuel: 'diesel', isActive: true },
    { plate: '', seats: null, fuel: null, isActive: false },
  ] as const
  for (const record of records) expect(recordOf(fields, draftOf(fields, record))).toEqual(record)
  expect(draftOf(fields, records[1])).toEqual({ plate: '', seats: '', fuel: '', isActive: false })
})

it('blanks around a number are none, and what is no number is refused later as one', () => {
  const seatsOf = (seats: string) => recordOf(fields, { plate: '', seats, fuel: '', isActive: false }).seats
  expect([' 5 ', '  ', '2,5', 'cinq'].map(seatsOf)).toEqual([5, null, Number.NaN, Number.NaN])
})

it('hours are typed with a comma or a point, and kept in hundredths', () => {
  const hours = { hours: hoursField('hours', 0, 400) }
  expect(['151,67', '151.67', ' 35 ', '', '1,234', 'h'].map((typed) => recordOf(hours, { hours: typed }).hours)).toEqual([
    15167,
    15167,
    3500,
    null,
    Number.NaN,
    Number.NaN,
  ])
  expect([15167, 3500, null].map((kept) => draftOf(hours, { hours: kept }).hours)).toEqual(['151,67', '35', ''])
})

it('a day of any year is typed in two parts: none is none, and one alone is kept for the rules to refuse', () => {
  const day = { on: monthDayField('on') }
  expect(['09-12', '', '-', '09-', '-12'].map((on) => recordOf(day, { on }).on)).toEqual(['09-12', null, null, '09-', '-12'])
  expect(['09-12', null].map((on) => draftOf(day, { on }).on)).toEqual(['09-12', ''])
})

it('several words and several rows stand in a form as they are', () => {
  const several = { roles: choicesField('roles', ['a', 'b']), sites: referencesField('sites', 5) }
  const record = { roles: ['b'], sites: [2, 1] } as const
  expect(recordOf(several, draftOf(several, record))).toEqual(record)
})
