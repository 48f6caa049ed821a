import { expect, it } from 'vitest'
import { asksAbout, openFields, withChoice } from './columnMap.rules.ts'

const column = (field: string) => ({ field, title: field, isRequired: false, example: '' })
const model = { kind: 'agents' as const, columns: ['employeeNumber', 'lastName', 'firstName'].map(column) }
const file = { file: 'a.csv', kind: 'agents' as const, lineCount: 1, fields: ['firstName'], unknownColumns: ['Numéro', 'Patronyme'] }

it('a column may be what no other is yet', () => {
  const choices = withChoice([], 'agents', 'Numéro', 'employeeNumber')
  expect(openFields(file, model, choices, 'Patronyme').map(({ field }) => field)).toEqual(['lastName'])
  expect(openFields(file, model, choices, 'Numéro').map(({ field }) => field)).toEqual(['employeeNumber', 'lastName'])
  // What was said of another file’s column takes nothing here.
  expect(openFields(file, model, withChoice([], 'agents', 'Autre', 'lastName'), 'Numéro')).toHaveLength(2)
})

it('what was said is replaced, or taken back', () => {
  const said = withChoice(withChoice([], 'agents', 'Numéro', 'employeeNumber'), 'agents', 'Numéro', null)
  expect(said).toEqual([{ kind: 'agents', title: 'Numéro', field: null }])
  expect(withChoice(said, 'agents', 'Numéro', undefined)).toEqual([])
})

it('a file asks while a column of it is not known; what is no table does not', () => {
  const kindless = { ...file, kind: null }
  expect([asksAbout(file), asksAbout(kindless)]).toEqual([true, true])
  expect([asksAbout({ ...file, unknownColumns: [] }), asksAbout({ ...kindless, unknownColumns: [] })]).toEqual([false, false])
})
