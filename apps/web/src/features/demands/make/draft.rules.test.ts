import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { advanceForm, demandOf, form, infoForm } from '../demands.testing.ts'
import { advancesIn, askedDraft, centsOf, daysOf, draftOf, spanIn, typedCents, valuesOf, withFirstDay } from './draft.rules.ts'

const absence = form(2, 'Indisponibilité', [
  { name: 'unavailability_type_id', label: 'Motif', kind: 'unavailabilityType', isRequired: true },
  { name: 'date_start', label: 'Premier jour', kind: 'day', isRequired: true },
  { name: 'date_end', label: 'Dernier jour', kind: 'day', isRequired: true },
])
const details = {
  ...infoForm,
  fields: [...infoForm.fields, { name: 'national_insurance_number', label: 'Numéro', kind: 'text' as const, isRequired: false }],
}

it.each([
  ['400', 40_000],
  ['400,5', 40_050],
  [' 1 234,50 € ', 123_450],
  ['1 234,50 CHF', 123_450],
  ['1\u202f234.05', 123_405],
  ['0,29', 29],
  ['mille', Number.NaN],
  ['-4', Number.NaN],
  ['4,005', Number.NaN],
  ['', Number.NaN],
])('«%s» is an amount of %d cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))

it('an amount is typed again as it was', () => {
  for (const cents of [1, 29, 40_000, 40_050, 123_405]) expect(centsOf(typedCents(cents))).toBe(cents)
})

it('of one’s details only what differs from the sheet is sent, and an emptied field empties it', () => {
  const sheet = { address: '9 avenue Jean-Jaurès', city: 'Paris' }
  const draft = draftOf({ form: details, sheet })
  expect(draft).toMatchObject({ address: '9 avenue Jean-Jaurès', city: 'Paris', national_insurance_number: '' })
  expect(valuesOf(details, draft, sheet)).toEqual({})
  expect(valuesOf(details, { ...draft, city: ' Paris ' }, sheet)).toEqual({})
  expect(valuesOf(details, { ...draft, address: '', city: 'Colomiers' }, sheet)).toEqual({ address: '', city: 'Colomiers' })
  expect(valuesOf(details, { ...draft, national_insurance_number: '2 84' }, sheet)).toEqual({ national_insurance_number: '2 84' })
})

it('what was asked stands in its form again, but for a number that is shown masked', () => {
  const sheet = { address: 'ici', city: 'Paris' }
  const asked = demandOf({ typeId: 1, fields: { city: 'Colomiers', national_insurance_number: '••••42' }, text: 'J’ai déménagé.' })
  const draft = askedDraft(details, asked, sheet)
  expect(draft).toMatchObject({ address: 'ici', city: 'Colomiers', national_insurance_number: '', text: 'J’ai déménagé.' })
  expect(valuesOf(details, draft, sheet)).toEqual({ city: 'Colomiers' })
  const advance = askedDraft(advanceForm, demandOf({ typeId: 3, fields: { amount: 40_050 } }))
  expect(advance['amount']).toBe('400,50')
  expect(valuesOf(advanceForm, advance)).toEqual({ amount: 40_050 })
})

it('what is left empty is not sent', () => {
  const draft = draftOf({ form: absence, given: { date_start: '2026-10-14', date_end: '2026-10-15', day: '2026-10-14' } })
  expect(valuesOf(absence, { ...draft, unavailability_type_id: '3' })).toEqual({
    unavailability_type_id: 3,
    date_start: '2026-10-14',
    date_end: '2026-10-15',
  })
  expect(valuesOf(absence, draft)).toEqual({ date_start: '2026-10-14', date_end: '2026-10-15' })
})

it('a first day later than the last takes it along', () => {
  const draft = draftOf({ form: absence })
  expect(withFirstDay(draft, '2026-10-14')).toEqual({ date_start: '2026-10-14', date_end: '2026-10-14' })
  const later = { ...draft, date_end: '2026-10-20' }
  expect(withFirstDay(later, '2026-10-14')).toEqual({ date_start: '2026-10-14' })
  expect(withFirstDay(later, '2026-10-21')).toEqual({ date_start: '2026-10-21', date_end: '2026-10-21' })
  expect(withFirstDay(later, '')).toEqual({ date_start: '' })
})

it('the planning is asked about the days of an absence or of a service, and of no receipt', () => {
  const expense = form(9, 'Note de frais', [{ name: 'day', label: 'Jour', kind: 'day', isRequired: true }])
  const planning = form(5, 'Planning', [...expense.fields, { name: 'service', label: 'Service', kind: 'text', isRequired: false }])
  expect([absence, expense, planning].map(daysOf)).toEqual([['date_start', 'date_end'], [], ['day']])
  expect(spanIn(planning, { day: '2026-10-14' })).toEqual({ first: '2026-10-14', last: '2026-10-14' })
  expect(spanIn(expense, { day: '2026-10-14' })).toBeNull()
  expect(spanIn(absence, { date_start: '2026-10-14', date_end: '' })).toBeNull()
  expect(spanIn(absence, { date_start: '2026-10-14', date_end: '2026-10-13' })).toBeNull()
})

it('an advance holds its contract for the company’s month, unless it was refused', () => {
  const asked = (createdAt: string, status: 0 | 1 | 3 | 5, contractId: number) => ({ createdAt: createdAt as Instant, status, contractId })
  const demands = [
    // The first of November in Paris.
    asked('2026-10-31T23:30:00Z', 0, 1),
    asked('2026-10-31T22:30:00Z', 0, 2),
    asked('2026-11-05T08:00:00Z', 5, 3),
    asked('2026-11-05T08:00:00Z', 3, 4),
  ]
  expect([...advancesIn(demands, '202611' as Month, 'Europe/Paris')]).toEqual([1, 4])
})
