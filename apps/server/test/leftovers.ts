import { readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { clusterOf } from '../src/platform/postgres/cluster.ts'
import { stopPostmaster } from '../src/platform/postgres/launcher.ts'
import { isAlive, isPostgres, readPostmaster } from '../src/platform/postgres/postmaster.ts'

/** Stops the PostgreSQL of a data folder, if one runs, and removes the folder. */
export async function removeData(dataDir: string): Promise<void> {
  const postmaster = readPostmaster(clusterOf(dataDir))
  if (postmaster && isAlive(postmaster.pid) && isPostgres(postmaster.pid)) await stopPostmaster(postmaster.pid)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** Bytes: more than the data folders of a run take together. */
const room = 4 * 2 ** 30

/** Bytes that are free in a folder; none where there is no such folder. */
function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Where tests lay their data folders: in memory where there is room, so that no test waits for a disk; else on the disk. */
export const dataRoot = (): string => (freeIn(memory) > room ? memory : os.tmpdir())

/**
 * Removes the data folders that runs which were killed left behind: those whose name is the prefix and then the number of
 * a process that is gone.
 */
export async function sweep(prefix: string, remove: (folder: string) => void | Promise<void>): Promise<void> {
  const root = dataRoot()
  for (const name of readdirSync(root).filter((one) => one.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (pid && !isAlive(pid)) await remove(path.join(root, name))
  }
}
