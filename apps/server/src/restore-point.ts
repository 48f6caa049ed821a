import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ReadBackup } from './platform/backup/archive-reader.ts'
import { BackupFault } from './platform/backup/contents.ts'
import { recover, type Recovered } from './platform/backup/recover.ts'
import { restoreFiles } from './platform/backup/restore-files.ts'
import { namedBackup, type NamedBackup } from './platform/backup/series.ts'
import { folderTarget, type BackupTarget } from './platform/backup/target.ts'

export interface RestoredFiles {
  readonly backup: ReadBackup
  /** Undefined: the backup alone was restored. */
  readonly log: Recovered | undefined
}

/**
 * Restores into a new or empty folder: a backup's file as it is; or, of where backups lie, the newest one that ended before an instant,
 * with the log that was archived since. All or nothing; throws BackupFault with the reason.
 */
export async function restoreFrom(from: string | BackupTarget, to: string, until?: Instant): Promise<RestoredFiles> {
  const target = typeof from !== 'string' ? from : (await isFolder(from)) ? folderTarget(from) : undefined
  if (!target) {
    if (until !== undefined) throw new BackupFault('--until attend le dossier des sauvegardes, où se trouve aussi le journal')
    return { backup: await restoreFiles(async () => createReadStream(from as string), to), log: undefined }
  }
  const found = newestBefore(await target.list('vigie-'), until)
  if (!found) throw new BackupFault(until ? 'aucune sauvegarde n’était finie à cet instant' : 'il ne s’y trouve aucune sauvegarde')
  const isNew = await readdir(to).then(
    () => false,
    () => true,
  )
  const backup = await restoreFiles(async () => (await target.read(found.name))!, to)
  try {
    const log = await recover(to, target, found, until)
    if (log) await restoreProof(target, found.series, path.join(to, 'proof'))
    return { backup, log }
  } catch (error) {
    for (const name of await readdir(to)) await rm(path.join(to, name), { recursive: true, force: true })
    if (isNew) await rmdir(to).catch(() => {})
    throw error
  }
}

const isFolder = (place: string): Promise<boolean> => stat(place).then((one) => one.isDirectory())

function newestBefore(names: readonly string[], until: Instant | undefined): NamedBackup | undefined {
  const all = names.map(namedBackup).filter((one) => one !== undefined)
  return all.filter((one) => until === undefined || one.endedAt <= until).toSorted((a, b) => (a.endedAt < b.endedAt ? 1 : -1))[0]
}

/** The logs of roots as they were last shipped: those of the backup lack what came since. */
async function restoreProof(target: BackupTarget, series: string, proofDir: string): Promise<void> {
  const beginning = `proof/${series}/`
  for (const name of await target.list(beginning)) {
    const parts = name.slice(beginning.length).split('/')
    const body = parts.includes('..') ? undefined : await target.read(name)
    if (!body) continue
    const place = path.join(proofDir, ...parts)
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await pipeline(body, createWriteStream(place, { mode: 0o600, flush: true }))
  }
}
