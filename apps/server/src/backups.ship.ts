import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { packSpool, shipSpool } from './platform/backup/spool.ts'
import { afterShipping, newLog, readLog, writeLog, type LogState } from './platform/backup/state.ts'
import type { BackupTarget } from './platform/backup/target.ts'
import type { Clock } from './platform/clock.ts'
import { unlessGone } from './platform/folder.ts'
import type { Log } from './platform/log.ts'
import { alone, wholeInstallation } from './platform/postgres/alone.ts'
import { checkArchiving, spoolOf } from './platform/postgres/archiving.ts'
import { locks } from './platform/postgres/locks.ts'
import { isDraft } from './platform/whole-file.ts'

interface ShipperParts {
  readonly dataDir: string
  readonly proofDir: string
  readonly series: string
  readonly target: BackupTarget
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
  readonly stopped: AbortSignal
}

export interface Shipper {
  /** Ships what there is of the log and the roots, and notes how it went; never throws. */
  ship(): Promise<void>
  /** When nothing is under way any more. */
  ended(): Promise<void>
}

/** Ships the log of the database and the roots to where backups lie. Of processes on one folder of data one does at a time. */
export function openShipper({ dataDir, proofDir, series, target, pool, clock, log, stopped }: ShipperParts): Shipper {
  const spool = spoolOf(dataDir)
  const shipProof = proofShipper(target, proofDir, series)
  let isTold = false
  /** Once, however long it lasts, also where another process has told. */
  const tell = (error: unknown, isKnown: boolean) => {
    if (!isTold && !isKnown) log.error({ err: error }, 'the log of the database cannot be brought to where backups lie')
    isTold = true
  }
  const shipAll = async (state: LogState, save: (next: LogState) => Promise<void>) => {
    let now = state
    await packSpool(spool)
    await shipSpool(spool, target, series, async (name) => {
      const next = afterShipping(now, name)
      if (next !== now) await save((now = next))
    })
    await shipProof()
    await checkArchiving(pool, dataDir)
    if (now.unshippedSince !== null) await save({ ...now, unshippedSince: null })
    isTold = false
  }
  const shipAlone = async () => {
    let state = readLog(dataDir)
    const save = async (next: LogState) => {
      await writeLog(dataDir, next)
      state = next
    }
    try {
      if (!state) await save(newLog(clock.now()))
      await shipAll(state!, save)
    } catch (error) {
      if (stopped.aborted) return
      const known = state ?? newLog(clock.now())
      tell(error, known.unshippedSince !== null)
      if (known.unshippedSince === null) await save({ ...known, unshippedSince: clock.now() })
    }
  }
  let underWay: Promise<void> | undefined
  const ship = () =>
    alone(pool, locks.ofInstallation.shipping, wholeInstallation, shipAlone).then(
      () => {},
      // The database is away, or the state cannot be written.
      (error: unknown) => void (stopped.aborted || tell(error, false)),
    )
  return {
    ship: () => (underWay ??= ship().finally(() => (underWay = undefined))),
    ended: async () => underWay,
  }
}

/** Ships each file of the proof that has changed since it was shipped: a log that grows by a line in an hour. */
function proofShipper(target: BackupTarget, proofDir: string, series: string): () => Promise<void> {
  const shipped = new Map<string, string>()
  return async () => {
    for (const entry of await readdir(proofDir, { withFileTypes: true, recursive: true }).catch(unlessGone<Dirent[]>([]))) {
      if (!entry.isFile() || isDraft(entry.name)) continue
      const place = path.join(entry.parentPath, entry.name)
      const found = await stat(place).catch(unlessGone(undefined))
      const mark = found && `${found.size} ${found.mtimeMs}`
      if (!found?.size || shipped.get(place) === mark) continue
      await target.put(`proof/${series}/${path.relative(proofDir, place).split(path.sep).join('/')}`, place)
      shipped.set(place, mark!)
    }
  }
}
