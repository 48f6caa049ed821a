import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { backUpNow } from './backups.ts'
import type { Config } from './config.ts'
import type { Backups } from './kit/installation.ts'
import { BackupUnderWay } from './platform/backup/base-backup.ts'
import { outdated } from './platform/backup/rotation.ts'
import { namedBackup, seriesOf, type NamedBackup } from './platform/backup/series.ts'
import { follows, logName, packSpool, shipSpool, spoolBytes } from './platform/backup/spool.ts'
import { alone } from './platform/postgres/alone.ts'
import { readState, troubleOf, writeState, type BackupState } from './platform/backup/state.ts'
import { openTarget, type BackupTarget } from './platform/backup/target.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import { spoolOf } from './platform/postgres/archiving.ts'
import { nightOf } from './platform/queue/nights.ts'

export interface KeptBackups extends Backups {
  /** The backup of this night, where there is none yet; then what is outdated goes. */
  night(): Promise<void>
  /** Ships the log and the roots as they are now. */
  ship(): Promise<void>
  /** Ships for as long as the process lives. */
  keepShipping(): void
  close(): Promise<void>
}

/** Milliseconds between two looks at the spool. */
const everyMilliseconds = 3000

/** The kind of an advisory lock (platform/postgres/alone.ts), any number that no other work uses. */
const shippingLock = 716_485_308

/** The backups of the installation, where they are set up; undefined: they are not. */
export function openBackups(config: Config, pool: pg.Pool, clock: Clock, log: Pick<Log, 'error'>): KeptBackups | undefined {
  const stopped = new AbortController()
  const target = openTarget(config, stopped.signal)
  if (!target) return undefined
  const { dataDir, proofDir, backup } = config
  const [spool, series] = [spoolOf(dataDir), seriesOf(dataDir)]
  let saving: Promise<unknown> = Promise.resolve()
  /** One change after the other: the night and the log note theirs in the same file. */
  const note = (change: (state: BackupState) => Partial<BackupState>): Promise<void> => {
    const next = saving.then(async () => {
      const state = readState(dataDir, clock.now())
      await writeState(dataDir, { ...state, ...change(state) })
    })
    saving = next.catch(() => {})
    return next
  }
  /** Where it cannot be written (a full disk) the state stays as it was: too old, it makes a backup too many. */
  const noteLater = (change: Parameters<typeof note>[0]): void => void note(change).catch(() => {})
  const shipProof = proofShipper(target, proofDir, series)
  let shipping: Promise<void> | undefined
  const shipAll = async () => {
    await packSpool(spool)
    await shipSpool(spool, target, series, (name) => {
      noteLater((state) => ({ segment: name, isTorn: state.isTorn || !follows(name, state.segment ?? undefined) }))
    })
    await shipProof()
    await saving
  }
  const ship = async () => {
    const { unshippedSince } = readState(dataDir, clock.now())
    try {
      await shipAll()
      if (unshippedSince !== null) await note(() => ({ unshippedSince: null }))
    } catch (error) {
      // Once, however long it lasts.
      if (unshippedSince !== null || stopped.signal.aborted) return
      log.error({ err: error }, 'the log of the database cannot be shipped to where backups lie: it waits in its spool')
      await note(() => ({ unshippedSince: clock.now() }))
    }
  }
  // Of processes on one folder of data one ships at a time; without the database there is nothing new.
  const shipAlone = () =>
    alone(pool, shippingLock, 0, ship).then(
      () => {},
      () => {},
    )
  const shipOnce = () => (shipping ??= shipAlone().finally(() => (shipping = undefined)))
  let timer: NodeJS.Timeout | undefined
  return {
    status(now) {
      const state = readState(dataDir, now)
      return { trouble: troubleOf(state, now), endedAt: state.endedAt }
    },
    spoolBytes: () => spoolBytes(spool),
    async night() {
      const { endedAt, isTorn } = readState(dataDir, clock.now())
      if (endedAt !== null && !isTorn && nightOf(endedAt) === nightOf(clock.now())) return
      try {
        const written = await backUpTo(config, target, clock, stopped.signal)
        await note(() => ({ endedAt: written.endedAt, name: written.name, failure: null, isTorn: false }))
      } catch (error) {
        // Another process makes it, or this one ends and the next makes it.
        if (error instanceof BackupUnderWay) return
        if (!stopped.signal.aborted) await note(() => ({ failure: error instanceof Error ? error.message : String(error) }))
        throw error
      }
      await rotate(target, series, backup!)
    },
    ship: shipOnce,
    keepShipping() {
      noteLater(() => ({}))
      timer = setInterval(() => void shipOnce(), everyMilliseconds).unref()
    },
    async close() {
      clearInterval(timer)
      stopped.abort()
      await shipping
      await saving
    },
  }
}

/** Writes a backup to where they lie: at once into a folder, or beside first, and then into the bucket. */
async function backUpTo(config: Config, target: BackupTarget, clock: Clock, signal: AbortSignal) {
  const { to } = config.backup!
  const folder = 'folder' in to ? to.folder : path.join(config.dataDir, 'backup-outgoing')
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

/** Removes what is outdated, and the log that no backup is left for. */
async function rotate(target: BackupTarget, series: string, kept: { nights: number; sundays: number }): Promise<void> {
  const own = (await target.list('vigie-')).map(namedBackup).filter((one): one is NamedBackup => one?.series === series)
  const gone = new Set(outdated(own, kept))
  for (const { name } of gone) await target.remove(name)
  const first = own
    .filter((one) => !gone.has(one))
    .map(({ startSegment }) => startSegment)
    .toSorted()[0]
  if (first === undefined) return
  for (const name of await target.list(logName(series))) {
    const segment = /([0-9A-F]{24})/.exec(name)?.[1]
    if (segment !== undefined && segment.slice(8) < first.slice(8)) await target.remove(name)
  }
}

/** Ships each file of the proof that has changed since it was shipped: a log that grows by a line in an hour. */
function proofShipper(target: BackupTarget, proofDir: string, series: string): () => Promise<void> {
  const shipped = new Map<string, string>()
  return async () => {
    for (const entry of await readdir(proofDir, { withFileTypes: true, recursive: true }).catch(() => [])) {
      if (!entry.isFile()) continue
      const place = path.join(entry.parentPath, entry.name)
      const { size, mtimeMs } = await stat(place)
      const mark = `${size} ${mtimeMs}`
      if (size === 0 || shipped.get(place) === mark) continue
      await target.put(`proof/${series}/${path.relative(proofDir, place).split(path.sep).join('/')}`, place)
      shipped.set(place, mark)
    }
  }
}
