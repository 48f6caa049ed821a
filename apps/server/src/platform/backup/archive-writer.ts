import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { pack, type Header, type Pack } from 'tar-stream'
import { nameDraft } from '../whole-file.ts'
import { summed, type Sums } from './contents.ts'
import { sealing } from './sealed.ts'

/** A backup's file under way: a tar archive, compressed by Zstandard. */
export interface ArchiveWriter {
  /** Of all files that were added. */
  readonly sums: Sums
  /** Adds a folder, or a file of exactly the size in its header. */
  add(header: Partial<Header> & Pick<Header, 'name'>, content?: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>
  /** Gives the file another name in its folder, once all of it lies on the disk. */
  end(file: string): Promise<void>
  /** Takes away what was written. */
  abandon(): Promise<void>
}

type Sink = ReturnType<Pack['entry']>

/** Writes under the name of a draft, so that half a backup never bears the name of one. */
export function openArchiveWriter(draft: string): ArchiveWriter {
  const tar = pack()
  const compressed = zlib.createZstdCompress({ params: { [zlib.constants.ZSTD_c_compressionLevel]: 3 } })
  const stopped = new AbortController()
  const written = pipeline(tar, compressed, sealing(), createWriteStream(draft, { mode: 0o600 })).catch((error: unknown) => {
    stopped.abort(error)
    throw error
  })
  written.catch(() => {})
  const sums: Sums = new Map()
  return {
    sums,
    async add(header, content = []) {
      stopped.signal.throwIfAborted()
      const entry = tar.entry({ mtime: new Date(0), ...header })
      // It ends with the archive, for the reason that `stopped` gives; without a listener that would end the process.
      entry.on('error', () => {})
      const { chunks, sum } = summed(content)
      for await (const chunk of chunks) if (!entry.write(chunk)) await drained(entry, stopped.signal)
      const found = sum()
      const { size } = found
      if (size !== (header.size ?? 0)) throw new Error(`${header.name} has ${size} bytes in place of ${header.size ?? 0}`)
      entry.end(null)
      if (header.type !== 'directory') sums.set(header.name, found)
    },
    async end(file) {
      tar.finalize()
      await written
      await nameDraft(draft, file)
    },
    async abandon() {
      tar.destroy(new Error('the backup is abandoned'))
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}

/** When more may be written; never, where what is written goes nowhere any more. */
const drained = (entry: Sink, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    entry.once('drain', () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
