import { dateToSerial, serialToDate } from 'hucre'
import { detached, type Budget } from './imports.limits.ts'
import { emptyFormula } from './imports.fields.rules.ts'
import type { TakeRow } from './imports.lines.rules.ts'
import { openWorkbook, type Workbook } from './imports.xlsx.parts.ts'
import { textReader, written } from './imports.xlsx.texts.ts'
import { attributesOf, readXml } from './imports.xml.ts'

const secondsInDay = 86_400
const two = (value: number) => String(value).padStart(2, '0')

/** A fraction of a day as `HH:mm`, with seconds where there are some; a whole day is `24:00`. */
function clockOf(days: number): string {
  const seconds = Math.round(days * secondsInDay)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${two(hours)}:${two(minutes)}${rest ? `:${two(rest)}` : ''}`
}

/** A date cell as a text: a time of day where its format shows no day, else the day, and the time if it has one. */
function dateText(date: Date, format: string): string {
  const serial = dateToSerial(date)
  // What stands in brackets is a colour, a language or a duration ([hh]); in quotes, a word.
  const showsDay = /[yd]/i.test(format.replace(/\[[^\]]*\]|"[^"]*"/g, ''))
  if (serial <= 1) return clockOf(serial)
  if (!showsDay && /h/i.test(format)) return clockOf(serial % 1)
  const day = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()
  return day.slice(11, 19) === '00:00:00' ? day.slice(0, 10) : day.slice(0, 19).replace('T', ' ')
}

/** Days as they are counted by spreadsheets: beyond the year 9999 there are none. */
const isDay = (serial: number) => serial >= 0 && serial < 2_958_466

/** A number as the text that a CSV file would hold. A format of zeros (`000000`) keeps the zeros before a number. */
function numberText(value: number, style: string | undefined, { formats, is1904 }: Workbook): string {
  const format = style === undefined ? undefined : formats[Number(style)]
  if (format?.isDate && isDay(value)) return dateText(serialToDate(value, is1904), format.code)
  if (format && /^0+$/.test(format.code)) return String(Math.round(value)).padStart(format.code.length, '0')
  return String(value)
}

/** A cell as the text that a CSV file would hold (ECMA-376, part 1, section 18.18.11). */
function textOf({ t: type, s: style }: Readonly<Record<string, string>>, value: string, inline: string, book: Workbook): string {
  if (type === 's') return (value && book.texts[Number(value)]) || ''
  if (type === 'inlineStr') return inline
  if (type === 'str') return written(value)
  if (type === 'b') return String(value === '1' || value.toLowerCase() === 'true')
  const number = Number(value)
  return value === '' || type === 'e' || Number.isNaN(number) ? value : numberText(number, style, book)
}

/** The column of a reference (`XFD12`), counted from 0; undefined when it has none. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(reference ?? '')?.[0].toUpperCase()
  return letters === undefined ? undefined : letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const lastRow = 1_048_576

/**
 * Reads the first sheet of a workbook as it comes; a row's line is its number in the sheet, and rows that say nothing are
 * passed over, as are empty cells, however far out they stand. Throws when it is no workbook.
 */
export async function readXlsx(archive: Buffer, file: string, budget: Budget, take: TakeRow): Promise<void> {
  const book = await openWorkbook(archive, file, budget)
  const inline = textReader(budget)
  let [line, cells]: [number, string[]] = [0, []]
  let [column, cell, value]: [number, Readonly<Record<string, string>>, string] = [-1, {}, '']
  let [isData, isValue, isHeader] = [false, false, true]
  // A formula whose result was never computed: nothing stands for its value.
  let isUncomputed = false

  const openRow = (tag: string) => {
    const { r } = attributesOf(tag)
    const number = r === undefined ? line + 1 : Number(r)
    if (!Number.isInteger(number) || number <= line || number > lastRow) throw new Error('rows in disorder')
    ;[line, cells, column] = [number, [], -1]
  }
  const openCell = (tag: string) => {
    cell = attributesOf(tag)
    column = columnOf(cell['r']) ?? column + 1
    value = ''
    isUncomputed = false
    inline.begin()
  }
  const closeCell = () => {
    const text = isUncomputed ? emptyFormula : textOf(cell, value, inline.end(), book)
    if (!text.trim()) return
    budget.cell(file, line, column, text.length)
    while (cells.length < column) cells.push('')
    cells[column] = detached(text)
  }
  const closeRow = () => {
    if (cells.length === 0) return
    budget.line(file, cells.length)
    // The header as wide as any row may be: in a sheet a cell beyond the titles is a remark, and no fault of a separator.
    const missing = isHeader ? budget.limits.columns - cells.length : 0
    isHeader = false
    take({ line, cells: [...cells, ...Array.from({ length: missing }, () => '')] })
  }
  await readXml(book.sheet, {
    open(name, tag) {
      if (name === 'sheetData') isData = true
      else if (!isData) return
      else if (name === 'row') openRow(tag)
      else if (name === 'c') openCell(tag)
      else if (name === 'f') isUncomputed = true
      else if (name === 'v') [isValue, isUncomputed] = [true, false]
      else inline.open(name)
    },
    text(text) {
      if (!isData) return
      if (isValue && value.length <= budget.limits.cellCharacters) value += text
      inline.text(text)
    },
    close(name) {
      if (name === 'sheetData') isData = false
      else if (!isData) return
      else if (name === 'row') closeRow()
      else if (name === 'c') closeCell()
      else if (name === 'v') isValue = false
      else inline.close(name)
    },
  })
}
