import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  dayField,
  emailField,
  emptyRecord,
  linesField,
  phoneField,
  referenceField,
  shapeOfFields,
  switchField,
  textField,
  hoursField,
  wholeField,
  wordField,
} from './fields.ts'
import { fieldProblems } from './fields.rules.ts'
import { shape } from './shape.ts'

const fields = {
  plate: textField('plate', 10, { isRequired: true }),
  notes: linesField('notes', 20),
  email: emailField('email'),
  phone: phoneField('phone'),
  seats: wholeField('seats', 1, 9),
  hours: hoursField('hours', 0, 9),
  boughtOn: dayField('bought_on', { isRequired: true }),
  fuel: wordField('fuel', ['diesel', 'electric']),
  siteId: referenceField('site_id'),
  isActive: switchField('is_active'),
}
const right = {
  plate: 'AA-111-BB',
  notes: '',
  email: '',
  phone: '01 23 45 67 89',
  seats: 5,
  hours: 750,
  boughtOn: '2026-11-29',
  fuel: null,
  siteId: null,
  isActive: false,
}
const wrong = (changes: Record<string, unknown>) =>
  fieldProblems(fields, { ...right, ...changes }).map(({ field, problem, values }) => [field, problem, ...Object.values(values ?? {})])

describe('a record', () => {
  it('is right with what is optional left empty, and at every bound', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ seats: 1, notes: 'n'.repeat(20) })).toEqual([])
    expect(wrong({ hours: 900 })).toEqual([])
    expect(wrong({ seats: 9, plate: ` ${'p'.repeat(10)} ` })).toEqual([])
    expect(wrong({ seats: null, hours: null, phone: '', email: 'a@b.fr' })).toEqual([])
  })

  it.each([
    [{ plate: '  ' }, ['plate', 'required']],
    [{ plate: '\u200b\u00ad' }, ['plate', 'required']],
    [{ plate: 'BB-\u202e111' }, ['plate', 'field.characters']],
    [{ notes: 'a\u2066b' }, ['notes', 'field.characters']],
    [{ plate: 'p'.repeat(11) }, ['plate', 'tooLong', 10]],
    [{ notes: 'n'.repeat(21) }, ['notes', 'tooLong', 20]],
    [{ email: 'a@b' }, ['email', 'field.email']],
    [{ phone: '12' }, ['phone', 'field.phone']],
    [{ hours: 901 }, ['hours', 'field.hours', 0, 9]],
    [{ hours: Number.NaN }, ['hours', 'field.hours', 0, 9]],
    [{ seats: 0 }, ['seats', 'field.whole', 1, 9]],
    [{ seats: 10 }, ['seats', 'field.whole', 1, 9]],
    [{ seats: 2.5 }, ['seats', 'field.whole', 1, 9]],
    [{ seats: Number.NaN }, ['seats', 'field.whole', 1, 9]],
    [{ boughtOn: null }, ['boughtOn', 'required']],
  ])('%o is refused at its field', (changes, problem) => {
    expect(wrong(changes)).toEqual([problem])
  })

  it('begins empty: its required fields are what is missing', () => {
    const empty = emptyRecord(fields)
    expect(empty).toEqual({
      plate: '',
      notes: '',
      email: '',
      phone: '',
      seats: null,
      hours: null,
      boughtOn: null,
      fuel: null,
      siteId: null,
      isActive: false,
    })
    expect(fieldProblems(fields, empty).map(({ field }) => field)).toEqual(['plate', 'boughtOn'])
  })

  it('is read from the wire under its own names; what has another type is no record', () => {
    const schema = shape(shapeOfFields(fields))
    const wire = { ...right, bought_on: right.boughtOn, site_id: 7, is_active: true }
    expect(z.parse(schema, wire)).toMatchObject({ plate: 'AA-111-BB', boughtOn: '2026-11-29', siteId: 7, isActive: true })
    for (const given of [{ seats: '5' }, { bought_on: '2026-02-30' }, { fuel: 'coal' }, { is_active: 1 }, { site_id: -1 }])
      expect(z.safeParse(schema, { ...wire, ...given }).success, JSON.stringify(given)).toBe(false)
  })
})
