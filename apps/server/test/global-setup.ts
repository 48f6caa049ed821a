import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { clusterOf } from '../src/platform/postgres/cluster.ts'
import { stopPostmaster } from '../src/platform/postgres/launcher.ts'
import { isAlive, isPostgres, readPostmaster } from '../src/platform/postgres/postmaster.ts'
import { testDataVariable } from '../src/platform/postgres/testing.ts'

const prefix = 'vigie-test-'

/** Stops the PostgreSQL of a run, if one was started, and removes its files. */
async function remove(dataDir: string): Promise<void> {
  const postmaster = readPostmaster(clusterOf(dataDir))
  if (postmaster && isAlive(postmaster.pid) && isPostgres(postmaster.pid)) await stopPostmaster(postmaster.pid)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** What runs that were killed left behind; a folder's name holds the number of its process. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(os.tmpdir()).filter((one) => one.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (pid && !isAlive(pid)) await remove(path.join(os.tmpdir(), name))
  }
}

/**
 * One PostgreSQL for the whole run, under the temporary files. It is not started here but by the first test that asks
 * for a database (testing.ts), so that tests of rules alone wait for nothing.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Set already: vitest's projects share one.
  if (process.env[testDataVariable]) return async () => {}
  await sweep()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
  process.env[testDataVariable] = dataDir
  return async () => {
    delete process.env[testDataVariable]
    await remove(dataDir)
  }
}
