import type { Dirent } from 'node:fs'
import { copyFile, mkdir, open, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { unlessGone } from '../folder.ts'
import { isDraft, writeWhole } from '../whole-file.ts'

/** Where backups lie, and the log between them. Names have slashes; a reader that does not read a body to its end destroys it. */
export interface BackupTarget {
  /** The names that begin so, in no order; of those in folders below, only where the beginning names the folder to its slash. */
  list(beginning: string): Promise<string[]>
  /** Keeps a file of the disk, which is not empty, under a name, whole or not at all; the file stays. */
  put(name: string, file: string): Promise<void>
  /** Undefined: nothing is there. */
  read(name: string): Promise<Readable | undefined>
  /** What is not there is no error. */
  remove(name: string): Promise<void>
}

export function folderTarget(folder: string): BackupTarget {
  const placeOf = (name: string) => path.join(folder, ...name.split('/'))
  return {
    async list(beginning) {
      const at = beginning.lastIndexOf('/') + 1
      // The log of a month has about 40,000 files: a list of backups does not walk through it.
      const recursive = at === beginning.length
      const entries = await readdir(placeOf(beginning.slice(0, at)), { withFileTypes: true, recursive }).catch(unlessGone<Dirent[]>([]))
      return entries
        .filter((entry) => entry.isFile() && !isDraft(entry.name))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter((name) => name.startsWith(beginning))
    },
    async put(name, file) {
      const place = placeOf(name)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await writeWhole(place, (draft) => copyFile(file, draft))
    },
    async read(name) {
      const handle = await open(placeOf(name)).catch(unlessGone(undefined))
      return handle?.createReadStream()
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}
