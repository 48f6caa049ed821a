import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type pg from 'pg'
import { clusterOf, superuser } from '../postgres/cluster.ts'
import { launch, type Embedded } from '../postgres/launcher.ts'
import { withClient } from '../postgres/pool.ts'
import { BackupFault } from './contents.ts'
import { gapAfter, isBefore, isHistory, isSegment } from './lsn.ts'
import { ownedByPostgres } from './restore-files.ts'
import type { NamedBackup } from './series.ts'
import { logName, unpackedName, unpackSegment } from './spool.ts'
import type { BackupTarget } from './target.ts'

export interface Recovered {
  /** Files of the log that were there. */
  readonly segments: number
  /** The segment after which one is missing: what the log holds beyond is not restored; undefined: none is missing. */
  readonly gapAfter: string | undefined
  /** When the last change was committed that was carried over; null: there was none. */
  readonly lastAt: string | null
}

/** Milliseconds between two looks at a database that recovers. */
const every = 200

/**
 * Carries a restored database on by its archived log, to its end or until an instant, and stops it: PostgreSQL reads the log («Continuous
 * Archiving and Point-in-Time Recovery») and goes on in a time line of its own. Undefined: no log is there.
 */
export async function recover(dataDir: string, target: BackupTarget, backup: NamedBackup, until?: Instant): Promise<Recovered | undefined> {
  const folder = path.join(dataDir, 'log-restored')
  const names = (await target.list(logName(backup.series))).filter((name) => isNeeded(unpackedName(name), backup.startSegment)).toSorted()
  if (names.length === 0) {
    if (until !== undefined) throw new BackupFault('il n’y a pas de journal archivé de cette sauvegarde')
    return undefined
  }
  await mkdir(folder, { mode: 0o700 })
  try {
    for (const name of names) {
      const body = await target.read(name)
      if (!body) throw new BackupFault(`${name} du journal archivé n’y est plus`)
      await unpackSegment(body, path.join(folder, unpackedName(name)))
    }
    await ownedByPostgres(folder)
    const gap = gapAfter(backup.startSegment, names.map(unpackedName).filter(isSegment))
    return { segments: names.length, gapAfter: gap, lastAt: await recovered(dataDir, folder, until) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Segments from the first one that the backup needs on, and the histories of time lines. */
const isNeeded = (name: string, first: string): boolean => isHistory(name) || (isSegment(name) && !isBefore(name, first))

async function recovered(dataDir: string, folder: string, until: Instant | undefined): Promise<string | null> {
  const cluster = clusterOf(dataDir)
  const settings = path.join(cluster, 'postgresql.auto.conf')
  const before = await readFile(settings, 'utf8')
  await appendFile(settings, recoverySettings(folder, until))
  await writeFile(path.join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  await ownedByPostgres(cluster)
  const postgres = await launch(dataDir).catch((error: unknown) => {
    throw tooShort(error instanceof Error ? error.message : '') ?? error
  })
  try {
    const lastAt = await promoted(postgres, path.join(dataDir, 'postgres.log'))
    await writeFile(settings, before)
    return lastAt
  } finally {
    await postgres.stop({ evenIfUsed: true })
  }
}

const inQuotes = (text: string): string => `'${text.replaceAll("'", "''")}'`

function recoverySettings(folder: string, until: Instant | undefined): string {
  const place = folder.replaceAll('%', '%%').replaceAll("'", String.raw`'\''`)
  const lines = [`restore_command = ${inQuotes(`cp '${place}/'%f "%p"`)}`, "recovery_target_action = 'promote'"]
  // Letters of a zone, as the Z of an instant, PostgreSQL does not know yet while it reads its settings.
  if (until !== undefined) lines.push(`recovery_target_time = ${inQuotes(until.replace('Z', '+00'))}`)
  return `${lines.join('\n')}\n`
}

/** Waits until it has read the log to its end and takes changes again; answers when the last change in it was committed. */
function promoted(postgres: Embedded, logFile: string): Promise<string | null> {
  const looking = async (client: pg.Client) => {
    for (; !postgres.hasEnded(); await wait(every)) {
      const { rows } = await client.query<{ isOver: boolean; lastAt: string }>(
        `select not pg_is_in_recovery() as "isOver", coalesce(to_char(pg_last_xact_replay_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') as "lastAt"`,
      )
      if (rows[0]!.isOver) return rows[0]!.lastAt || null
    }
    throw new Error('PostgreSQL has ended')
  }
  return withClient(postgres.location(superuser, superuser), looking).catch(async (error: unknown) => {
    // Its connection breaks a moment before it has ended and logged the reason.
    for (let looks = 0; looks < 25 && !postgres.hasEnded(); looks++) await wait(every)
    const said = await readFile(logFile, 'utf8').catch(() => '')
    throw tooShort(said) ?? error
  })
}

const tooShort = (said: string): BackupFault | undefined =>
  said.includes('recovery ended before configured recovery target was reached')
    ? new BackupFault('le journal archivé s’arrête avant cet instant : sans --until, tout ce qu’il contient est restauré')
    : undefined
