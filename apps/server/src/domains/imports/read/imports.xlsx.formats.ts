import { isDateFormat } from 'hucre'
import { attributesOf, readXml } from './imports.xml.ts'

/** How a cell shows its number. */
export interface CellFormat {
  readonly code: string
  readonly isDate: boolean
}

/** Formats that have a number of their own and stand in no file (section 18.8.30), as far as they say how a cell is read. */
const ownFormats: Readonly<Record<number, string>> = {
  1: '0',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
}
/** Dates of East Asian spreadsheets, whose formats the language decides. */
const isOwnDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** The formats of a workbook by the number of a style. */
export async function formatsOf(content: AsyncIterable<Uint8Array>): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isOfCells = false
  await readXml(content, {
    open(name, tag) {
      if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) ids.push(Number(attributesOf(tag)['numFmtId'] ?? 0))
      else if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributesOf(tag)
        codes.set(Number(numFmtId), formatCode.slice(0, 255))
      }
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  const known = new Map<number, CellFormat>()
  const formatOf = (id: number): CellFormat => {
    const code = codes.get(id) ?? ownFormats[id] ?? ''
    return { code, isDate: codes.has(id) ? isDateFormat(code) : isOwnDate(id) || isDateFormat(code) }
  }
  return ids.map((id) => known.get(id) ?? (known.set(id, formatOf(id)), known.get(id)!))
}
