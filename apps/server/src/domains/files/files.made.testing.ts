import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

// Files as tests need them, made by hand: each differs from an honest one in one thing alone.

const number = (value: number, bytes: 1 | 2 | 4, isBig = false): Buffer => {
  const held = Buffer.alloc(bytes)
  if (isBig) held.writeUIntBE(value, 0, bytes)
  else held.writeUIntLE(value, 0, bytes)
  return held
}

/** The objects that every PDF has, of so many pages: a catalogue (1), its pages (2), the pages. */
function pagesOf(count: number, inCatalogue: string, inPage: string): string[] {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')
  return [
    `<< /Type /Catalog /Pages 2 0 R ${inCatalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${inPage} >>`),
  ]
}

interface PdfSettings {
  readonly pages?: number
  /** What the catalogue says besides. */
  readonly catalogue?: string
  /** What each page says besides. */
  readonly page?: string
  /** Objects after those of the pages. */
  readonly objects?: readonly string[]
  readonly trailer?: string
}

/** A PDF as it was until version 1.4: its objects stand in it as they are. */
export function pdf({ pages = 1, catalogue = '', page = '', objects = [], trailer = '' }: PdfSettings = {}): Buffer {
  const all = [...pagesOf(pages, catalogue, page), ...objects]
  let text = '%PDF-1.7\n'
  const places = all.map((body, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

interface Packing {
  /** Objects that lie beside, with bytes of their own: numbered after all others and the two that every such PDF has. */
  readonly streams?: readonly Buffer[]
  readonly write?: (objects: Buffer) => Buffer
  /** What stands between the dictionary and the bytes. */
  readonly begin?: string
}

/** A PDF whose objects are packed into a stream, as programs write them today. `dictionary`: how that stream is described. */
export function packedPdf(
  { pages = 1, catalogue = '', page = '', objects = [] }: PdfSettings = {},
  dictionary: (said: { count: number; first: number; length: number }) => string = ({ count, first, length }) =>
    `<< /Type /ObjStm /N ${count} /First ${first} /Length ${length} /Filter /FlateDecode >>`,
  { write = deflateSync, begin = 'stream\n', streams = [] }: Packing = {},
): Buffer {
  const all = [...pagesOf(pages, catalogue, page), ...objects]
  let at = 0
  const head = all.map((body, index) => {
    const said = `${index + 1} ${at}`
    at += body.length + 1
    return said
  })
  const first = head.join(' ').length + 1
  const packed = write(Buffer.from(`${head.join(' ')}\n${all.join('\n')}\n`, 'latin1'))
  const [pack, list] = [all.length + 1, all.length + 2]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const packAt = length()
  parts.push(
    Buffer.from(`${pack} 0 obj\n${dictionary({ count: all.length, first, length: packed.length })}\n${begin}`),
    packed,
    Buffer.from('\nendstream endobj\n'),
  )
  const streamsAt = streams.map((bytes, index) => {
    const place = length()
    parts.push(
      Buffer.from(`${list + 1 + index} 0 obj\n<< /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
    )
    return place
  })
  const listAt = length()
  const row = (kind: number, place: number, index: number) =>
    Buffer.concat([number(kind, 1), number(place, 4, true), number(index, 2, true)])
  const rows = deflateSync(
    Buffer.concat([
      row(0, 0, 65_535),
      ...all.map((_, index) => row(2, pack, index)),
      row(1, packAt, 0),
      row(1, listAt, 0),
      ...streamsAt.map((place) => row(1, place, 0)),
    ]),
  )
  const said = `<< /Type /XRef /Size ${list + 1 + streams.length} /W [1 4 2] /Root 1 0 R /Length ${rows.length} /Filter /FlateDecode >>`
  parts.push(Buffer.from(`${list} 0 obj\n${said}\nstream\n`), rows, Buffer.from(`\nendstream\nendobj\nstartxref\n${listAt}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** A PDF whose list of objects unfolds to so many megabytes: whoever reads it has to unfold all of it. */
export function swollenPdf(megabytes: number): Buffer {
  const list = deflateSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH, level: 9 })
  // One megabyte of nothing, again and again: each piece but the first goes on where the former ended.
  const again = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH, level: 9 })
  const rows = Buffer.concat([list, ...Array.from({ length: megabytes - 1 }, () => again)])
  const entries = Math.floor((megabytes * 1024 * 1024) / 7)
  const said = `<< /Type /XRef /Size ${entries} /W [1 4 2] /Root 1 0 R /Length ${rows.length} /Filter /FlateDecode >>`
  const head = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')
  const tail = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`
  return Buffer.concat([head, Buffer.from(`3 0 obj\n${said}\nstream\n`), rows, Buffer.from(tail)])
}

export interface MadeEntry {
  readonly name: string
  readonly bytes: Buffer | string
  /** Bytes that the directory says, where it lies. */
  readonly said?: number
  readonly isLocked?: boolean
  /** As it is called where it lies, where that is something else. */
  readonly localName?: string
  /** What the directory says of it besides. */
  readonly extra?: Buffer
}

/** A ZIP archive. */
export function zip(...entries: readonly MadeEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, said, isLocked = false, localName = name, extra = Buffer.alloc(0) } of entries) {
    const plain = Buffer.from(bytes)
    const packed = deflateRawSync(plain)
    const called = Buffer.from(name)
    const common = (title: Buffer, more = 0) =>
      Buffer.concat([
        ...[20, 0x800 | (isLocked ? 1 : 0), 8, 0, 0].map((value) => number(value, 2)),
        ...[crc32(plain), packed.length, said ?? plain.length].map((value) => number(value, 4)),
        ...[title.length, more].map((value) => number(value, 2)),
      ])
    const lies = Buffer.from(localName)
    const local = Buffer.concat([number(0x04034b50, 4), common(lies), lies, packed])
    const rest = [...[0, 0, 0].map((value) => number(value, 2)), number(0, 4), number(at, 4)]
    directory.push(Buffer.concat([number(0x02014b50, 4), number(20, 2), common(called, extra.length), ...rest, called, extra]))
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.concat([
    number(0x06054b50, 4),
    ...[0, 0, entries.length, entries.length].map((value) => number(value, 2)),
    ...[listed.length, at].map((value) => number(value, 4)),
    number(0, 2),
  ])
  return Buffer.concat([...parts, listed, end])
}

const types = (main: string) => `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="${main}"/></Types>`
/** A document of Office, with what else lies in it. */
export const officeFile = (folder: 'word' | 'xl' | 'ppt', ...more: readonly MadeEntry[]): Buffer =>
  zip(
    { name: '[Content_Types].xml', bytes: types('application/vnd.openxmlformats-officedocument.main+xml') },
    { name: '_rels/.rels', bytes: '<Relationships/>' },
    { name: `${folder}/document.xml`, bytes: '<document/>' },
    ...more,
  )
export const macroTypes = types('application/vnd.ms-word.document.macroEnabled.main+xml')

/** A document of Office as it was until 2007: its mark and the names in its directory. */
export const oleFile = (...names: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...names.map((name) => Buffer.concat([Buffer.from(`${name}\0`, 'utf16le'), Buffer.alloc(64)])),
  ])

/** A PNG of one colour, of so many points: one bit each. */
export function png(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), data])
    return Buffer.concat([number(data.length, 4, true), named, number(crc32(named), 4, true)])
  }
  const header = Buffer.concat([number(width, 4, true), number(height, 4, true), Buffer.from([1, 0, 0, 0, 0])])
  const points = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', points),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
