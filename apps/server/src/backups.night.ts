import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { backUpNow } from './backups.ts'
import type { Config } from './config.ts'
import { isBefore } from './platform/backup/lsn.ts'
import { outdated } from './platform/backup/rotation.ts'
import { namedBackup } from './platform/backup/series.ts'
import { logName, unpackedName } from './platform/backup/spool.ts'
import type { BackupTarget } from './platform/backup/target.ts'
import type { Clock } from './platform/clock.ts'

interface Nightly {
  readonly config: Config
  readonly kept: NonNullable<Config['backup']>
  /** Where a backup is written that a bucket then takes. */
  readonly outgoing: string
  readonly target: BackupTarget
  readonly series: string
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Told of the backup once it lies where backups do. */
  readonly made: (written: WrittenNightly) => Promise<void>
}
interface WrittenNightly {
  readonly name: string
  readonly endedAt: Instant
}

/** Makes a backup where backups lie, and removes those that are outdated, with the log that no backup is left for. */
export async function makeNightly(nightly: Nightly): Promise<void> {
  await nightly.made(await written(nightly))
  await rotate(nightly)
}

/** Written at once into a folder, or beside first, and then into the bucket. */
async function written({ config, kept: { to }, outgoing, target, clock, signal }: Nightly): Promise<WrittenNightly> {
  const folder = 'folder' in to ? to.folder : outgoing
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { file, endedAt } = await backUpNow(config, folder, clock, signal)
  const name = path.basename(file)
  if ('folder' in to) return { name, endedAt }
  try {
    await target.put(name, file)
  } finally {
    await rm(file, { force: true })
  }
  return { name, endedAt }
}

async function rotate({ target, series, kept }: Nightly): Promise<void> {
  const own = (await target.list('vigie-')).map(namedBackup).filter((one) => one?.series === series)
  const named = own.filter((one) => one !== undefined)
  const gone = new Set(outdated(named, kept))
  for (const { name } of gone) await target.remove(name)
  const starts = named.filter((one) => !gone.has(one)).map(({ startSegment }) => startSegment)
  const first = starts.reduce<string | undefined>((least, one) => (least === undefined || isBefore(one, least) ? one : least), undefined)
  if (first === undefined) return
  for (const name of await target.list(logName(series))) if (isBefore(unpackedName(name), first)) await target.remove(name)
}
