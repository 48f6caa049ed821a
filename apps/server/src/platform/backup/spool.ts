import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { namesIn, unlessGone } from '../folder.ts'
import { writeWhole } from '../whole-file.ts'
import { BackupFault } from './contents.ts'
import { isOfLog, isWhole } from './lsn.ts'
import type { BackupTarget } from './target.ts'

const ending = '.zst'
/** The name that PostgreSQL gave to what lies packed under another. */
export const unpackedName = (name: string): string => path.posix.basename(name, ending)
const isPacked = (name: string): boolean => name.endsWith(ending) && isOfLog(unpackedName(name))

/** The folder of a log among the backups: of each folder of data its own. */
export const logName = (series: string, name = ''): string => `log/${series}/${name}`

const namesOf = async (spool: string, is: (name: string) => boolean): Promise<string[]> => (await namesIn(spool)).filter(is).toSorted()

/** Bytes that wait in the spool. */
export async function spoolBytes(spool: string): Promise<number> {
  const sizes = (await namesIn(spool)).map((name) => stat(path.join(spool, name)).then(({ size }) => size, unlessGone(0)))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/**
 * Compresses what PostgreSQL has laid into the spool. A segment has 16 MB, most often nearly empty: also where it cannot be shipped, what
 * waits stays small.
 */
export async function packSpool(spool: string): Promise<void> {
  for (const name of await namesOf(spool, isOfLog)) {
    const place = path.join(spool, name)
    const compressed = zlib.createZstdCompress({ params: { [zlib.constants.ZSTD_c_checksumFlag]: 1 } })
    await writeWhole(place + ending, (draft) => pipeline(createReadStream(place), compressed, createWriteStream(draft, { mode: 0o600 })))
    await rm(place)
  }
}

/** Ships what is packed, the oldest first, and removes each once it has arrived; reports it by the name that PostgreSQL gave it. */
export async function shipSpool(
  spool: string,
  target: BackupTarget,
  series: string,
  shipped: (name: string) => Promise<void>,
): Promise<void> {
  for (const name of await namesOf(spool, isPacked)) {
    await target.put(logName(series, name), path.join(spool, name))
    // First: where the disk is full nothing can be noted, and this makes room.
    await rm(path.join(spool, name), { force: true })
    await shipped(unpackedName(name))
  }
}

const block = 64 * 1024
const nothing = Buffer.alloc(block)

/**
 * Unpacks a file of the log. What is nothing but zeros is left a hole: a segment that was ended early takes the room of what it holds.
 * Throws BackupFault where it is not whole.
 */
export async function unpackSegment(body: Readable, place: string): Promise<void> {
  const handle = await open(place, 'wx', 0o600)
  try {
    const unpacked = zlib.createZstdDecompress()
    const fed = pipeline(body, unpacked)
    fed.catch(() => {})
    let size = 0
    try {
      for await (const chunk of unpacked) size += await written(handle, chunk as Buffer, size)
      await fed
    } catch (error) {
      const { code = '', syscall } = error as NodeJS.ErrnoException
      if (syscall !== undefined || !/^(ZSTD|Z_|ERR_)/.test(code)) throw error
      throw notWhole(path.basename(place), error)
    }
    await handle.truncate(size)
    if (!isWhole(path.basename(place), size)) throw notWhole(path.basename(place))
  } finally {
    await handle.close()
  }
}

const notWhole = (name: string, cause?: unknown): BackupFault =>
  new BackupFault(`${name} du journal archivé est abîmé ; une fois ce fichier retiré, le journal est repris jusqu’à lui`, { cause })

async function written(handle: FileHandle, chunk: Buffer, position: number): Promise<number> {
  for (let at = 0; at < chunk.length; at += block) {
    const piece = chunk.subarray(at, at + block)
    if (!piece.equals(nothing.subarray(0, piece.length))) await handle.write(piece, 0, piece.length, position + at)
  }
  return chunk.length
}
