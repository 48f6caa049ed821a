import { deflateRawSync, crc32 } from 'node:zlib'

const edge = 'x7f3a9'
export const formType = `multipart/form-data; boundary=${edge}`
const formEnd = `--${edge}--\r\n`

const partHead = (name: string) =>
  `--${edge}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`

export interface FormFile {
  readonly name: string
  readonly bytes: Buffer
}

const field = (name: string, value: string) => `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** A form with files, as a browser sends it, and values before them. */
export const formOf = (files: readonly FormFile[], values: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.concat([
    ...Object.entries(values).map(([name, value]) => Buffer.from(field(name, value))),
    ...files.flatMap(({ name, bytes }) => [Buffer.from(partHead(name)), bytes, Buffer.from('\r\n')]),
    Buffer.from(formEnd),
  ])

/** The head of a request that sends a form. */
export const formRequest = (path: string, headers: Readonly<Record<string, string | number>> = {}): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'x-client-code: DEMO',
    `content-type: ${formType}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

const piece = Buffer.alloc(64 * 1024, 'x')

/** A form of so many files of so many bytes, piece by piece in chunked encoding; without a count it has no end. */
export function* endlessForm(files: number, bytes: number): Generator<Buffer | string> {
  const chunk = (content: string) => `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`
  const head = `${piece.length.toString(16)}\r\n`
  const whole = Buffer.concat([Buffer.from(head), piece, Buffer.from('\r\n')])
  for (let file = 0; file < files; file++) {
    yield chunk(partHead(`${file}.csv`))
    for (let sent = 0; sent < bytes; sent += piece.length) yield whole
    yield chunk('\r\n')
  }
  yield chunk(formEnd)
  yield '0\r\n\r\n'
}

/** A zip archive of files already packed. */
function zipOf(files: readonly { name: string; packed: Buffer; size: number; crc: number }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, packed, size, crc } of files) {
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc, 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(size, 18)
    about.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, tail, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}

const packed = (name: string, text: string) => {
  const bytes = Buffer.from(text)
  return { name, packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }
}

/** A workbook of one sheet, whose own file is given. */
export function workbookOf(sheet: { packed: Buffer; size: number; crc: number }): Buffer {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipOf([
    packed(
      '[Content_Types].xml',
      `${xml}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    packed(
      '_rels/.rels',
      `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    packed(
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    packed(
      'xl/_rels/workbook.xml.rels',
      `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    { name: 'xl/worksheets/sheet1.xml', ...sheet },
  ])
}

/** The text of a sheet that holds one cell. */
export const sheetOf = (cell: string): { packed: Buffer; size: number; crc: number } => {
  const row = cell.replace(/\D+/, '')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return packed(
    '',
    `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${cell}" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>`,
  )
}
