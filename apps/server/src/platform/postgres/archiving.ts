import path from 'node:path'
import pg from 'pg'
import { ownFolder, superuser } from './cluster.ts'
import { launch, stopPostmaster, type Embedded } from './launcher.ts'
import { connectionOf } from './pool.ts'

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
function archiveSettings(spool: string): Record<string, string> {
  const [part, whole] = ['.%f.part', '%f'].map((name) => `${quoted(escaped(`${spool}/`))}${name}`)
  // Where `sync` takes no file it writes all.
  const command = `cp "%p" ${part} && { sync ${part} || sync; } && mv ${part} ${whole}`
  return { archive_mode: 'on', archive_timeout: `${segmentSeconds}s`, archive_command: command }
}

/**
 * Starts or adopts the embedded PostgreSQL, with its log archived or not. One that a killed server left runs with what that one was told:
 * where it differs and nobody uses it, it is started anew.
 */
export async function launchArchiving(dataDir: string, isArchiving: boolean): Promise<Embedded> {
  const spool = spoolOf(dataDir)
  const more = isArchiving ? archiveSettings(spool) : {}
  const found = await launch(dataDir, { more })
  // After the launch: it makes the folder of data where there is none.
  if (isArchiving) ownFolder(spool)
  if (found.isOurs || !(await isIdleWithout(found, more['archive_command'] ?? ''))) return found
  await stopPostmaster(found.pid)
  return launch(dataDir, { more })
}

/** Whether it archives otherwise than it should, and nobody is connected. */
async function isIdleWithout(embedded: Embedded, wanted: string): Promise<boolean> {
  const client = new pg.Client(connectionOf(embedded.location(superuser, superuser)))
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ command: string; others: number }>(
      `select coalesce(case current_setting('archive_mode') when 'off' then '' else current_setting('archive_command') end, '') as command,
              (select count(*)::int from pg_stat_activity where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid()) as others`,
    )
    return rows[0]!.command !== wanted && rows[0]!.others === 0
  } finally {
    await client.end()
  }
}
