import { dateToSerial, type Cell, type CellValue } from 'hucre'
import { readXlsx as readWorkbook } from 'hucre/xlsx'
import type { Row } from './imports.lines.rules.ts'

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

/** A cell as the text that a CSV file would hold. A format of zeros (`000000`) keeps the zeros before a number. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  const format = cell?.style?.numFmt ?? ''
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value, format)
  if (typeof value === 'number' && /^0+$/.test(format)) return String(Math.round(value)).padStart(format.length, '0')
  return String(value)
}

/** The first sheet of a workbook; `line` is the number of the row in the sheet. Throws when it is no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<Row[]> {
  const { sheets } = await readWorkbook(bytes, { sheets: [0], readStyles: true })
  const sheet = sheets[0]
  return (sheet?.rows ?? []).map((cells, row) => ({
    line: row + 1,
    cells: cells.map((value, column) => textOf(value, sheet?.cells?.get(`${row},${column}`))),
  }))
}
