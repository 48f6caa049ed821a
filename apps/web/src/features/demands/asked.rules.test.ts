import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { absenceIn, askedOf, partsOfName } from './asked.rules.ts'
import { demandOf, form, infoForm, leave } from './demands.testing.ts'

it('what was filled in comes in the order of its form, with its labels', () => {
  const demand = demandOf({ typeId: 1, fields: { city: 'Colomiers', address: '4 rue des Lilas' } })
  expect(askedOf(demand, infoForm).map(({ label, value }) => [label, value])).toEqual([
    ['Adresse', '4 rue des Lilas'],
    ['Ville', 'Colomiers'],
  ])
})

it('before the forms have come, what every company has is read by its kind', () => {
  expect(askedOf(demandOf({ typeId: 3, fields: { amount: 40_000 } }), undefined)).toEqual([
    { name: 'amount', label: '', kind: 'amount', value: 40_000 },
  ])
})

it('what no form asks any more is shown all the same, and what was left empty is not', () => {
  const own = form(101, 'Parking', [{ name: 'q1', label: 'Immatriculation', kind: 'text', isRequired: true }])
  const demand = demandOf({ typeId: 101, fields: { q1: '', plate: 'AB-123-CD' } })
  expect(askedOf(demand, own).map(({ label, value }) => [label, value])).toEqual([['plate', 'AB-123-CD']])
})

it('an absence counts both of its ends, also over the change of the clock', () => {
  const of = (from: string, until: string) => absenceIn({ unavailableFrom: from as Day, unavailableUntil: until as Day })?.dayCount
  expect(absenceIn(leave)?.dayCount).toBe(1)
  expect(of('2026-10-24', '2026-10-26')).toBe(3)
  expect(of('2026-12-28', '2027-01-01')).toBe(5)
  expect(absenceIn(demandOf({}))).toBeNull()
})

it('a name is parted for its two letters', () => {
  expect(partsOfName('DE LA TOUR Awa')).toEqual({ firstName: 'Awa', lastName: 'DE LA TOUR' })
  expect(partsOfName('Madonna')).toEqual({ firstName: '', lastName: 'Madonna' })
})
