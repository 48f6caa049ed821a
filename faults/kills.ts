import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterOf } from '../apps/server/src/platform/postgres/cluster.ts'
import { readPostmaster } from '../apps/server/src/platform/postgres/postmaster.ts'
import { childrenOf } from '../apps/server/test/children.ts'
import type { ServerProcess } from '../bench/process.ts'

/**
 * server: one server's process alone, which somebody starts again · whole: those of all servers and of PostgreSQL in the same moment, as
 * where the power goes · database: all of PostgreSQL's, which a server starts again · postmaster: the first of PostgreSQL's alone, which the others notice and
 * end · backend: one process of PostgreSQL, which then sends away everybody and recovers by itself.
 */
export type Killing = 'server' | 'whole' | 'database' | 'postmaster' | 'backend'

/** What befalls servers and database in a trial. disk: for some seconds theirs has no room. */
export type Blow = Killing | 'disk'

/** PostgreSQL's processes, the first of them the postmaster. */
export function postgresOf(dataDir: string): readonly number[] {
  const postmaster = readPostmaster(clusterOf(dataDir))?.pid
  return postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)]
}

/** With signal 9: nothing has time to end well, and what only a process knew is gone. */
export async function killEachOther(what: Killing, servers: readonly ServerProcess[], postgres: readonly number[]): Promise<void> {
  if (what === 'backend') return killed(postgres.filter((pid) => isBackend(pid)).slice(0, 1))
  if (what === 'database') return killed(postgres)
  if (what === 'postmaster') return killed(postgres.slice(0, 1))
  const ended = servers.map((server) => server.stop('SIGKILL'))
  if (what === 'whole') killed(postgres)
  await Promise.all(ended)
}

/** Ends processes by signal 9. */
export function killed(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
}

/** Until processes that were killed have ended: what a busy machine has not let end still holds its files. */
export async function gone(pids: readonly number[]): Promise<void> {
  while (pids.some((pid) => commandOf(pid) !== '')) await wait(5)
}

/** One that serves the application: by the name that PostgreSQL gives its processes. */
const isBackend = (pid: number): boolean => commandOf(pid).includes('vigie_app')

/** What a process was started with; empty where it has just ended. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
