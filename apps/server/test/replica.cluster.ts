import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { launch, type Embedded } from '../src/platform/postgres/launcher.ts'
import { withClient } from '../src/platform/postgres/pool.ts'
import { openReplica, type ReplicaPool, type ReplicaSettings } from '../src/platform/postgres/replica/replica.ts'
import { copyAsStandby, following, urlOn } from '../src/platform/postgres/replica/standby.testing.ts'
import { makeRolesAndDatabase, roles } from '../src/platform/postgres/roles.ts'
import { childrenOf } from './children.ts'
import { dataRoot } from './data-root.ts'
import { removeData, sweep } from './leftovers.ts'

/** A real standby, and what may happen to it. */
interface Standby {
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

const prefix = 'vigie-pair-'
const folder = () => mkdtempSync(path.join(dataRoot, `${prefix}${process.pid}-`))

/** A primary and its standby, started from a copy of its folder. */
export async function startPair(): Promise<Pair> {
  // What runs that were killed have left running.
  await sweep(prefix, removeData)
  const [first, second] = [folder(), folder()]
  const empty = await launch(first, { isThrowaway: true })
  await makeRolesAndDatabase(empty.location('postgres', 'postgres'))
  await empty.stop({ evenIfUsed: true })
  copyAsStandby(first, second)
  const primary = await launch(first, { isThrowaway: true, more: durable })
  const standby = await standbyOf(second, following(primary))
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

/** What the replica answers: asked again where it was left to the primary, as happens on a busy machine. */
export async function byReplica<T>(replica: ReplicaPool, work: () => Promise<T>): Promise<T> {
  for (;;) {
    await whenServing(replica)
    const { answered } = replica.figures()
    const result = await work()
    if (replica.figures().answered > answered) return result
  }
}

async function standbyOf(dataDir: string, more: Readonly<Record<string, string>>): Promise<Standby> {
  let running = await launch(dataDir, { isThrowaway: true, more })
  const place = () => running.location('postgres', 'postgres')
  const ask = <T>(sql: string) => withClient(place(), async (client) => (await client.query<{ it: T }>(sql)).rows[0]!.it)
  const until = async (sql: string) => {
    while (!(await ask<boolean>(sql))) await wait(5)
  }
  const signal = (name: NodeJS.Signals) => {
    for (const pid of running.hasEnded() ? [] : [...childrenOf(running.pid), running.pid]) {
      try {
        process.kill(pid, name)
      } catch {
        // A connection's process ends when it likes.
      }
    }
  }
  return {
    url: (role, database) => urlOn(running, role, database),
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
