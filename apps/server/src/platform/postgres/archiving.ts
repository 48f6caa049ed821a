import path from 'node:path'
import type pg from 'pg'
import { ownFolder, superuser } from './cluster.ts'
import { launch, stopPostmaster, type Embedded } from './launcher.ts'
import { withClient } from './pool.ts'

/** Where PostgreSQL lays the segments of its log until they are shipped. */
export const spoolOf = (dataDir: string): string => path.join(path.resolve(dataDir), 'log-spool')

/** Seconds after which a segment that holds anything is ended: with what shipping takes, a minute at most is not yet elsewhere. */
const segmentSeconds = 50

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
/** As PostgreSQL reads its commands: a percent sign stands twice. */
const escaped = (text: string): string => text.replaceAll('%', '%%')

/**
 * Lays each segment into the spool whole: under another name first, and once it is on the disk under its own. PostgreSQL asks again
 * until it succeeds, and then takes the segment away; the same once more does no harm.
 */
function archiveSettings(spool: string): Readonly<Record<'archive_mode' | 'archive_timeout' | 'archive_command', string>> {
  const [part, whole] = ['.%f.part', '%f'].map((name) => `${quoted(escaped(`${spool}/`))}${name}`)
  // Where `sync` takes no file it writes all.
  const command = `cp "%p" ${part} && { sync ${part} || sync; } && mv ${part} ${whole}`
  return { archive_mode: 'on', archive_timeout: `${segmentSeconds}s`, archive_command: command }
}

/**
 * Starts or adopts the embedded PostgreSQL, with its log archived or not. One that a killed server left keeps its settings:
 * where they differ and no client is connected, it is restarted.
 */
export async function launchArchiving(dataDir: string, isArchiving: boolean): Promise<Embedded> {
  const spool = spoolOf(dataDir)
  const more = isArchiving ? archiveSettings(spool) : undefined
  const found = await launch(dataDir, { more })
  // After the launch: it makes the folder of data where there is none.
  if (isArchiving) ownFolder(spool)
  if (found.isOurs || !(await isIdleWithout(found, more?.archive_command ?? ''))) return found
  await stopPostmaster(found.pid)
  return launch(dataDir, { more })
}

/** What PostgreSQL runs for each file of its log; empty: nothing. */
async function archiveCommand(line: pg.Pool | pg.ClientBase): Promise<string> {
  const { rows } = await line.query<{ command: string }>(
    `select coalesce(case current_setting('archive_mode') when 'off' then '' else current_setting('archive_command') end, '') as command`,
  )
  return rows[0]!.command
}

/** Whether its archive settings differ from the wanted ones, and no client is connected. */
const isIdleWithout = (embedded: Embedded, wanted: string): Promise<boolean> =>
  withClient(embedded.location(superuser, superuser), async (client) => {
    if ((await archiveCommand(client)) === wanted) return false
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
        where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid()`,
    )
    return rows[0]!.others === 0
  })

/**
 * Throws where PostgreSQL lays nothing into the spool: it was adopted with other settings, or it cannot (no room, a folder
 * that is away). An empty spool alone would look as if all of the log had been shipped.
 */
export async function checkArchiving(pool: pg.Pool, dataDir: string): Promise<void> {
  if ((await archiveCommand(pool)) !== archiveSettings(spoolOf(dataDir))['archive_command'])
    throw new Error(
      'PostgreSQL runs without the settings that archive its log: stop every server and command on this folder, then start anew',
    )
  const { rows } = await pool.query<{ failed: string | null }>(
    `select case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_wal end as failed from pg_stat_archiver`,
  )
  const { failed } = rows[0]!
  if (failed !== null) throw new Error(`PostgreSQL cannot lay ${failed} into ${spoolOf(dataDir)}: its own log says why`)
}
