import type pg from 'pg'
import { openDatabase, type Database } from './postgres/db.ts'
import { makeWritable } from './folder.ts'
import type { Log } from './log.ts'
import { launchArchiving } from './postgres/archiving.ts'
import { migrate, migrationsFolder, pendingOf, readMigrations } from './postgres/migrate.ts'
import { migrateQueue } from './queue/schema.ts'
import { openPool, type DatabaseLocation, type PoolSettings } from './postgres/pool.ts'
import { openReplica, type ReplicaPool, type ReplicaSettings } from './postgres/replica/replica.ts'
import { checkAppRole, makeRolesAndDatabase, roles } from './postgres/roles.ts'
import { supervise } from './postgres/supervisor.ts'

export interface ConnectSettings extends PoolSettings {
  readonly dataDir: string
  /** Whether the embedded PostgreSQL archives its log; unset: it does not. */
  readonly backup?: object | undefined
  /** Unset: the embedded PostgreSQL under dataDir. */
  readonly databaseUrl?: string | undefined
  /** The owner of the schema, beside a given databaseUrl: migrates. */
  readonly databaseOwnerUrl?: string | undefined
  /** The role that owns the queue, beside a given databaseUrl: makes its schemas, and runs its jobs. */
  readonly databaseJobsUrl?: string | undefined
  readonly migrations?: string
  /** Of a server: restarts the embedded PostgreSQL whenever it ends, logs it here, and stops it when no other client is connected. */
  readonly supervision?: Pick<Log, 'warn' | 'error'>
  /** A server's: the replica that answers what is only read. Unset: there is none. */
  readonly replica?: ReplicaSettings | undefined
}

export interface Connected {
  /** What serves: row-level security, one company at a time. */
  readonly database: Database
  /** The application's own pool, for /readyz, metrics and the queue; handlers are never given it. */
  readonly pool: pg.Pool
  /** Names of the migrations just applied. */
  readonly applied: readonly string[]
  /** Where the owner of the schema enters (creating a company); undefined when DATABASE_OWNER_URL is unset. */
  readonly owner: DatabaseLocation | undefined
  /** Where the queue's role enters; undefined when DATABASE_JOBS_URL is unset: then another process runs the jobs. */
  readonly jobs: DatabaseLocation | undefined
  readonly replica: ReplicaPool | undefined
  /** Closes the pool, then stops the embedded PostgreSQL if no client is left: a command only its own, a server (`supervision`) any. */
  close(): Promise<void>
}

interface DatabaseLocations {
  readonly app: DatabaseLocation
  readonly owner: DatabaseLocation | undefined
  readonly jobs: DatabaseLocation | undefined
  stop(): Promise<void>
}

async function locationsOf({
  databaseUrl,
  databaseOwnerUrl,
  databaseJobsUrl,
  dataDir,
  supervision,
  backup,
}: ConnectSettings): Promise<DatabaseLocations> {
  if (databaseUrl) {
    const owner = databaseOwnerUrl ? { url: databaseOwnerUrl } : undefined
    const jobs = databaseJobsUrl ? { url: databaseJobsUrl } : undefined
    return { app: { url: databaseUrl }, owner, jobs, stop: async () => {} }
  }
  const start = () => launchArchiving(dataDir, backup !== undefined)
  const embedded = await start()
  try {
    await makeRolesAndDatabase(embedded.location('postgres', 'postgres'), 'vigie')
  } catch (error) {
    await embedded.stop()
    throw error
  }
  const of = (role: string) => embedded.location(role, 'vigie')
  const running = supervision ? supervise(embedded, start, supervision) : embedded
  return { app: of(roles.app), owner: of(roles.owner), jobs: of(roles.jobs), stop: () => running.stop() }
}

/** Without the owner's address nothing can be migrated: all must have been before. */
async function checkMigrated(pool: pg.Pool, folder: string): Promise<void> {
  const applied = await pool
    .query<{ name: string; hash: string }>('select name, hash from migrations')
    .then(({ rows }) => new Map(rows.map((row) => [row.name, row.hash])))
    .catch((error: { code?: string }) => {
      if (error.code === '42P01') return new Map<string, string>()
      throw error
    })
  const pending = pendingOf(await readMigrations(folder), applied)
  if (pending.length)
    throw new Error(`${pending.length} migration(s) à appliquer : indiquez DATABASE_OWNER_URL, le propriétaire du schéma.`)
}

/** Without the address of the queue's role nothing can be made of it: it must have been before. */
async function checkQueue(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ is_there: boolean }>(`select to_regnamespace('jobs') is not null as is_there`)
  if (!rows[0]!.is_there)
    throw new Error('La file des travaux n’est pas encore créée : indiquez DATABASE_JOBS_URL, le rôle qui la possède.')
}

/**
 * Connects the server and every command to the database: finds or starts it, migrates it, makes sure that the
 * application cannot see past row-level security, and opens the pool.
 */
export async function connect(settings: ConnectSettings): Promise<Connected> {
  const folder = settings.migrations ?? migrationsFolder
  makeWritable('DATA_DIR', settings.dataDir)
  const locations = await locationsOf(settings)
  let pool: pg.Pool | undefined
  let replica: ReplicaPool | undefined
  try {
    const applied = locations.owner ? await migrate(locations.owner, folder) : []
    if (locations.jobs) await migrateQueue(locations.jobs)
    pool = openPool(locations.app, settings)
    await checkAppRole(pool)
    if (!locations.owner) await checkMigrated(pool, folder)
    if (!locations.jobs) await checkQueue(pool)
    replica = settings.replica && (await openReplica(pool, settings.replica))
    const open = pool
    const close = async () => {
      await replica?.close()
      await open.end()
      await locations.stop()
    }
    return { database: openDatabase(open, replica), pool: open, replica, applied, owner: locations.owner, jobs: locations.jobs, close }
  } catch (error) {
    await pool?.end().catch(() => {})
    await locations.stop()
    throw error
  }
}
