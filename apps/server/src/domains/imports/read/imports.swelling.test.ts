import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { describe, expect, test } from 'vitest'
import { fileOf } from '../imports.testing.ts'
import { readFile } from './imports.files.ts'
import type { ImportLimits } from './imports.limits.ts'
import { testBudget } from './imports.rows.testing.ts'
import { archive, sheet, swelling, text, workbook } from './imports.workbook.testing.ts'

const megabyte = 1024 * 1024
/** In the long run as large as the screen lets a file be; always beyond every limit of what a file holds. */
const largest = size(1, 25) * megabyte

/** Why a file is not read: its refusal and values, or what is wrong with it; or how many lines it has. */
async function outcomeOf(bytes: Uint8Array, limits?: Partial<ImportLimits>) {
  try {
    const { file, findings } = await readFile(fileOf('f', bytes), testBudget(limits))
    return findings.refused[0]?.reason ?? file.lineCount
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.values]
    throw error
  }
}
const filled = (piece: string) => Buffer.alloc(largest, piece)
const header = 'Matricule;Nom;Prénom\n'

describe('a text that swells', () => {
  test.each([
    ['of line ends alone is empty', '\n', 'FILE_EMPTY'],
    ['of separators alone is empty', ';', 'FILE_EMPTY'],
    ['of separators and line ends is empty', ';\r\n', 'FILE_EMPTY'],
    ['of one letter is a cell that no spreadsheet holds', 'a', ['IMPORT_CELL_TOO_LONG', { file: 'f', line: 1, limit: 32_767 }]],
    ['of blanks is a cell that no spreadsheet holds', ' ', ['IMPORT_CELL_TOO_LONG', { file: 'f', line: 1, limit: 32_767 }]],
    ['of short cells has too many columns', 'a;', ['IMPORT_COLUMNS_TOO_MANY', { file: 'f', line: 1, limit: 100 }]],
    ['of short lines has too many', 'a\n', ['IMPORT_LINES_TOO_MANY', { file: 'f', limit: 150_000 }]],
    ['of zeros is no text', '\0', 'FILE_UNREADABLE'],
    // Every second one doubles the one before, and the last of an odd number is alone.
    ['of quotes is one cell', '"', ['IMPORT_CELL_TOO_LONG', { file: 'f', line: 1, limit: 32_767 }]],
  ])('%s', async (_, piece, outcome) => expect(await outcomeOf(filled(piece))).toEqual(outcome))

  test('in a cell of its second line is told by that line', async () => {
    const agent = `1;${'x'.repeat(megabyte)};B`
    expect(await outcomeOf(Buffer.from(header + agent))).toEqual(['IMPORT_CELL_TOO_LONG', { file: 'f', line: 2, limit: 32_767 }])
    expect(await outcomeOf(Buffer.from(`${header}\n1;"${'x\n'.repeat(megabyte)}";B`))).toEqual([
      'IMPORT_CELL_TOO_LONG',
      { file: 'f', line: 3, limit: 32_767 },
    ])
    expect(await outcomeOf(Buffer.from(`${header}1;${'x'.repeat(32_767)};B`))).toBe(1)
  })
  test('after a quote that is never closed is told by that quote', async () => {
    expect(await outcomeOf(Buffer.from(`"${'a\n'.repeat(largest / 2 - 1)}`))).toBe('QUOTE_UNCLOSED')
  })
  test('swells in UTF-16 as in any other', async () => {
    const wide = (piece: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(largest - 2, Buffer.from(piece, 'utf16le'))])
    expect(await outcomeOf(wide('\n'))).toBe('FILE_EMPTY')
    expect(await outcomeOf(wide('a\n'))).toMatchObject(['IMPORT_LINES_TOO_MANY', {}])
    expect(await outcomeOf(wide('é'))).toMatchObject(['IMPORT_CELL_TOO_LONG', {}])
  })
  test('of as many lines, cells and characters as may be is read, and one more is not', async () => {
    const agents = Buffer.from(`${header}1;A;B\n2;C;D\n`)
    expect(await outcomeOf(agents, { lines: 3, cells: 9, columns: 3, characters: 24, bytes: agents.length })).toBe(2)
    const codes = { lines: 2, cells: 8, columns: 2, characters: 23, bytes: agents.length - 1 } as const
    const names = { lines: 'LINES', cells: 'CELLS', columns: 'COLUMNS' } as Readonly<Record<string, string>>
    for (const [limit, count] of Object.entries(codes))
      expect(await outcomeOf(agents, { [limit]: count }), limit).toMatchObject([
        names[limit] ? `IMPORT_${names[limit]}_TOO_MANY` : 'IMPORT_TOO_LARGE',
        { file: 'f' },
      ])
  })
  test('counts what other files of the same import hold', async () => {
    const budget = testBudget({ lines: 5 })
    const agents = fileOf('one.csv', Buffer.from(`${header}1;A;B\n2;C;D\n`))
    await readFile(agents, budget)
    await expect(readFile({ ...agents, name: 'two.csv' }, budget)).rejects.toMatchObject({
      code: 'IMPORT_LINES_TOO_MANY',
      values: { file: 'two.csv', limit: 5 },
    })
  })
})

