import { Readable } from 'node:stream'
import pg from 'pg'
import { BackupFault } from './contents.ts'
import { segmentsBetween } from './lsn.ts'
import { locks } from '../postgres/locks.ts'
import { connectionOf, type DatabaseLocation } from '../postgres/pool.ts'

/** What PostgreSQL sends of itself: label, log and manifest are its own. */
export interface BaseBackup {
  /** Of the cluster, as PostgreSQL made it. */
  readonly systemId: string
  /** Its version, as it reports it. */
  readonly postgres: string
  /** A tar archive of the data folder, with the log that makes it whole. Destroying it ends the backup. */
  readonly archive: Readable
  /** After the archive's end: PostgreSQL's list of files with their sums, as it wrote it. */
  manifest(): Buffer
  /** After the archive's end: the first segment of the log that it needs. */
  startSegment(): string
  /** After the archive's end: the place in the log where the backup ends. */
  stop(): string
  close(): Promise<void>
}

/** Another backup of the same database is under way. */
export class BackupUnderWay extends BackupFault {}

/** The messages in a copy begin with a byte that says what follows («Streaming Replication Protocol», BASE_BACKUP). */
const kind = { archive: 'n'.charCodeAt(0), data: 'd'.charCodeAt(0), manifest: 'm'.charCodeAt(0) } as const

/** The part of pg's connection that is used. */
interface Line {
  query(text: string): void
  readonly stream: { pause(): unknown; resume(): unknown }
}

/**
 * Asks a PostgreSQL for a backup of all its data, taken while it works («BASE_BACKUP»). Needs a role with REPLICATION. What
 * reads too slowly makes PostgreSQL wait, and nothing grows in memory.
 */
export async function openBaseBackup(location: DatabaseLocation, label: string): Promise<BaseBackup> {
  const client = new pg.Client({ ...connectionOf(location), replication: 'database' } as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  try {
    // It ends with this connection, also after a crash. Replication commands take no parameters.
    const { ours, pid = '' } = await answerTo(
      client,
      `select pg_try_advisory_lock(${locks.backup})::text as ours, pg_backend_pid()::text as pid`,
    )
    if (ours !== 'true') throw new BackupUnderWay('Une sauvegarde est déjà en cours.')
    const { systemid = '' } = await answerTo(client, 'IDENTIFY_SYSTEM')
    const { server_version: postgres = '' } = await answerTo(client, 'show server_version')
    // A copy may take hours, and each checkpoint takes away what log it does not need itself. A slot keeps it, from before the copy begins
    // until this connection ends; temporary: a crash leaves none that would fill the disk.
    await answerTo(client, `CREATE_REPLICATION_SLOT vigie_backup_${pid} TEMPORARY PHYSICAL (RESERVE_WAL)`)
    const received = receive(client, label)
    return { systemId: systemid, postgres, ...received, close: () => client.end() }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** The one row, of texts, that a line of replication answers to a command. */
async function answerTo(client: pg.Client, command: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await client.query(command)
  return (rows as Record<string, string>[])[0]!
}

function receive(client: pg.Client, label: string): Pick<BaseBackup, 'archive' | 'manifest' | 'startSegment' | 'stop'> {
  const manifest: Buffer[] = []
  let isManifest = false
  let archives = 0
  let start: readonly (string | null)[] | undefined
  let stop = ''
  let line: Line | undefined
  const archive = new Readable({
    highWaterMark: 1024 * 1024,
    read: () => void line?.stream.resume(),
    destroy(error, done) {
      // A backup without a reader is aborted: pg cuts the connection of a running command.
      if (error) void client.end().catch(() => {})
      line?.stream.resume()
      done(error)
    },
  })
  const command = `BASE_BACKUP (LABEL '${label}', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`
  const asked = {
    submit(connection: Line) {
      line = connection
      connection.query(command)
    },
    handleRowDescription() {},
    // The first row of all is where the backup begins, on which time line; the last where it ends.
    handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
      start ??= fields
      stop = fields[0] ?? ''
    },
    handleCommandComplete() {},
    handlePortalSuspended() {},
    handleEmptyQuery() {},
    handleCopyInResponse() {},
    handleCopyData({ chunk }: { chunk: Buffer }) {
      const first = chunk[0]
      if (first === kind.archive && ++archives > 1) archive.destroy(new Error('a backup of one table space was expected'))
      else if (first === kind.manifest) isManifest = true
      // The message lies in a buffer that pg uses again.
      else if (first === kind.data && isManifest) manifest.push(Buffer.from(chunk.subarray(1)))
      else if (first === kind.data && !archive.push(Buffer.from(chunk.subarray(1)))) line?.stream.pause()
    },
    handleError: (error: Error) => void archive.destroy(error),
    handleReadyForQuery: () => void archive.push(null),
  }
  client.query(asked as unknown as pg.Submittable)
  return {
    archive,
    manifest: () => Buffer.concat(manifest),
    startSegment: () => segmentsBetween(Number(start?.[1]), start?.[0] ?? '', stop)[0]!,
    stop: () => stop,
  }
}
