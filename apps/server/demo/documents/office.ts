import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP of some texts, as the formats of office programs are. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const [parts, index]: [Buffer[], Buffer[]] = [[], []]
  let place = 0
  for (const [name, text] of Object.entries(files)) {
    const [plain, label] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(plain)
    // Version 2.0, names in UTF-8, deflated, the first day of 2026.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt16LE(0x5c21, 8)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, label, packed])
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(place, 10)
    index.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, offset, label)
    parts.push(local)
    place += local.length
  }
  const directory = Buffer.concat(index)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...parts, directory, end])
}

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`
const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (rows: readonly (readonly [kind: string, target: string])[]): string => {
  const one = ([kind, target]: readonly [string, string], at: number) =>
    `<Relationship Id="r${at + 1}" Type="${documents}/${kind}" Target="${target}"/>`
  return xml(`<Relationships xmlns="${packages}/relationships">${rows.map(one).join('')}</Relationships>`)
}
const types = (parts: Readonly<Record<string, string>>): string => {
  const usual = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
  const own = Object.entries(parts).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  )
  return xml(`<Types xmlns="${packages}/content-types">${usual}${own.join('')}</Types>`)
}

/** A letter in Word's format: its lines, one below the other. */
export const docxOf = (lines: readonly string[]): Buffer =>
  zipOf({
    '[Content_Types].xml': types({ 'word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': xml(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines
        .map((text) => `<w:p><w:r><w:t>${safe(text)}</w:t></w:r></w:p>`)
        .join('')}</w:body></w:document>`,
    ),
  })

/** A sheet in Excel's format. */
export const xlsxOf = (rows: readonly (readonly string[])[]): Buffer =>
  zipOf({
    '[Content_Types].xml': types({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml']]),
    'xl/workbook.xml': xml(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${documents}"><sheets><sheet name="Feuille 1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
        .map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${safe(text)}</t></is></c>`).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
    ),
  })