describe('a workbook that swells', () => {
  const row = `<row>${text('A1', 'x')}</row>`
  const titles = `<row r="1">${text('A1', 'Matricule')}${text('B1', 'Nom')}${text('C1', 'Prénom')}</row>`

  test('from a hundred kilobytes to a gigabyte is left at the first byte too many', async () => {
    const blank = ' '.repeat(megabyte)
    const bomb = workbook({ 'xl/worksheets/sheet1.xml': swelling('<worksheet><sheetData>', blank, 1024, '</sheetData></worksheet>') })
    expect(bomb.length).toBeLessThan(2 * megabyte)
    expect(await outcomeOf(bomb)).toEqual(['IMPORT_TOO_LARGE', { file: 'f', limit: 200 }])
  })
  test('and says that it does not, is measured all the same', async () => {
    const part = swelling('<worksheet><sheetData>', row.repeat(10_000), 100, '</sheetData></worksheet>')
    const lying = { ...(part as { packed: Buffer }), said: 10 }
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': lying }))).toEqual([
      'IMPORT_LINES_TOO_MANY',
      { file: 'f', limit: 150_000 },
    ])
  })
  test('with a cell in its last corner is as large as what it says, and that is too many columns', async () => {
    const far = `${titles}<row r="1048576">${text('XFD1048576', 'x')}</row>`
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': sheet(far) }))).toEqual([
      'IMPORT_COLUMNS_TOO_MANY',
      { file: 'f', line: 1_048_576, limit: 100 },
    ])
  })
  test('with empty rows and cells to its last corner, as formatting leaves them, is read as what it says', async () => {
    const agent = `<row r="1000000">${text('A1000000', '1')}${text('B1000000', 'A')}${text('C1000000', 'B')}<c r="XFD1000000" s="1"/></row>`
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': sheet(`${titles}${agent}<row r="1048576" s="1"/>`) }))).toBe(1)
    const cell = '<c s="1"/>'
    const empty = swelling(`<worksheet><sheetData>${titles}<row>`, cell.repeat(10_000), 100, '</row></sheetData></worksheet>')
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': empty }))).toBe(0)
  })
  test.each([
    ['a row beyond the last', '<row r="1048577"/>'],
    ['rows in disorder', '<row r="2"/><row r="1"/>'],
    ['a tag without end', `<c ${'x'.repeat(200_000)}`],
    ['a comment without end', `<!-- ${'x '.repeat(100_000)}`],
  ])('with %s is no workbook', async (_, odd) =>
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': sheet(odd) }))).toBe('FILE_UNREADABLE'),
  )
  test('by entities that name each other is no workbook', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': laughs + sheet(`<row>${text('A1', '&b;')}</row>`) }))).toBe(
      'FILE_UNREADABLE',
    )
  })
  test('by texts that cells share is counted where they are kept and wherever they are named', async () => {
    const item = `<si><t>${'a text that is shared '.repeat(size(50, 1))}</t></si>`
    const parts = { 'xl/worksheets/sheet1.xml': sheet(titles) }
    const many = swelling('<sst>', item.repeat(10_000), size(6, 400), '</sst>')
    expect(await outcomeOf(workbook({ ...parts, 'xl/sharedStrings.xml': many }))).toEqual(['IMPORT_TOO_LARGE', { file: 'f', limit: 50 }])
    const empty = swelling('<sst>', '<si/>'.repeat(10_000), size(11, 301), '</sst>')
    const cells = size({ cells: 100_000 }, {})
    expect(await outcomeOf(workbook({ ...parts, 'xl/sharedStrings.xml': empty }), cells)).toMatchObject(['IMPORT_CELLS_TOO_MANY', {}])
    const named = sheet(`${titles}${'<row><c/><c t="s"><v>0</v></c></row>'.repeat(2000)}`)
    const long = `<sst><si><t>${'x'.repeat(32_767)}</t></si></sst>`
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': named, 'xl/sharedStrings.xml': long }))).toMatchObject([
      'IMPORT_TOO_LARGE',
      { limit: 50 },
    ])
    const longer = swelling('<sst><si><t>', 'x'.repeat(megabyte), 20, '</t></si></sst>')
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': named, 'xl/sharedStrings.xml': longer }))).toMatchObject([
      'IMPORT_CELL_TOO_LONG',
      { line: 2 },
    ])
  })
  test('by what describes it is no workbook', async () => {
    const parts = { 'xl/worksheets/sheet1.xml': sheet(titles) }
    const styles = swelling('<styleSheet><cellXfs>', '<xf numFmtId="14"/>'.repeat(10_000), 400, '</cellXfs></styleSheet>')
    expect(await outcomeOf(workbook({ ...parts, 'xl/styles.xml': styles }))).toBe('FILE_UNREADABLE')
    const merges = swelling(
      `<worksheet><sheetData>${titles}</sheetData><mergeCells>`,
      '<mergeCell ref="A1:XFD1048576"/>'.repeat(10_000),
      100,
      '</mergeCells></worksheet>',
    )
    expect(await outcomeOf(workbook({ 'xl/worksheets/sheet1.xml': merges }))).toBe(0)
  })
  test('by the number of its parts, or with one that another part overlaps, is read no further than it must', async () => {
    const empty = { packed: Buffer.alloc(0) }
    const parts = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`part${at}`, empty]))
    expect(await outcomeOf(archive(parts))).toBe('FILE_UNREADABLE')
    const damaged = workbook({ 'xl/worksheets/sheet1.xml': sheet(titles) })
    // The second part begins where the first does.
    damaged.writeUInt32LE(0, damaged.indexOf('xl/worksheets/sheet1.xml', damaged.length / 2) - 4)
    expect(await outcomeOf(damaged)).toBe('FILE_UNREADABLE')
  })
})
