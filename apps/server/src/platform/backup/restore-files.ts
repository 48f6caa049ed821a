import { chown, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { foreignUser } from '../postgres/binaries.ts'
import { unpackBackup, type ReadBackup } from './archive-reader.ts'
import { BackupFault, folders } from './contents.ts'

const draftName = '.restauration'

/**
 * Restores the files of a backup into a folder that is new or empty: all of them, checked, or none. Throws BackupFault with the
 * reason; the folder is then as it was.
 */
export async function restoreFiles(open: () => Promise<Readable>, folder: string): Promise<ReadBackup> {
  const isNew = await isMissing(folder)
  const found = isNew ? [] : await readdir(folder)
  // What a restore left that was killed in the middle is no data.
  if (found.some((name) => name !== draftName)) throw new BackupFault('le dossier de destination n’est pas vide')
  const draft = path.join(folder, draftName)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const laid: string[] = []
  try {
    const read = await unpackBackup(await open(), draft)
    await ownedByPostgres(path.join(draft, 'postgres'))
    for (const name of folders) {
      if (await isMissing(path.join(draft, name))) continue
      await rename(path.join(draft, name), path.join(folder, name))
      laid.push(path.join(folder, name))
    }
    await rm(draft, { recursive: true })
    return read
  } catch (error) {
    for (const place of [draft, ...laid]) await rm(place, { recursive: true, force: true })
    if (isNew) await rmdir(folder).catch(() => {})
    throw error
  }
}

const isMissing = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return true
      throw error.code === 'ENOTDIR' ? new BackupFault('la destination n’est pas un dossier') : error
    },
  )

/** Where PostgreSQL runs as a system user, its data are that user's. */
export async function ownedByPostgres(folder: string): Promise<void> {
  const user = foreignUser()
  if (!user) return
  await chown(folder, user.uid, user.gid)
  for (const name of await readdir(folder, { recursive: true })) await chown(path.join(folder, name), user.uid, user.gid)
}
