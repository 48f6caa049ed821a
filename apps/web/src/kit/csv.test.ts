import { expect, it } from 'vitest'
import type { Cell } from '@vigie/contract/kit/csv.ts'
import { csvOf, csvOfLines, fileNameOf } from './csv.ts'

const cells = (...given: Cell[]) =>
  csvOf([{ title: 'A', of: (cell: Cell) => cell }], given, ',')
    .replace('\uFEFFA\r\n', '')
    .split('\r\n')
    .slice(0, -1)

it('is read by French spreadsheets: a mark, semicolons, CRLF, decimal commas', () => {
  const columns = [
    { title: 'Site', of: ({ name }: { name: string; hours: number | null }) => name },
    { title: 'Heures', of: ({ hours }: { name: string; hours: number | null }) => hours },
  ]
  const rows = [
    { name: 'Hôpital de la Brière', hours: 151.67 },
    { name: 'Port', hours: null },
  ]
  expect(csvOf(columns, rows, ',')).toBe('\uFEFFSite;Heures\r\nHôpital de la Brière;151,67\r\nPort;\r\n')
})

it('quotes what would break a line', () => {
  expect(cells('a;b', 'dit «x» "y"', 'bout ', 'rien')).toEqual(['"a;b"', '"dit «x» ""y"""', '"bout "', 'rien'])
  expect(csvOf([{ title: 'A', of: (cell: Cell) => cell }], ['une\nligne'], ',')).toContain('"une\nligne"\r\n')
})

it('lines without columns are written alike', () => {
  expect(
    csvOfLines([
      ['Fichier', 'Motif'],
      ['a;b.csv', '=1+1'],
    ]),
  ).toBe('\uFEFFFichier;Motif\r\n"a;b.csv";\'=1+1\r\n')
})

it.each(['=1+1', '+33612345678', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])('%j is a text and no formula', (given) => {
  expect(cells(given)[0]!.replace(/^"/, '')).toMatch(/^'/)
})

it('a figure below zero is a figure', () => {
  expect(cells(-2.5, 0)).toEqual(['-2,5', '0'])
})

it('names its file after what it holds', () => {
  expect(fileNameOf('Services du jour', '22/11/2026')).toBe('services-du-jour-22-11-2026.csv')
  expect(fileNameOf('Agents', 'Décembre 2026', '')).toBe('agents-decembre-2026.csv')
})
