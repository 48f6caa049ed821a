import { writeXlsx, type Cell } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { fileOf } from '../imports.testing.ts'
import { readFile } from './imports.files.ts'
import type { Row } from './imports.lines.rules.ts'
import { testBudget } from './imports.rows.testing.ts'
import { readXlsx } from './imports.xlsx.ts'

async function rowsOf(bytes: Uint8Array): Promise<Row[]> {
  const rows: Row[] = []
  await readXlsx(Buffer.from(bytes), 'f.xlsx', testBudget(), (row) => rows.push(row))
  return rows
}

/** One row of cells, each with its number format. */
async function textsOf(...cells: [value: Cell['value'], format?: string][]): Promise<readonly string[]> {
  const styled = cells.flatMap(([value, numFmt], column): [string, Cell][] =>
    numFmt ? [[`0,${column}`, { value, type: value instanceof Date ? 'date' : 'number', style: { numFmt } }]] : [],
  )
  const bytes = await writeXlsx({ sheets: [{ name: 'Feuille', rows: [cells.map(([value]) => value)], cells: new Map(styled) }] })
  return (await rowsOf(bytes))[0]!.cells.slice(0, cells.length)
}
const utc = (text: string) => new Date(`${text}Z`)

describe('a cell of a workbook', () => {
  test('that holds a day reads as ISO, with its time if it has one', async () => {
    expect(await textsOf([utc('2026-10-12T00:00:00'), 'dd/mm/yyyy'], [utc('2026-10-12T19:30:00'), 'dd/mm/yyyy hh:mm'])).toEqual([
      '2026-10-12',
      '2026-10-12 19:30:00',
    ])
  })
  test('that shows a time reads as one, whatever day lies behind it', async () => {
    expect(
      await textsOf([0.9375, 'hh:mm'], [utc('2026-10-12T07:00:00'), 'hh:mm'], [1, '[hh]:mm'], [0, 'hh:mm'], [22.5 / 24, 'h:mm:ss']),
    ).toEqual(['22:30', '07:00', '24:00', '00:00', '22:30'])
  })
  test('that shows zeros before a number keeps them', async () => {
    expect(await textsOf([6068, '000000'], [1000, '00000'], [6068, '0'])).toEqual(['006068', '01000', '6068'])
  })
  test('that holds a number, a text or nothing reads as it stands', async () => {
    expect(await textsOf([48.891042], ['  É '], [null], [10001], ['0012'])).toEqual(['48.891042', '  É ', '', '10001', '0012'])
  })
})

test('a row is known by its number in the sheet, and one that says nothing is passed over', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'A', rows: [['a'], [], ['b']] },
      { name: 'B', rows: [['c']] },
    ],
  })
  expect((await rowsOf(bytes)).map(({ line, cells }) => [line, cells[0] ?? ''])).toEqual([
    [1, 'a'],
    [3, 'b'],
  ])
})

test('a broken workbook, an old .xls and a picture are told as unreadable', async () => {
  for (const bytes of [
    [0x50, 0x4b, 3, 4, 1, 2, 3],
    [0xd0, 0xcf, 0x11, 0xe0, 0, 0],
    [0x89, 0x50, 0x4e, 0x47, 0, 0],
  ])
    expect(await readFile(fileOf('f', Uint8Array.from(bytes)), testBudget())).toEqual({
      file: { file: 'f', kind: null, lineCount: 0 },
      lines: [],
      findings: { refused: [{ file: 'f', line: 1, reason: 'FILE_UNREADABLE', values: {} }], notices: [] },
    })
})
