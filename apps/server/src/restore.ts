import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
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

/** What is restored of where backups lie; without these the newest backup and all of its log. */
export interface Wished {
  readonly until?: Instant | undefined
  /** Whose backups, where those of several folders of data lie together. */
  readonly series?: string | undefined
}

/**
 * Restores into a new or empty folder: a backup's file as it is; or, of where backups lie, the newest one that ended before an instant,
 * with the log that was archived since. All or nothing; throws BackupFault with the reason.
 */
export async function restoreFrom(from: string | BackupTarget, to: string, { until, series }: Wished = {}): Promise<RestoredFiles> {
  const target = typeof from !== 'string' ? from : (await isFolder(from)) ? folderTarget(from) : undefined
  if (!target) {
    if (until !== undefined) throw new BackupFault('--until attend le dossier des sauvegardes, où se trouve aussi le journal')
    if (series !== undefined) throw new BackupFault('--series attend le dossier des sauvegardes')
    return restoreFiles(
      async () => createReadStream(from as string),
      to,
      async (backup) => ({ backup, log: undefined }),
    )
  }
  const found = chosen(await target.list('vigie-'), { until, series })
  const open = async () => {
    const body = await target.read(found.name)
    if (!body) throw new BackupFault(`${found.name} n’y est plus`)
    return body
  }
  return restoreFiles(open, to, async (backup) => {
    const log = await recover(to, target, found, until)
    if (log) await restoreProof(target, found.series, path.join(to, 'proof'))
    return { backup, log }
  })
}

const isFolder = (place: string): Promise<boolean> => stat(place).then((one) => one.isDirectory())

/**
 * The newest backup of one series that ended by an instant. Two installations may write to one place, and a restored copy goes on beside
 * its original: which of them is meant is not guessed.
 */
export function chosen(names: readonly string[], { until, series }: Wished): NamedBackup {
  const all = names
    .map(namedBackup)
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (a.endedAt < b.endedAt ? 1 : -1))
  const newest = all.filter((one, at) => all.findIndex((other) => other.series === one.series) === at)
  const list = newest.map((one) => `${one.series} (dernière sauvegarde : ${one.endedAt})`).join(', ')
  if (newest.length > 1 && series === undefined)
    throw new BackupFault(`des sauvegardes de plusieurs installations s’y trouvent ; indiquez l’une d’elles par --series : ${list}`)
  const own = series === undefined ? all : all.filter((one) => one.series === series)
  if (own.length === 0)
    throw new BackupFault(
      newest.length === 0 ? 'il ne s’y trouve aucune sauvegarde' : `aucune n’est de la série ${series} ; s’y trouvent : ${list}`,
    )
  const found = own.find((one) => until === undefined || one.endedAt <= until)
  if (!found) throw new BackupFault('aucune sauvegarde n’était finie à cet instant')
  return found
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
