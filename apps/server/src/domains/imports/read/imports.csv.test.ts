import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decoded, readCsv, separatorOf } from './imports.csv.ts'
import type { Row } from './imports.lines.rules.ts'
import { cutCsv, rowsIn, testBudget } from './imports.rows.testing.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const decode = (given: Uint8Array) => [...decoded(given)].join('')
const cells = (text: string, separator = ';') => rowsIn(text, separator).map((row) => row.cells)

describe('the text of a file', () => {
  test('is UTF-8, with or without its mark', () => {
    expect(decode(Buffer.from('é;œ'))).toBe('é;œ')
    expect(decode(Buffer.from('\uFEFFé;œ'))).toBe('é;œ')
  })
  test('is Windows-1252 when it cannot be UTF-8, with its quotes, its euro and its œ', () => {
    expect(decode(bytes(0x6c, 0x92, 0xe9, 0x74, 0xe9, 0x20, 0x80, 0x20, 0x9c))).toBe('l’été € œ')
  })
  test('is UTF-16 when its mark says so', () => {
    expect(decode(Buffer.from('\uFEFFN° é', 'utf16le'))).toBe('N° é')
    expect(decode(Buffer.from('\uFEFFN° é', 'utf16le').swap16())).toBe('N° é')
  })
})

describe('the separator', () => {
  test.each([
    [';', 'Code;Nom, prénom;Ville'],
    [',', 'Code,Nom,Ville'],
    ['\t', 'Code\tNom; prénom\tVille'],
    [';', '"a,b,c,d";e'],
    [';', 'Code'],
  ])('is %j in %j', (separator, header) => expect(separatorOf(`${header}\n1,2,3,4,5`)).toBe(separator))
  test('may be named by the first line, as Excel does', () => {
    const rows: Row[] = []
    readCsv(Buffer.from('sep=,\r\na,b;c\r\n1,2\r\n'), 'f.csv', testBudget(), (row) => rows.push(row))
    expect(rows).toEqual([
      { line: 2, cells: ['a', 'b;c'] },
      { line: 3, cells: ['1', '2'] },
    ])
  })
})

describe('cells', () => {
  test('may hold separators, line ends and doubled quotes when they are quoted', () => {
    expect(cells('a;"b;c";"d ""e"" f"\n"g\r\nh";;i')).toEqual([
      ['a', 'b;c', 'd "e" f'],
      ['g\r\nh', '', 'i'],
    ])
  })
  test('keep a quote in the middle of a plain text', () => expect(cells('12" rack;b')).toEqual([['12" rack', 'b']]))
  test('may be empty at the end of a line and of the file', () =>
    expect(cells('a;\n;b\nc;')).toEqual([
      ['a', ''],
      ['', 'b'],
      ['c', ''],
    ]))
  test('of a blank line are none', () =>
    expect(cells('a;b\n;\n \n\n"";" "\nc;')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]))
  test('end with LF, CRLF or CR, and the last line may end without', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(cells(`a;b${end}c;d`)).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ])
      expect(cells(`a;b${end}c;d${end}`)).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ])
    }
  })
})

test('a row is known by the line on which it begins, whatever its cells hold', () => {
  expect(rowsIn('a\n"b\nc\r\nd"\n\ne', ';').map(({ line }) => line)).toEqual([1, 2, 6])
})

test('a quote that is never closed is told with the line on which it was opened', () => {
  expect(cutCsv('a;b\nc;"d\ne;f\n', ';')).toEqual({ rows: [{ line: 1, cells: ['a', 'b'] }], unclosed: 2 })
})

test('whatever is written quoted is read back, wherever the pieces in which it comes are cut', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', ';', ',', '\t', '"', '\n', '\r', ' ') })
  // A row that says nothing is passed over.
  const row = fc.array(text, { minLength: 2, maxLength: 5 }).map((cells) => ['x', ...cells])
  const rows = fc.array(row, { minLength: 1 })
  const settings = [fc.constantFrom(';', ',', '\t'), fc.constantFrom('\n', '\r\n', '\r'), fc.integer({ min: 1, max: 20 })] as const
  fc.assert(
    fc.property(rows, ...settings, (given, separator, end, pieceLength) => {
      const written = given.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end)
      const { rows: read, unclosed } = cutCsv(written, separator, pieceLength)
      expect([read.map((one) => one.cells), unclosed]).toEqual([given, undefined])
      expect(read.map(({ line }) => line)).toEqual(rowsIn(written, separator).map(({ line }) => line))
    }),
  )
})
