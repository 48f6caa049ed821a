import { rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { makeNightly } from './backups.night.ts'
import { openShipper } from './backups.ship.ts'
import type { Config } from './config.ts'
import type { Backups } from './kit/installation.ts'
import { BackupUnderWay } from './platform/backup/base-backup.ts'
import { seriesOf } from './platform/backup/series.ts'
import { spoolBytes } from './platform/backup/spool.ts'
import { isTorn, newLog, readLog, readNight, troubleOf, writeNight } from './platform/backup/state.ts'
import { openTarget } from './platform/backup/target.open.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import { alone, wholeInstallation } from './platform/postgres/alone.ts'
import { spoolOf } from './platform/postgres/archiving.ts'
import { locks } from './platform/postgres/locks.ts'
import { nightOf } from './platform/queue/nights.ts'

export interface KeptBackups extends Backups {
  /** The backup of this night, where there is none yet; then what is outdated goes. */
  night(): Promise<void>
  /** Ships the log and the roots for as long as the process lives. */
  keepShipping(): void
  close(): Promise<void>
}

/** Milliseconds between two looks at the spool. */
const everyMilliseconds = 3000

/** The backups of the installation, where they are set up; undefined: they are not. */
export function openBackups(config: Config, pool: pg.Pool, clock: Clock, log: Pick<Log, 'error'>): KeptBackups | undefined {
  const stopped = new AbortController()
  const target = openTarget(config, stopped.signal)
  if (!target || !config.backup) return undefined
  const { dataDir, proofDir, backup: kept } = config
  const [spool, series] = [spoolOf(dataDir), seriesOf(dataDir)]
  const outgoing = path.join(dataDir, 'backup-outgoing')
  const logState = () => readLog(dataDir) ?? newLog(clock.now())
  const shipper = openShipper({ dataDir, proofDir, series, target, pool, clock, log, stopped: stopped.signal })
  const nightAlone = async () => {
    // What a server left there that was killed: only who holds the lock of the night writes there.
    await rm(outgoing, { recursive: true, force: true })
    const night = readNight(dataDir)
    if (night.endedAt !== null && !isTorn(night, logState()) && nightOf(night.endedAt) === nightOf(clock.now())) return
    await makeNightly({
      config,
      kept,
      outgoing,
      target,
      series,
      clock,
      signal: stopped.signal,
      made: (written) => writeNight(dataDir, { ...written, failure: null }),
    }).catch(async (error: unknown) => {
      // Somebody makes one by hand, or this process ends and the next makes it.
      if (error instanceof BackupUnderWay || stopped.signal.aborted) throw error
      const failure = error instanceof Error ? error.message : String(error)
      await writeNight(dataDir, { ...readNight(dataDir), failure }).catch((unwritten: unknown) => {
        log.error({ err: unwritten }, 'that a backup failed cannot be noted under DATA_DIR')
      })
      throw error
    })
  }
  let timer: NodeJS.Timeout | undefined
  return {
    status(now) {
      const night = readNight(dataDir)
      return { trouble: troubleOf(night, logState(), now), endedAt: night.endedAt }
    },
    spoolBytes: () => spoolBytes(spool),
    async night() {
      await alone(pool, locks.ofInstallation.night, wholeInstallation, nightAlone).catch((error: unknown) => {
        if (!(error instanceof BackupUnderWay)) throw error
      })
    },
    keepShipping() {
      timer = setInterval(() => void shipper.ship(), everyMilliseconds).unref()
      void shipper.ship()
    },
    async close() {
      clearInterval(timer)
      stopped.abort()
      await shipper.ended()
    },
  }
}
