import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { UploadedFile } from '../../kit/handle.ts'
import { budgets } from '../../kit/rate-limit.ts'
import { countsByKey } from '../../kit/counts.ts'
import { upload as limits } from '../limits.ts'

/** One request's files while it is answered. */
export interface Upload {
  /** Writes a part to the disk as it arrives. Refuses TOO_LARGE, and TOO_MANY_CALLS past what a user may send. */
  keep(part: { field: string; name: string; bytes: Readable }): Promise<UploadedFile>
  /** The files are gone. */
  end(): Promise<void>
}
export interface Uploads {
  /** Where the files of this process lie. */
  readonly folder: string
  /** Refuses TOO_MANY_CALLS when this user sends as many as one may at once. */
  begin(user: string): Upload
}

/**
 * The folder where files lie until their call is answered: `incoming` of the data folder, with one of its own for this
 * process. Those of processes that are no more, which were killed while files arrived, are emptied.
 */
export function openUploads(dataDir: string, isAlive: (pid: number) => boolean = isRunning): Uploads {
  const incoming = path.join(dataDir, 'incoming')
  const own = path.join(incoming, `${process.pid}-${randomUUID()}`)
  for (const folder of foldersIn(incoming)) {
    const pid = Number.parseInt(folder, 10)
    if (pid === process.pid || !isAlive(pid)) rmSync(path.join(incoming, folder), { recursive: true, force: true })
  }
  const open = countsByKey()
  const bytes = budgets(limits.userBytes)
  return {
    folder: own,
    begin(user) {
      if (open.of(user) >= limits.atOnce) throw new Refusal('TOO_MANY_CALLS', { seconds: 5 })
      open.add(user)
      const folder = path.join(own, randomUUID())
      let [left, count] = [limits.requestBytes, 0]
      const counted = () =>
        new Transform({
          transform(chunk: Buffer, _, done) {
            left -= chunk.length
            const seconds = bytes.take(user, chunk.length)
            if (left < 0) done(new Refusal('TOO_LARGE'))
            else if (seconds > 0) done(new Refusal('TOO_MANY_CALLS', { seconds }))
            else done(null, chunk)
          },
        })
      return {
        async keep({ field, name, bytes: part }) {
          mkdirSync(folder, { recursive: true, mode: 0o700 })
          const file = path.join(folder, String(++count))
          const to = createWriteStream(file, { mode: 0o600 })
          await pipeline(part, counted(), to).catch(noRoom)
          return { field, name, path: file, size: to.bytesWritten }
        },
        async end() {
          open.drop(user)
          if (count > 0) await rm(folder, { recursive: true, force: true })
          // Left alone where another upload lies in it meanwhile.
          if (open.size() === 0) await rmdir(own).catch(() => {})
        },
      }
    },
  }
}

/** A disk that is full, or may not be written, is no fault of what is sent. */
function noRoom(error: NodeJS.ErrnoException): never {
  throw ['ENOSPC', 'EDQUOT', 'EROFS'].includes(error.code ?? '') ? new Refusal('STORAGE_AWAY') : error
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
