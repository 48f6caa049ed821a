import { describe, expect, it } from 'vitest'
import { cardStateOf, contractStateOf, expiryStateOf, isUsualCard, reminderOf } from './agents.rules.ts'
import type { Day } from '../kit/time.ts'

const day = (text: string) => text as Day
const today = day('2026-10-12')

describe('a paper', () => {
  it.each([
    [null, 'valid'],
    ['2026-10-11', 'expired'],
    ['2026-10-12', 'expiring'],
    ['2027-01-09', 'expiring'],
    ['2027-01-10', 'valid'],
    ['2035-01-01', 'valid'],
  ])('whose last day is %s is %s', (expiresOn, state) => {
    expect(expiryStateOf(expiresOn === null ? null : day(expiresOn), today)).toBe(state)
  })

  it('counts 90 days over the end of a year and a 29th of February', () => {
    expect(expiryStateOf(day('2028-02-29'), day('2027-12-02'))).toBe('expiring')
    expect(expiryStateOf(day('2028-03-01'), day('2027-12-02'))).toBe('valid')
  })
})

it('without a number there is no card, whatever its date', () => {
  expect(cardStateOf({ cardNumber: '', cardExpiresOn: day('2030-01-01') }, today)).toBe('missing')
  expect(cardStateOf({ cardNumber: 'CAR-1', cardExpiresOn: null }, today)).toBe('valid')
  expect(cardStateOf({ cardNumber: 'CAR-1', cardExpiresOn: day('2026-01-01') }, today)).toBe('expired')
})

describe('a contract', () => {
  it.each([
    ['2026-10-12', null, 'active'],
    ['2026-10-13', null, 'coming'],
    ['2020-01-01', '2026-10-12', 'active'],
    ['2020-01-01', '2026-10-11', 'ended'],
  ])('from %s to %s is %s', (startsOn, endsOn, state) => {
    expect(contractStateOf({ startsOn: day(startsOn), endsOn: endsOn === null ? null : day(endsOn) }, today)).toBe(state)
  })
})

it.each([
  ['2027-04-11', null],
  ['2027-04-10', 180],
  ['2027-01-11', 180],
  ['2027-01-10', 90],
  ['2026-11-12', 90],
  ['2026-11-11', 30],
  ['2026-10-12', 30],
  ['2026-10-11', null],
])('a paper whose last day is %s is reminded of at %s days', (expiresOn, step) => {
  expect(reminderOf(day(expiresOn), today)).toBe(step)
})

it('a card has its usual form or another; none is no odd one', () => {
  for (const number of ['CAR-012-2030-03-18-20250061274', ' car-02A-2027-01-21-20220148263 ', ''])
    expect([number, isUsualCard(number)]).toEqual([number, true])
  for (const number of ['CAR-031', 'CAR-12-2030-03-18-20250061274', '20250061274'])
    expect([number, isUsualCard(number)]).toEqual([number, false])
})
