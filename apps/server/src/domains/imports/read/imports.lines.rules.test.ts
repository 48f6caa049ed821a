import { importKinds } from '@vigie/contract/imports/imports.report.ts'
import { describe, expect, test } from 'vitest'
import { fileReader, kindOf, linesOf } from './imports.lines.rules.ts'
import { emptyFormula } from './imports.fields.rules.ts'
import { plainTitle } from './imports.columns.rules.ts'
import { translatedTitles } from './imports.titles.rules.ts'
import { planningText, planningFiles } from '../imports.testing.ts'

const header = (name: string) => planningText(name).split('\r\n')[0]!.split(';')
function read(...rows: string[][]) {
  const reader = fileReader('f.csv')
  for (const [at, cells] of rows.entries()) reader.take({ line: at + 1, cells })
  const file = reader.end()
  const { refused, notices } = file.findings
  return { lines: linesOf([file]), refused, reasons: refused.map(({ line, reason, values }) => [line, reason, values['column']]), notices }
}

describe('the kind of a file', () => {
  test('is known by its titles', () => {
    expect(planningFiles.map((name) => kindOf(header(name)))).toEqual(['sites', 'agents', 'contracts', 'shifts'])
  })
  test('does not hang on accents, case, punctuation or the way of writing N°', () => {
    const written = ['N° vacation', 'Nº VACATION', 'No vacation', 'num. vacation', 'NUMÉRO VACATION', 'n°vacation']
    expect(new Set(written.map(plainTitle))).toEqual(new Set(['n vacation']))
    expect(kindOf(['code SITE', 'n° VACATION', 'MATRICULE'])).toBe('shifts')
  })
  test('may be none of the four', () => {
    expect(kindOf(['Produit', 'Prix'])).toBeUndefined()
    expect(read(['Produit', 'Prix'], ['Café', '2']).reasons).toEqual([[1, 'FILE_KIND_UNKNOWN', undefined]])
  })
})

describe('columns', () => {
  test('that must be there are named when they are missing', () => {
    expect(read(['Matricule', 'Nom'], ['1', 'A']).reasons).toEqual([[1, 'COLUMN_MISSING', 'Prénom']])
  })
  test('may stand in any order, and those that are optional may be missing', () => {
    const { lines, reasons } = read(['Prénom', 'Nom', 'Matricule'], ['Inès', 'MOREL', '7'])
    expect(reasons).toEqual([])
    expect(lines.agents).toEqual([{ file: 'f.csv', line: 2, says: { employeeNumber: '7', lastName: 'MOREL', firstName: 'Inès' } }])
  })
  test('are known by their English and German titles, each of which names one', () => {
    for (const kind of importKinds)
      for (const language of [0, 1]) {
        const fields = Object.entries<readonly string[]>(translatedTitles[kind])
        const titles = fields.map(([, said]) => (language === 0 ? said[0]! : said.at(-1)!))
        expect(kindOf(titles)).toBe(kind)
        expect(read(titles).notices.map(({ notice }) => notice)).toEqual(['NO_LINES'])
        expect(read(titles).reasons).toEqual([])
      }
  })
  test('that are doubled are refused, those that are not known are told', () => {
    const { reasons, notices } = read(['Matricule', 'Nom', 'Prénom', 'NOM', 'Couleur'], ['1', 'A', 'B', 'C', 'bleu'])
    expect(reasons).toEqual([[1, 'COLUMN_TWICE', 'NOM']])
    expect(notices).toEqual([{ file: 'f.csv', line: 1, notice: 'COLUMN_IGNORED', values: { column: 'Couleur' } }])
  })
})

describe('a file', () => {
  test('of titles alone says so', () => {
    const { reasons, notices } = read(['Matricule', 'Nom', 'Prénom'])
    expect([reasons, notices.map(({ notice }) => notice)]).toEqual([[], ['NO_LINES']])
  })
})

describe('a line', () => {
  test('with a postcode that is none of France’s is taken, and told', () => {
    const { lines, reasons, notices } = read(['Matricule', 'Nom', 'Prénom', 'CP'], ['1', 'A', 'B', '1000'], ['2', 'A', 'B', '01000'])
    expect(reasons).toEqual([])
    expect(lines.agents.map(({ says }) => says.postcode)).toEqual(['1000', '01000'])
    expect(notices).toEqual([{ file: 'f.csv', line: 2, notice: 'POSTCODE_UNUSUAL', values: { column: 'CP', value: '1000' } }])
  })
  test('with a formula that was never computed is refused for it, not for an empty cell', () => {
    expect(read(['Matricule', 'Nom', 'Prénom'], ['1', emptyFormula, 'B']).reasons).toEqual([[2, 'FORMULA_EMPTY', 'Nom']])
  })

  test('is refused for a required cell that is empty, and all its faults are told at once', () => {
    const { reasons } = read(
      ['N° contrat', 'Matricule', 'Type', 'Début', 'Fin', 'Heures mensuelles'],
      ['K1', '', 'CDI', '31/04/2026', 'bientôt', '-2'],
    )
    expect(reasons).toEqual([
      [2, 'VALUE_MISSING', 'Matricule'],
      [2, 'DATE_IMPOSSIBLE', 'Début'],
      [2, 'DATE_IMPOSSIBLE', 'Fin'],
      [2, 'NUMBER_IMPOSSIBLE', 'Heures mensuelles'],
    ])
  })
  test('with more cells than titles was cut in the wrong place', () => {
    expect(read(['Matricule', 'Nom', 'Prénom'], ['1', 'A', 'B', '', ''], ['2', 'A', 'B', 'C']).reasons).toEqual([
      [3, 'CELLS_TOO_MANY', undefined],
    ])
  })
  test('that is blank is passed over', () => {
    const { lines, reasons } = read(['Matricule', 'Nom', 'Prénom'], ['', ' ', ''], ['1', 'A', 'B'])
    expect([lines.agents.length, reasons]).toEqual([1, []])
  })
  test('says a wrong clocking code without repeating it', () => {
    const { refused } = read(['Matricule', 'Nom', 'Prénom', 'Code de pointage'], ['1', 'A', 'B', '12'])
    expect(refused).toEqual([{ file: 'f.csv', line: 2, reason: 'CODE_IMPOSSIBLE', values: { column: 'Code de pointage' } }])
  })
  test('says nothing of an empty cell that only adds, and clears what an empty cell clears', () => {
    const { lines } = read(
      ['Code site', 'Code client', 'Nom', 'Client', 'Fuseau horaire', 'Latitude', 'Ville'],
      ['S1', 'C1', 'Siège', '', '', '', ''],
    )
    expect(lines.sites[0]?.says).toEqual({ code: 'S1', clientCode: 'C1', name: 'Siège', latitude: null, city: '' })
  })
})

test('an empty file is told as such', () => expect(read().reasons).toEqual([[1, 'FILE_EMPTY', undefined]]))
