import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { asPlainUser, findBinaries } from './binaries.ts'
import { clusterOf, makeCluster, socketFolder, superuser, tail } from './cluster.ts'
import { withClient, type DatabaseLocation } from './pool.ts'
import { disown, isAlive, isPostgres, isPostgresOf, readPostmaster, type Postmaster } from './postmaster.ts'

export interface Embedded {
  /** Started by this process; false: it ran already. */
  readonly isOurs: boolean
  readonly pid: number
  /** How to reach a database of it as a role. */
  location(role: string, database: string): DatabaseLocation
  hasEnded(): boolean
  /**
   * Stops it, if this process started it, or `evenIfAdopted`. While another client is connected (a command, another server) it
   * continues, unless `evenIfUsed`.
   */
  stop(options?: { evenIfUsed?: boolean; evenIfAdopted?: boolean }): Promise<void>
}

export interface LaunchSettings {
  /** For tests: nothing survives a power cut, and all is quicker. */
  readonly isThrowaway?: boolean
  /** More settings of PostgreSQL; one that runs already keeps those that it was started with. */
  readonly more?: Readonly<Record<string, string>> | undefined
}

/** A recovery after a crash may take its time; a lock left by a killed process is gone within seconds. */
const longestStart = 120_000
const longestLock = 15_000

const settingsOf = (socket: string, { isThrowaway = false, more }: LaunchSettings): string[] =>
  Object.entries({
    listen_addresses: '',
    // A list: quoted, it is one folder, whatever its name.
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: '5432',
    // Some twenty for each serving process (several.ts), and some for commands.
    max_connections: isThrowaway ? '300' : '400',
    shared_buffers: isThrowaway ? '64MB' : '128MB',
    // Few processes and little memory beside Node; a crash is recovered within seconds.
    io_method: 'sync',
    checkpoint_timeout: '5min',
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...(isThrowaway && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
    ...more,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const locationOf = ({ host, port }: Postmaster, user: string, database: string): DatabaseLocation => ({ host, port, user, database })

/** Whether it answers; not yet while it starts, recovers or stops. */
function answers(postmaster: Postmaster): Promise<boolean> {
  return withClient(locationOf(postmaster, superuser, 'postgres'), async () => true).catch(() => false)
}

/** Starts the embedded PostgreSQL of DATA_DIR, or adopts the one that runs there already. */
export async function launch(dataDir: string, settings: LaunchSettings = {}): Promise<Embedded> {
  const root = path.resolve(dataDir)
  const folder = clusterOf(root)
  makeCluster(root)
  const began = Date.now()
  let child: ChildProcess | undefined
  let logFrom = 0
  for (;;) {
    const postmaster = readPostmaster(folder)
    if (postmaster && isAlive(postmaster.pid)) {
      if (!isPostgresOf(folder, postmaster)) disown(folder, postmaster.pid)
      else if (await answers(postmaster)) return embedded(postmaster, child?.pid === postmaster.pid ? child : undefined)
    } else if (!child) {
      logFrom = trimmedLog(root)
      child = spawnPostgres(root, settings)
    }
    if (child && hasEnded(child)) {
      const said = existsSync(logOf(root)) ? readFileSync(logOf(root), 'utf8').slice(logFrom) : ''
      const isLocked = /lock file|shared memory block|Is another/.test(said)
      if (!isLocked || Date.now() - began > longestLock) {
        throw new Error(`La base de données de ${root} ne démarre pas (journal : ${logOf(root)}) :\n${tail(said)}`)
      }
      child = undefined
    }
    if (Date.now() - began > longestStart) throw new Error(`La base de données de ${root} ne répond pas (journal : ${logOf(root)}).`)
    await wait(child ? 20 : 100)
  }
}

const logOf = (root: string): string => path.join(root, 'postgres.log')
const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Empties a log grown beyond 5 MB; answers its length. */
function trimmedLog(root: string): number {
  if (!existsSync(logOf(root))) return 0
  if (statSync(logOf(root)).size > 5_000_000) truncateSync(logOf(root))
  return statSync(logOf(root)).size
}

/**
 * What a statement has taken of memory is kept for the next one, a few megabytes of it: glibc gives back what is beyond an eighth of one,
 * and asks for it again page by page. Other C libraries ignore it.
 */
const keepsMemory = { MALLOC_TRIM_THRESHOLD_: '4194304', MALLOC_MMAP_THRESHOLD_: '4194304', MALLOC_TOP_PAD_: '262144' }

/** Detached: Ctrl+C in the terminal is for Node, which then stops it in order. */
function spawnPostgres(root: string, own: LaunchSettings): ChildProcess {
  const settings = settingsOf(socketFolder(root), own)
  const { command, args, uid, gid } = asPlainUser(findBinaries().postgres, ['-D', clusterOf(root), ...settings])
  const log = openSync(logOf(root), 'a', 0o600)
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...keepsMemory }
  const child = spawn(command, args, { detached: true, stdio: ['ignore', log, log], cwd: os.tmpdir(), env, uid, gid })
  closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child
}

function embedded(postmaster: Postmaster, child: ChildProcess | undefined): Embedded {
  const { pid } = postmaster
  const isGone = () => (child ? hasEnded(child) : !isAlive(pid) || !isPostgres(pid))
  return {
    isOurs: child !== undefined,
    pid,
    location: (role, database) => locationOf(postmaster, role, database),
    hasEnded: isGone,
    async stop({ evenIfUsed = false, evenIfAdopted = false } = {}) {
      if ((!child && !evenIfAdopted) || isGone()) return
      if (!evenIfUsed && (await isUsed(postmaster))) return
      await stopPostmaster(pid, isGone)
    },
  }
}

/** Ends a PostgreSQL: fast, that is, clients are sent away and all is written; after 30 s at once. */
export async function stopPostmaster(pid: number, isGone: () => boolean = () => !isAlive(pid)): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const until = Date.now() + patience; Date.now() < until; await wait(20)) if (isGone()) return
  }
}

/** Whether another client is connected. Our own pools have just closed: their last connections get a moment to end. */
function isUsed(postmaster: Postmaster): Promise<boolean> {
  // Two servers that stop at once do not take each other's question for a use.
  const asks = 'vigie stop'
  const looked = async (client: pg.Client) => {
    for (let attempt = 0; ; attempt++) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
        [asks],
      )
      if (!rowCount) return false
      if (attempt === 5) return true
      await wait(100)
    }
  }
  return withClient(locationOf(postmaster, superuser, 'postgres'), looked, asks).catch(() => false)
}
