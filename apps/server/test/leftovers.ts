import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { clusterOf } from '../src/platform/postgres/cluster.ts'
import { stopPostmaster } from '../src/platform/postgres/launcher.ts'
import { isAlive, isPostgres, readPostmaster } from '../src/platform/postgres/postmaster.ts'
import { dataRoot } from './data-root.ts'

/** Stops the PostgreSQL of a data folder, if one runs, and removes the folder. */
export async function removeData(dataDir: string): Promise<void> {
  const postmaster = readPostmaster(clusterOf(dataDir))
  if (postmaster && isAlive(postmaster.pid) && isPostgres(postmaster.pid)) await stopPostmaster(postmaster.pid)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Removes the data folders that runs which were killed left behind: those whose name is the prefix and then the number of
 * a process that is gone.
 */
export async function sweep(prefix: string, remove: (folder: string) => void | Promise<void>): Promise<void> {
  for (const name of readdirSync(dataRoot).filter((one) => one.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (pid && !isAlive(pid)) await remove(path.join(dataRoot, name))
  }
}
