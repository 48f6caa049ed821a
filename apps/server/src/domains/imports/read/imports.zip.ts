import { crc32, createInflateRaw } from 'node:zlib'

/** A part of an archive, still packed. */
export interface ZipEntry {
  readonly isPacked: boolean
  readonly bytes: Buffer
  /** Of what is unpacked; 0 is not checked, as writers that do not know it leave it. */
  readonly checksum: number
}

// APPNOTE.TXT (PKWARE), sections 4.3.7, 4.3.12, 4.3.16 and 4.5.3.
const signatures = { local: 0x0403_4b50, central: 0x0201_4b50, end: 0x0605_4b50 }
const endLength = 22
const centralLength = 46
const longestComment = 0xffff
const inExtra = 0xffff_ffff
/** A workbook has some twenty parts, and one for each of its pictures. */
const mostEntries = 10_000

/**
 * The parts of a zip archive by name. What the archive says of unpacked sizes is not read: a part is as long as it turns
 * out to be. Throws when it is no archive.
 */
export function entriesOf(archive: Buffer): Map<string, ZipEntry> {
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > mostEntries) throw new Error('too many entries')
  const entries = new Map<string, ZipEntry>()
  let at = archive.readUInt32LE(end + 16)
  for (let read = 0; read < count; read++) {
    if (archive.readUInt32LE(at) !== signatures.central) throw new Error('no entry')
    const begins = at + centralLength
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [number, number, number]
    entries.set(
      archive.toString('utf8', begins, begins + name),
      entryAt(archive, at, archive.subarray(begins + name, begins + name + extra)),
    )
    at = begins + name + extra + comment
  }
  return entries
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - endLength - longestComment)
  for (let at = archive.length - endLength; at >= first; at--) if (archive.readUInt32LE(at) === signatures.end) return at
  throw new Error('no end of the directory')
}

function entryAt(archive: Buffer, at: number, extra: Buffer): ZipEntry {
  const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)]
  const isEncrypted = (flags & 1) === 1
  if (isEncrypted || (method !== 0 && method !== 8)) throw new Error('packed in another way')
  const [packed, unpacked, offset] = [20, 24, 42].map((field) => archive.readUInt32LE(at + field)) as [number, number, number]
  // Where a number is too large for its field, or its writer thought that it might be, it stands in the extra field, in this order.
  const large = largeNumbersIn(extra)
  const real = (value: number) => (value === inExtra ? large() : value)
  const [, packedLength, begins] = [real(unpacked), real(packed), real(offset)]
  if (archive.readUInt32LE(begins) !== signatures.local) throw new Error('no part')
  const from = begins + 30 + archive.readUInt16LE(begins + 26) + archive.readUInt16LE(begins + 28)
  if (from + packedLength > archive.length) throw new Error('a part beyond the end')
  return { isPacked: method === 8, bytes: archive.subarray(from, from + packedLength), checksum: archive.readUInt32LE(at + 16) }
}

/** The numbers of the ZIP64 extra field, one after the other. */
function largeNumbersIn(extra: Buffer): () => number {
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2)
  at += 4
  return () => Number(extra.readBigUInt64LE((at += 8) - 8))
}

const chunkSize = 64 * 1024

/** What a part holds, in pieces; `spend` is told of the bytes of each before it is given out, and may throw. */
export async function* contentOf({ isPacked, bytes, checksum }: ZipEntry, spend: (count: number) => void): AsyncGenerator<Buffer> {
  let sum = 0
  for await (const piece of isPacked ? unpacked(bytes) : pieces(bytes)) {
    spend(piece.length)
    sum = crc32(piece, sum)
    yield piece
  }
  if (checksum !== 0 && sum !== checksum) throw new Error('a damaged part')
}

function unpacked(bytes: Buffer): AsyncIterable<Buffer> {
  const inflate = createInflateRaw({ chunkSize })
  inflate.end(bytes)
  return inflate
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += chunkSize) yield bytes.subarray(from, from + chunkSize)
}
