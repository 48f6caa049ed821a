import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import { s3Target } from './target.s3.ts'

/** Where backups lie, and the log between them. Names have slashes; whoever reads a body not to its end destroys it. */
export interface BackupTarget {
  /** The names that begin so, in no order. */
  list(beginning: string): Promise<string[]>
  /** Keeps a file of the disk, which is not empty, under a name, whole or not at all; the file stays. */
  put(name: string, file: string): Promise<void>
  /** Undefined: nothing is there. */
  read(name: string): Promise<Readable | undefined>
  /** What is not there is no error. */
  remove(name: string): Promise<void>
}

/** Where the settings say. `stopped`: from then on no bucket is waited for. */
export function openTarget({ backup, s3 }: Pick<Config, 'backup' | 's3'>, stopped?: AbortSignal): BackupTarget | undefined {
  if (!backup) return undefined
  return 'folder' in backup.to ? folderTarget(backup.to.folder) : s3Target(s3!, backup.to.prefix, undefined, stopped)
}

export function folderTarget(folder: string): BackupTarget {
  const placeOf = (name: string) => path.join(folder, ...name.split('/'))
  return {
    async list(beginning) {
      const at = beginning.lastIndexOf('/') + 1
      const entries = await readdir(placeOf(beginning.slice(0, at)), { withFileTypes: true, recursive: true }).catch(noEntries)
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter((name) => name.startsWith(beginning))
    },
    async put(name, file) {
      const place = placeOf(name)
      const draft = path.join(path.dirname(place), `.${path.basename(place)}.draft`)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await copyFile(file, draft)
      await settled(draft)
      await rename(draft, place)
      await settled(path.dirname(place))
    },
    async read(name) {
      const isThere = await stat(placeOf(name)).then(
        () => true,
        () => false,
      )
      return isThere ? createReadStream(placeOf(name)) : undefined
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}

const noEntries = (error: NodeJS.ErrnoException): never[] => {
  if (error.code === 'ENOENT') return []
  throw error
}

async function settled(place: string): Promise<void> {
  const handle = await open(place)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
