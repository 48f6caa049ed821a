import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of a workbook that is made for a test: its text, or bytes already packed as no spreadsheet packs them. */
export type Part = string | { readonly packed: Buffer; readonly said?: number }

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (...targets: (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** The parts of a workbook of one sheet, of which a test says what is odd. */
export function workbook(parts: Readonly<Record<string, Part>>): Buffer {
  return archive({
    '_rels/.rels': relationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': '<workbook><sheets><sheet name="F" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ),
    ...parts,
  })
}
export const sheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
export const text = (reference: string, value: string): string => `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`

/** A zip archive; `said` is the unpacked size that it claims, whatever the truth. */
export function archive(parts: Readonly<Record<string, Part>>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, part] of Object.entries(parts)) {
    const plain = typeof part === 'string' ? Buffer.from(part) : undefined
    const packed = plain ? deflateRawSync(plain) : (part as { packed: Buffer }).packed
    const said = plain ? plain.length : ((part as { said?: number }).said ?? 0)
    const sizes = [plain ? crc32(plain) : 0, packed.length, said]
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x0403_4b50, 0)
    header.writeUInt16LE(8, 8)
    for (const [at, size] of sizes.entries()) header.writeUInt32LE(size, 14 + 4 * at)
    header.writeUInt16LE(Buffer.byteLength(name), 26)
    local.push(header, Buffer.from(name), packed)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x0201_4b50, 0)
    entry.writeUInt16LE(8, 10)
    for (const [at, size] of sizes.entries()) entry.writeUInt32LE(size, 16 + 4 * at)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(offset, 42)
    central.push(entry, Buffer.from(name))
    offset += header.length + Buffer.byteLength(name) + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, ...central, end])
}

/** A text of `before`, then one piece over and over, then `after`, packed without ever lying in memory whole. */
export function swelling(before: string, piece: string, times: number, after: string): Part {
  // Blocks that end at a byte (full flush) may be put one after the other.
  const block = (given: string) => deflateRawSync(given, { finishFlush: constants.Z_FULL_FLUSH })
  const repeated = block(piece)
  return { packed: Buffer.concat([block(before), ...Array.from({ length: times }, () => repeated), deflateRawSync(after)]) }
}
