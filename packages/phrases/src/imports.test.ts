import { describe, expect, test } from 'vitest'
import { importLines as de } from './de/imports/lines.ts'
import { planning as dePlanning } from './de/planning/planning.ts'
import { importLines as en } from './en/imports/lines.ts'
import { planning as enPlanning } from './en/planning/planning.ts'
import { fill } from './figures.ts'
import { importLines as fr } from './fr/imports/lines.ts'
import { planning as frPlanning } from './fr/planning/planning.ts'

const placesIn = (sentence: string | undefined) => (sentence?.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe.each([
  ['imports', fr, { en, de }],
  ['planning', frPlanning, { en: enPlanning, de: dePlanning }],
])('%s', (_, source: Record<string, string>, others: Record<string, Record<string, string>>) => {
  test.each(Object.entries(others))('in %s carries the same values as in French, and is written', (__, other) => {
    for (const [key, sentence] of Object.entries(source)) expect([key, placesIn(other[key])]).toEqual([key, placesIn(sentence)])
    const copied = Object.keys(source).filter((key) => other[key] === source[key] && source[key]!.includes(' '))
    expect(copied.filter((key) => !key.startsWith('line'))).toEqual([])
  })
})

test('numbers, days and times are written as the language writes them, and nothing else is touched', () => {
  const values = { hours: 53.5, on: '2026-10-12', at: '2026-10-12 19:00', bad: '2026-02-31', line: 2440 }
  const sentence = '{{hours}} {{on}} {{at}} {{bad}} {{line}} {{missing}}'
  expect(fill('fr', sentence, values)).toBe('53,5 12/10/2026 12/10/2026 19:00 2026-02-31 2440 {{missing}}')
  expect(fill('en', sentence, values)).toBe('53.5 12/10/2026 12/10/2026 19:00 2026-02-31 2440 {{missing}}')
  expect(fill('de', sentence, values)).toBe('53,5 12.10.2026 12.10.2026 19:00 2026-02-31 2440 {{missing}}')
})
