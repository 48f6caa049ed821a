import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { foreignUser } from '../src/platform/postgres/binaries.ts'
import { clusterOf } from '../src/platform/postgres/cluster.ts'
import { launch, type Embedded } from '../src/platform/postgres/launcher.ts'
import { withClient } from '../src/platform/postgres/pool.ts'
import { openReplica, type ReplicaPool, type ReplicaSettings } from '../src/platform/postgres/replica/replica.ts'
import { makeRolesAndDatabase, roles } from '../src/platform/postgres/roles.ts'
import { childrenOf } from './children.ts'
import { dataRoot } from './data-root.ts'
import { removeData } from './leftovers.ts'

/** A real standby, and what may happen to it. */
export interface Standby {
  /** The database of that name on it, as a role, as DATABASE_REPLICA_URL is written. */
  url(role: string, database: string): string
  /** It receives, and applies nothing. Answers when it does not. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** All its processes stand still, as on a machine that hangs. */
  stopProcesses(): void
  continueProcesses(): void
  kill(): Promise<void>
  start(): Promise<void>
  promote(): Promise<void>
}
export interface Pair {
  readonly primary: Embedded
  readonly standby: Standby
  /** A replica's pool for a database of the pair; answers when the standby serves it. */
  openReplica(primary: pg.Pool, database: string, settings?: Partial<ReplicaSettings>): Promise<ReplicaPool>
  close(): Promise<void>
}

/** What is committed lies on the disk, as on a customer's; a test's own cluster would not wait for it. */
const durable = { synchronous_commit: 'on' }

/** A primary and its standby, started from a copy of its folder. */
export async function startPair(): Promise<Pair> {
  const [first, second] = ['primary', 'standby'].map((name) => mkdtempSync(path.join(dataRoot, `vigie-${name}-`))) as [string, string]
  const empty = await launch(first, { isThrowaway: true })
  await makeRolesAndDatabase(empty.location('postgres', 'postgres'))
  await empty.stop({ evenIfUsed: true })
  cpSync(clusterOf(first), clusterOf(second), { recursive: true, preserveTimestamps: true })
  writeFileSync(path.join(clusterOf(second), 'standby.signal'), '')
  own(second)
  const primary = await launch(first, { isThrowaway: true, more: durable })
  const { host, port } = primary.location('postgres', 'postgres') as { host: string; port: number }
  const more = {
    primary_conninfo: `host=${host} port=${port} user=postgres`,
    wal_receiver_status_interval: '1s',
    wal_retrieve_retry_interval: '100ms',
  }
  const standby = await standbyOf(second, more)
  return {
    primary,
    standby,
    async openReplica(primary, database, settings = {}) {
      const replica = await openReplica(primary, { url: standby.url(roles.app, database), log: { warn() {} }, ...settings })
      await whenServing(replica)
      return replica
    },
    async close() {
      standby.continueProcesses()
      await removeData(second)
      await removeData(first)
    },
  }
}

/** When the replica is asked. */
export async function whenServing(replica: ReplicaPool): Promise<void> {
  for (; replica.figures().out; await wait(5)) await replica.look()
}

/** PostgreSQL runs as a user of its own where the tests are root's. */
function own(folder: string): void {
  chmodSync(clusterOf(folder), 0o700)
  const user = foreignUser()
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, clusterOf(folder)])
}

async function standbyOf(dataDir: string, more: Readonly<Record<string, string>>): Promise<Standby> {
  let running = await launch(dataDir, { isThrowaway: true, more })
  const place = () => running.location('postgres', 'postgres')
  const ask = <T>(sql: string) => withClient(place(), async (client) => (await client.query<{ it: T }>(sql)).rows[0]!.it)
  const until = async (sql: string) => {
    while (!(await ask<boolean>(sql))) await wait(5)
  }
  const signal = (name: NodeJS.Signals) => {
    for (const pid of running.hasEnded() ? [] : [running.pid, ...childrenOf(running.pid)]) process.kill(pid, name)
  }
  return {
    url(role, database) {
      const { host, port } = place() as { host: string; port: number }
      return `postgresql://${role}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    },
    async pause() {
      await ask('select pg_wal_replay_pause()::text as it')
      await until(`select pg_get_wal_replay_pause_state() = 'paused' as it`)
    },
    async resume() {
      await ask('select pg_wal_replay_resume()::text as it')
      await until(`select pg_get_wal_replay_pause_state() = 'not paused' as it`)
    },
    stopProcesses: () => signal('SIGSTOP'),
    continueProcesses: () => signal('SIGCONT'),
    async kill() {
      signal('SIGKILL')
      while (!running.hasEnded()) await wait(5)
    },
    async start() {
      running = await launch(dataDir, { isThrowaway: true, more })
    },
    async promote() {
      await until('select pg_promote() as it')
      await until('select not pg_is_in_recovery() as it')
    },
  }
}
