import { describe, expect, test } from 'vitest'
import type { ImportRefusal, ImportReport, ImportWarning } from '@vigie/contract/imports/imports.report.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { printed } from './imports.print.ts'

const none = { sites: 0, agents: 0, contracts: 0, shifts: 0 }
const report = (given: Partial<ImportReport>): ImportReport => ({
  files: [],
  months: [],
  past: { count: 0, countsFrom: '2026-10-12' as Day },
  digest: '',
  created: none,
  changed: none,
  unchanged: none,
  lines: [],
  refused: [],
  notices: [],
  warnings: [],
  meanwhile: [],
  isWritten: true,
  ...given,
})
const text = (given: Partial<ImportReport>, isAll?: boolean) => printed(report(given), isAll).join('\n').replaceAll('\u00a0', ' ')
const warning = (line: number): ImportWarning => ({
  file: 'v.csv',
  line,
  employeeNumber: '10086',
  agentName: 'MOREL Inès',
  rule: 'LONGEST_WEEK',
  kind: 'refuse',
  shiftNumbers: ['V1'],
  values: { from: '2026-10-12', to: '2026-10-18', hours: 53.5, limit: 48, source: 'art. L3121-20' },
})

describe('the report of an import', () => {
  test('counts each kind that came, and says that months stay unpublished', () => {
    const lines = text({ created: { ...none, sites: 30 }, changed: { ...none, shifts: 2 }, unchanged: { ...none, shifts: 7 } }).split('\n')
    expect(lines.slice(0, 3).map((line) => line.trim().split(/\s+/))).toEqual([
      ['Créés', 'Modifiés', 'Inchangés'],
      ['Sites', '30', '0', '0'],
      ['Services', '0', '2', '7'],
    ])
    expect(lines.at(-1)).toContain('non publiés')
  })
  test('names each refused line with its reason, and says that nothing was written', () => {
    const refused: ImportRefusal[] = [
      { file: 'v.csv', line: 5, reason: 'SITE_UNKNOWN', values: { value: 'S9999' } },
      { file: 'v.csv', line: 2440, reason: 'END_NOT_AFTER_START', values: { start: '2026-10-12 19:00', end: '2026-01-01 07:00' } },
      { file: 'v.csv', line: 2441, reason: 'DATE_IMPOSSIBLE', values: { column: 'Date début', value: '2026-02-31' } },
    ]
    expect(text({ refused, isWritten: false }).split('\n')).toEqual([
      'Refusées (3)',
      '  v.csv, ligne 5 : Le site « S9999 » n’existe pas.',
      '  v.csv, ligne 2440 : La fin (01/01/2026 07:00) n’est pas après le début (12/10/2026 19:00).',
      '  v.csv, ligne 2441 : « Date début » : « 2026-02-31 » n’est pas une date (jj/mm/aaaa).',
      '',
      'Rien n’a été écrit. Corrigez ces lignes, puis recommencez.',
    ])
  })
  test('names what changes, and what is created only when all is asked for', () => {
    const lines = [
      { file: 's.csv', line: 2, kind: 'sites' as const, key: 'S1', label: 'Siège', does: 'create' as const, fields: [] },
      { file: 's.csv', line: 3, kind: 'sites' as const, key: 'S2', label: 'Port', does: 'change' as const, fields: ['Nom', 'Ville'] },
    ]
    expect(text({ lines })).not.toContain('S1')
    expect(text({ lines })).toContain('s.csv, ligne 3 : Sites S2 : Nom, Ville')
    expect(text({ lines }, true)).toContain('s.csv, ligne 2 : Sites S1 : à créer')
  })
  test('counts the breaches of law by rule, and shows twenty lines unless all are asked for', () => {
    const warnings = Array.from({ length: 25 }, (_, at) => warning(at + 2))
    expect(text({ warnings })).toContain(
      'Droit du travail (25)\n    25  Semaine trop longue\n  v.csv, ligne 2 : MOREL Inès (10086) — 53,5 h du 12/10/2026 au 18/10/2026, pour 48 h au plus',
    )
    expect([text({ warnings }).includes('et 5 de plus'), text({ warnings }, true).includes('ligne 26')]).toEqual([true, true])
  })
  test('says when it was a dry run, and when all was there already', () => {
    expect(text({ isWritten: false })).toBe('Essai : rien n’a été écrit.')
    expect(text({ unchanged: { ...none, sites: 1 } })).toContain('rien n’a changé')
  })
})
