import { createInflateRaw } from 'node:zlib'
import { Refusal } from '@vigie/contract/kit/refusal.ts'

/** One file of an archive, as the directory at its end says. */
export interface ZipEntry {
  readonly name: string
  /** As it is called where it lies, and once more in other letters: the same, of an honest one. */
  readonly otherNames: readonly string[]
  readonly isLocked: boolean
  /** Bytes that it unfolds to. */
  readonly size: number
  /** As they lie in the archive; null: packed in a way that is not known. */
  readonly packed: { readonly bytes: Buffer; readonly isDeflated: boolean } | null
}

const endSign = Buffer.from('PK\u0005\u0006', 'latin1')
const entryMark = 0x02014b50
const localMark = 0x04034b50
const longestComment = 65_535
/** Larger ones have their sizes elsewhere, and are larger than any file that is taken. */
const elsewhere = 0xffffffff

/** The entries of a ZIP archive. Refuses what is none (FILE_TYPE). */
export function entriesOf(bytes: Buffer): ZipEntry[] {
  try {
    return read(bytes)
  } catch (error) {
    // Read past its end: it was cut, or is none.
    throw error instanceof RangeError ? new Refusal('FILE_TYPE') : error
  }
}

function read(bytes: Buffer): ZipEntry[] {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  const entries: ZipEntry[] = []
  const begin = bytes.readUInt32LE(end + 16)
  let at = begin
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Refusal('FILE_TYPE')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const flags = bytes.readUInt16LE(at + 8)
    const size = bytes.readUInt32LE(at + 24)
    if (size === elsewhere) throw new Refusal('FILE_SWELLS')
    const { localName, packed } = packedAt(bytes, {
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    })
    const extra = at + 46 + nameLength
    entries.push({
      name: bytes.subarray(at + 46, at + 46 + nameLength).toString(flags & 0x800 ? 'utf8' : 'latin1'),
      isLocked: (flags & 1) === 1,
      size,
      otherNames: [localName, ...namesIn(bytes.subarray(extra, extra + extraLength))],
      packed,
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  // Readers that go by other figures of the end would find other entries.
  if (at !== end || bytes.readUInt32LE(end + 12) !== at - begin) throw new Refusal('FILE_TYPE')
  return entries
}

/** Whether it ends as an archive does: some read it as one, whatever it begins with and whatever follows. */
export function isZip(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(endSign)
  return at >= bytes.length - 22 - longestComment && at >= 0 && at + 22 <= bytes.length && bytes.readUInt32LE(at + 4) === 0
}

/** The last end mark, whose comment fills the rest. */
function endOf(bytes: Buffer): number {
  const at = bytes.lastIndexOf(endSign)
  if (at < 0 || at + 22 + bytes.readUInt16LE(at + 20) !== bytes.length) throw new Refusal('FILE_TYPE')
  return at
}

/** The name in other letters that an entry may bear besides (Info-ZIP, 0x7075), which takes the place of the first. */
function namesIn(extra: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 0x7075) names.push(extra.subarray(at + 9, at + 4 + extra.readUInt16LE(at + 2)).toString('utf8'))
  return names
}

function packedAt(
  bytes: Buffer,
  { method, size, local }: { method: number; size: number; local: number },
): Pick<ZipEntry, 'packed'> & { readonly localName: string } {
  if (bytes.readUInt32LE(local) !== localMark) throw new Refusal('FILE_TYPE')
  const called = bytes.readUInt16LE(local + 26)
  const from = local + 30 + called + bytes.readUInt16LE(local + 28)
  if (from + size > bytes.length) throw new Refusal('FILE_TYPE')
  return {
    localName: bytes.subarray(local + 30, local + 30 + called).toString('latin1'),
    packed: method === 0 || method === 8 ? { bytes: bytes.subarray(from, from + size), isDeflated: method === 8 } : null,
  }
}

/**
 * Unfolds an entry piece by piece, and answers it whole where it is no longer than `most` bytes; else its beginning. Refuses
 * one that unfolds to more than the archive says (FILE_SWELLS), and one that cannot be unfolded (FILE_TYPE).
 */
export async function unfolded({ size, packed }: ZipEntry, most: number): Promise<Buffer> {
  if (packed === null) throw new Refusal('FILE_TYPE')
  if (!packed.isDeflated && packed.bytes.length !== size) throw new Refusal('FILE_SWELLS')
  if (!packed.isDeflated) return packed.bytes
  const kept: Buffer[] = []
  let [count, held] = [0, 0]
  const inflate = createInflateRaw()
  inflate.end(packed.bytes)
  try {
    for await (const chunk of inflate) {
      const piece = chunk as Buffer
      count += piece.length
      if (count > size) throw new Refusal('FILE_SWELLS')
      if (held < most) kept.push(piece)
      held += piece.length
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('FILE_TYPE')
  }
  return Buffer.concat(kept)
}
