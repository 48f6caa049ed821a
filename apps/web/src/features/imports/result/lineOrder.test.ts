import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { describe, expect, it } from 'vitest'
import type { Entry } from './groups.ts'
import { inOrder, lineSortKeys, sortFor } from './lineOrder.ts'

const file = (name: string, kind: ImportOutcome['files'][number]['kind']) => ({
  file: name,
  kind,
  lineCount: 20,
  fields: [],
  unknownColumns: [],
})
/** As they were dropped. */
const files = [file('vacations.csv', 'shifts'), file('photo.png', null), file('sites.csv', 'sites')]

const refused = (name: string, line: number): Entry => ({
  group: 'refused',
  line: { file: name, line, reason: 'SITE_UNKNOWN', values: {} },
})
type Warning = ImportOutcome['warnings'][number]
const warned = (line: number, agentName: string, kind: Warning['kind'], rule: Warning['rule'] = 'SHORTEST_REST'): Entry => ({
  group: 'warned',
  line: { file: 'vacations.csv', line, employeeNumber: '1', agentName, rule, kind, shiftNumbers: [], values: {} },
})
const lines = (entries: readonly Entry[]) => entries.map(({ line }) => `${line.file.slice(0, 1)}${line.line}`).join(' ')
const nameOf = ({ line }: Entry) => ('agentName' in line ? line.agentName : line.file)

describe('the lines of an import', () => {
  const faults = [refused('photo.png', 1), refused('vacations.csv', 10), refused('vacations.csv', 9), refused('sites.csv', 30)]

  it('stand as the files are read, figures by what they are worth', () => {
    expect(lines(inOrder(faults, 'line', files, nameOf))).toBe('s30 v9 v10 p1')
    expect(lines(inOrder(faults, '-line', files, nameOf))).toBe('p1 v10 v9 s30')
  })

  const warnings = [warned(4, 'Zoé', 'warn'), warned(3, 'émile', 'refuse'), warned(2, 'Eve', 'warn'), warned(5, 'Adam', 'refuse')]

  it('go by what is said of them, without accents and case', () => {
    expect(lines(inOrder(warnings, 'text', files, nameOf))).toBe('v5 v3 v2 v4')
    expect(lines(inOrder(warnings, '-text', files, nameOf))).toBe('v4 v2 v3 v5')
  })

  it('go by how grave it is, those of a rule together, and among equals as they come', () => {
    expect(lines(inOrder(warnings, '-severity', files, nameOf))).toBe('v3 v5 v4 v2')
    expect(lines(inOrder(warnings, 'severity', files, nameOf))).toBe('v4 v2 v3 v5')
    const mixed = [warned(2, 'A', 'refuse'), warned(3, 'A', 'refuse', 'WEEKLY_REST'), warned(4, 'A', 'refuse')]
    expect(lines(inOrder(mixed, '-severity', files, nameOf))).toBe('v2 v4 v3')
  })

  it('keep an order in another group where that group knows it', () => {
    expect(lineSortKeys('created')).not.toContain('severity')
    expect([sortFor('created', '-severity'), sortFor('created', '-text'), sortFor('warned', '-severity')]).toEqual([
      'line',
      '-text',
      '-severity',
    ])
  })
})
