import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import type { BackupTarget } from './target.ts'

/** A segment of the log, a mark of a backup, or the history of a time line, as PostgreSQL names them. */
const whole = /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/
const packed = /^[0-9A-F]{8}.*\.zst$/

/** The folder of a log among the backups: of each folder of data its own. */
export const logName = (series: string, name = ''): string => `log/${series}/${name}`

const namesOf = async (spool: string): Promise<string[]> => (await readdir(spool).catch((): string[] => [])).toSorted()

/** Bytes that wait in the spool. */
export async function spoolBytes(spool: string): Promise<number> {
  const sizes = (await namesOf(spool)).map((name) =>
    stat(path.join(spool, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/**
 * Compresses what PostgreSQL has laid into the spool. A segment has 16 MB, most often nearly empty: also where it cannot be shipped, what
 * waits stays small.
 */
export async function packSpool(spool: string): Promise<void> {
  for (const name of (await namesOf(spool)).filter((one) => whole.test(one))) {
    const draft = path.join(spool, `.${name}.draft`)
    const compressed = zlib.createZstdCompress({ params: { [zlib.constants.ZSTD_c_checksumFlag]: 1 } })
    await pipeline(createReadStream(path.join(spool, name)), compressed, createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, path.join(spool, `${name}.zst`))
    await rm(path.join(spool, name))
  }
}

/** Ships what is packed, the oldest first, and removes each once it has arrived; answers the names of the segments, without their ending. */
export async function shipSpool(spool: string, target: BackupTarget, series: string, shipped: (name: string) => void): Promise<void> {
  for (const name of (await namesOf(spool)).filter((one) => packed.test(one))) {
    await target.put(logName(series, name), path.join(spool, name))
    await rm(path.join(spool, name), { force: true })
    shipped(name.replace(/\.zst$/, ''))
  }
}

const block = 64 * 1024
const nothing = Buffer.alloc(block)

/** Unpacks a file of the log. What is nothing but zeros is left a hole: a segment that was ended early takes the room of what it holds. */
export async function unpackSegment(body: Readable, place: string): Promise<void> {
  const handle = await open(place, 'wx', 0o600)
  try {
    const unpacked = zlib.createZstdDecompress()
    const fed = pipeline(body, unpacked)
    fed.catch(() => {})
    let size = 0
    for await (const chunk of unpacked) size += await written(handle, chunk as Buffer, size)
    await fed
    await handle.truncate(size)
  } finally {
    await handle.close()
  }
}

async function written(handle: FileHandle, chunk: Buffer, position: number): Promise<number> {
  for (let at = 0; at < chunk.length; at += block) {
    const piece = chunk.subarray(at, at + block)
    if (!piece.equals(nothing.subarray(0, piece.length))) await handle.write(piece, 0, piece.length, position + at)
  }
  return chunk.length
}

const segment = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
/** Segments of 16 MB in four gigabytes. */
const segmentsOfFile = 256

/** Whether a file of the log follows another without one between them; what is no segment says nothing. */
export function follows(name: string, before: string | undefined): boolean {
  const [one, other] = [segment.exec(name), segment.exec(before ?? '')]
  if (!one || !other || one[1] !== other[1]) return true
  const numberOf = ([, , high, low]: RegExpExecArray) => Number.parseInt(high!, 16) * segmentsOfFile + Number.parseInt(low!, 16)
  return numberOf(one) - numberOf(other) <= 1
}
