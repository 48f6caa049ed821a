import { writeXlsx, type Cell } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { fileOf } from '../imports.testing.ts'
import { readFile } from './imports.files.ts'
import type { Row } from './imports.lines.rules.ts'
import { testBudget } from './imports.rows.testing.ts'
import { workbook } from './imports.workbook.testing.ts'
import { readXlsx } from './imports.xlsx.ts'
import { emptyFormula } from './imports.fields.rules.ts'

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
      file: { file: 'f', kind: null, lineCount: 0, fields: [], unknownColumns: [] },
      lines: [],
      findings: { refused: [{ file: 'f', line: 1, reason: 'FILE_UNREADABLE', values: {} }], notices: [] },
    })
})

describe('a workbook as a spreadsheet writes it', () => {
  const styles = `<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="000000"/>
    <numFmt numFmtId="165" formatCode="[$-40C]dd/mm/yy&quot; à &quot;hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="20"/></cellStyleXfs>
    <cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs></styleSheet>`
  const texts = `<sst><si><t>Nom &amp; &#233;tage</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">Site </t></r><r><t>nord</t></r>
    <rPh sb="0" eb="1"><t>sound</t></rPh></si><si><t>a_x000D_b</t></si></sst>`
  const cells = (
    day: number,
  ) => `<c r="A3" s="1"><v>${day}</v></c><c s="2"><v>68</v></c><c s="3"><v>0.3125</v></c><c s="4"><v>${day}.5</v></c>
    <c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c>
    <c t="str"><f>A1&amp;"&lt;t&gt;"</f><v>a &lt; b</v></c><c r="L3"><v>1.50</v></c><c r="XFD3" s="4"/><c t="s"><v>99</v></c>`
  const read = [
    '2026-10-12',
    '000068',
    '07:30',
    '2026-10-12 12:00:00',
    'Nom & étage',
    'Site nord',
    'a\rb',
    'true',
    '#N/A',
    'a < b',
    '',
    '1.5',
  ]
  const book = (data: string, more = {}) => {
    const sheet = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<!-- > --><worksheet>${data}<mergeCells/></worksheet>`
    return workbook({ 'xl/worksheets/sheet1.xml': sheet, 'xl/styles.xml': styles, 'xl/sharedStrings.xml': texts, ...more })
  }
  const firstOf = async (bytes: Buffer) => (await rowsOf(bytes)).map(({ line, cells: own }) => [line, own.slice(0, read.length)])[0]

  test('has formats, shared texts and formulas behind its cells', async () => {
    const data = `<cols><col min="1" max="3"/></cols><sheetData><row r="3" spans="1:9" x14ac:dyDescent="0.25">${cells(46_307)}</row></sheetData>`
    expect(await firstOf(book(data))).toEqual([3, read])
  })
  test('may hold formulas whose result was never computed, and others whose result is nothing', async () => {
    const data =
      '<sheetData><row r="1"><c r="A1"><f>1+1</f></c><c r="B1" t="str"><f>""</f><v></v></c><c r="C1"><f>1+1</f><v>2</v></c></row></sheetData>'
    expect((await rowsOf(book(data)))[0]!.cells.slice(0, 3)).toEqual([emptyFormula, '', '2'])
  })
  test('may write its names with a prefix and its days from 1904 on', async () => {
    const data = `<sheetData><row r='3'>${cells(44_845)}</row></sheetData>`.replaceAll(/<(\/?)(?=\w)/g, '<$1x:')
    const old = '<workbook><workbookPr date1904="1"/><sheets><sheet name="F" sheetId="1" r:id="rId1"/></sheets></workbook>'
    expect(await firstOf(book(data, { 'xl/workbook.xml': old }))).toEqual([3, read])
  })
})
