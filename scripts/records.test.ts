import path from 'node:path'
import { modulesOf } from '@vigie/contract/gather/modules.ts'
import { emptyRecord, shapeOfFields, type RecordField, type RecordFields } from '@vigie/contract/kit/fields.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { shape } from '@vigie/contract/kit/shape.ts'
import { screenProblems as german } from '@vigie/phrases/de/problems.screens.ts'
import { problems as germanFirst } from '@vigie/phrases/de/problems.ts'
import { screenProblems as english } from '@vigie/phrases/en/problems.screens.ts'
import { problems as englishFirst } from '@vigie/phrases/en/problems.ts'
import { screenProblems as french } from '@vigie/phrases/fr/problems.screens.ts'
import { problems as frenchFirst } from '@vigie/phrases/fr/problems.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

// Every table of fields that people fill in, wherever the contract exports it: each of its fields refuses what it cannot hold.

const modules = await modulesOf<Readonly<Record<string, unknown>>>(
  path.join(import.meta.dirname, '../packages/contract/src'),
  /^(?!kit\/)(?!.*\.(test|testing)\.ts$).*\.ts$/,
)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isField = (value: unknown): boolean => isObject(value) && typeof value['kind'] === 'string' && typeof value['wire'] === 'string'
const isTable = (value: unknown): value is RecordFields =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isField)
/** A table of fields that is exported by itself, or that a register has. */
const tableIn = (value: unknown): RecordFields | undefined =>
  isTable(value) ? value : isObject(value) && isTable(value['fields']) ? value['fields'] : undefined
const tables = modules.flatMap(({ file, exports }) =>
  Object.entries(exports).flatMap(([name, value]) => {
    const table = tableIn(value)
    return table ? [[`${file} ${name}`, table] as const] : []
  }),
)

const long = (most: number) => 'é'.repeat(most + 1)
/** What a field of each kind cannot hold. */
function wrongValues(field: RecordField): readonly unknown[] {
  switch (field.kind) {
    case 'text':
      return [long(field.most), 'a\u0000b', 'a\nb', 'a\u001b[2J', 'a\u0085b']
    case 'lines':
      return [long(field.most), 'a\u0000b', 'a\u0007b']
    case 'email':
      return ['moi', 'moi@', '@exemple.fr', 'a b@exemple.fr', `${long(field.most)}@exemple.fr`]
    case 'phone':
      return ['12', 'abc', '0'.repeat(20), '06 12 34 56 78\u0007']
    case 'url':
      return ['exemple.fr', 'ftp://exemple.fr', 'javascript:alert(1)', 'https://', 'https://a b.fr', `https://e.fr/${long(field.most)}`]
    case 'whole':
      return [field.least - 1, field.most + 1, field.least + 0.5, Number.NaN, Number.POSITIVE_INFINITY]
    case 'hours':
      return [field.least * 100 - 1, field.most * 100 + 1, 0.5, Number.NaN]
    case 'decimal':
      return [field.least - 0.001, field.most + 0.001, Number.NaN, Number.POSITIVE_INFINITY]
    case 'zone':
      return ['Europe/Atlantis', '+02:00', 'Paris']
    case 'day':
      return ['2026-02-30', '2026-13-01', '30/11/2026', '0000-00-00']
    case 'monthDay':
      return ['02-30', '13-01', '1-1', '-', '04-31']
    case 'switch':
      return ['yes', 1]
    case 'word':
      return ['no such word', 1]
    case 'choices':
      return [['no such word'], [field.words[0], field.words[0]], 'word']
    case 'reference':
      return [-1, 1.5, 'one', 3_000_000_000]
    case 'references':
      return [[-1], [1, 1], [1.5], Array.from({ length: field.most + 1 }, (_, at) => at)]
  }
}
const empties = (field: RecordField): readonly unknown[] => {
  if (field.kind === 'switch' || !field.isRequired) return []
  if (field.kind === 'choices' || field.kind === 'references') return [[]]
  return typeof emptyRecord({ field }).field === 'string' ? ['', '  ', '\u00a0', '\u200b\u2060\ufeff\u00ad\u202e'] : [null]
}

const languages = { fr: { ...frenchFirst, ...french }, en: { ...englishFirst, ...english }, de: { ...germanFirst, ...german } }
const phraseOf = (phrases: object, problem: string): unknown =>
  problem.split('.').reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), phrases)

it('the tables of fields are found', () => {
  const names = tables.map(([name]) => name.split(' ')[1])
  expect(names).toEqual(expect.arrayContaining(['newAgentFields', 'siteFields', 'absenceFields', 'holidays', 'anomalyReasons']))
})

describe.each(tables)('%s', (_, table) => {
  it.each(Object.entries(table).map(([key, field]) => [key, field.kind, field] as const))(
    '%s (%s) refuses what it cannot hold, in a sentence of each language',
    (key, _kind, field) => {
      for (const value of [...wrongValues(field), ...empties(field)]) {
        const found = fieldProblems({ [key]: field }, { [key]: value })
        expect(
          found.map((one) => one.field),
          JSON.stringify(value),
        ).toEqual([key])
        for (const [language, phrases] of Object.entries(languages))
          expect([language, typeof phraseOf(phrases, found[0]!.problem)], found[0]!.problem).toEqual([language, 'string'])
      }
    },
  )
})

const isText = (field: RecordField): boolean => typeof emptyRecord({ field }).field === 'string'
const withTexts = tables.filter(([, table]) => Object.values(table).some(isText))

it.each(withTexts)('%s keeps no stray characters of its texts', (_, table) => {
  const texts = Object.entries(table).filter(([, field]) => isText(field))
  const read = z.parse(
    shape(shapeOfFields(Object.fromEntries(texts))),
    Object.fromEntries(texts.map(([, { wire }]) => [wire, '\u2060A\u200b1\ufeff'])),
  )
  expect(read).toEqual(Object.fromEntries(texts.map(([key]) => [key, 'A1'])))
})
