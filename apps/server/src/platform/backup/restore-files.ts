import { chown, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { namesIn, unlessGone, whyNotWritable } from '../folder.ts'
import { foreignUser } from '../postgres/binaries.ts'
import { unpackBackup, type ReadBackup } from './archive-reader.ts'
import { BackupFault, folders } from './contents.ts'

const draftName = '.restauration'

/**
 * Restores the files of a backup into a folder that is new or empty: all of them, checked, or none; then does what else is to be
 * done there. Throws BackupFault with the reason; the folder is then as it was, also where the rest fails.
 */
export async function restoreFiles<T>(open: () => Promise<Readable>, folder: string, rest: (backup: ReadBackup) => Promise<T>): Promise<T> {
  const found = await readdir(folder).catch(unlessGone(undefined)).catch(notWritable)
  // What a restore left that was killed in the middle is no data.
  if (found?.some((name) => name !== draftName)) throw new BackupFault('le dossier de destination n’est pas vide')
  const draft = path.join(folder, draftName)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 }).catch(notWritable)
  try {
    const read = await unpackBackup(await open(), draft)
    await ownedByPostgres(path.join(draft, 'postgres'))
    for (const name of folders) {
      await rename(path.join(draft, name), path.join(folder, name)).catch(unlessGone(undefined))
    }
    await rm(draft, { recursive: true })
    return await rest(read)
  } catch (error) {
    for (const name of await namesIn(folder)) await rm(path.join(folder, name), { recursive: true, force: true })
    if (!found) await rmdir(folder).catch(() => {})
    throw error
  }
}

function notWritable(error: NodeJS.ErrnoException): never {
  throw new BackupFault(`rien ne peut être écrit dans la destination (${whyNotWritable(error)})`, { cause: error })
}

/** Where PostgreSQL runs as a system user, its data are that user's. */
export async function ownedByPostgres(folder: string): Promise<void> {
  const user = foreignUser()
  if (!user) return
  await chown(folder, user.uid, user.gid)
  for (const name of await readdir(folder, { recursive: true })) await chown(path.join(folder, name), user.uid, user.gid)
}
