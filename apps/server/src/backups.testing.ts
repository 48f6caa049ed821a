import { execFile, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { clockingActions } from '../test/clocking.actions.ts'
import type { TestApp } from '../test/app.ts'
import { dataRoot } from '../test/data-root.ts'
import { fixtureOf } from '../test/fixture.ts'
import { removeData, sweep } from '../test/leftovers.ts'
import { processEnv } from '../test/process.env.ts'
import { rowsOf } from '../test/rows.ts'
import { httpTransport } from '../test/transports.ts'
import { readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import { superuserOf } from './platform/postgres/cluster.ts'
import { connect } from './platform/connect.ts'
import { openPool } from './platform/postgres/pool.ts'
import { secretKeyOf } from './secret-key.ts'
import { secretsOf } from './kit/secrets.ts'
import { startServer } from './server.ts'

interface Told {
  readonly level: 'warn' | 'error'
  readonly details: object
  readonly message: string
}

const prefix = 'vigie-backup-'

/**
 * Folders and whole installations of a file's tests: what it made ends and goes when its tests are over. Called by each file for itself, since
 * a worker reads this module once for all of them.
 */
export function installations() {
  const folders: string[] = []
  const open = new Set<() => Promise<void>>()
  beforeAll(() => sweep(prefix, removeData))
  afterAll(async () => {
    for (const close of open) await close()
    for (const folder of folders) await removeData(folder)
  })
  return {
    /** A folder for the data of one test. */
    ownFolder: (): string => {
      const made = mkdtempSync(path.join(dataRoot, `${prefix}${process.pid}-`))
      folders.push(made)
      return made
    },
    /** An installation that ends with the others, or before them. */
    openInstallation: async (dataDir: string, env: Readonly<Record<string, string>> = {}) => {
      const installation = await openOne(dataDir, env)
      const close = () => {
        open.delete(close)
        return installation.close()
      }
      open.add(close)
      return { ...installation, close }
    },
  }
}

/** A whole installation on a database of its own, with a company that clocks: what a backup is made of. */
async function openOne(dataDir: string, env: Readonly<Record<string, string>>) {
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DEMO: 'off', DATA_DIR: dataDir, CALL_BUDGET: '1000', ...env })
  const postgres = await connect(config)
  const superuser = openPool({ ...superuserOf(dataDir), database: 'vigie' }, { max: 2 })
  const told: Told[] = []
  const tell = (level: Told['level']) => (details: object, message: string) => void told.push({ level, details, message })
  const log: Log = { info: () => {}, warn: tell('warn'), error: tell('error') }
  const server = await startServer({ config, clock: systemClock, postgres, log, staleMilliseconds: 0, pollMilliseconds: 100 })
  const http = httpTransport(`http://127.0.0.1:${server.port}`)
  const rows = rowsOf(superuser, systemClock, secretsOf(secretKeyOf(config)))
  const fixture = await fixtureOf(rows)
  const app = { rows, http, clock: systemClock, database: { superuser } } as unknown as TestApp
  const actions = clockingActions(app, fixture)
  return {
    config,
    url: `http://127.0.0.1:${server.port}`,
    superuser,
    http,
    fixture,
    actions,
    told,
    /** One act more, by the agent's phone; answers once the server has. */
    async act(): Promise<void> {
      const { status, error } = await actions.byPhone(await actions.shift())
      if (status !== 200) throw new Error(`the act was answered with ${status}: ${JSON.stringify(error)}`)
    },
    count: () => countOf(superuser),
    async close(): Promise<void> {
      await server.close()
      await superuser.end()
      await postgres.close()
    },
  }
}

const countOf = async (pool: ReturnType<typeof openPool>): Promise<number> =>
  (await pool.query<{ n: number }>('select count(*)::int as n from clockings')).rows[0]!.n

/** The acts of a folder's database, which is started for it and stopped. */
export async function actsIn(dataDir: string): Promise<number> {
  const postgres = await connect({ dataDir })
  const superuser = openPool({ ...superuserOf(dataDir), database: 'vigie' }, { max: 1 })
  try {
    return await countOf(superuser)
  } finally {
    await superuser.end()
    await postgres.close()
  }
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command in a process of its own, as npm does. */
export function command(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  let child: ChildProcess | undefined
  const ended = new Promise<Ran>((resolve) => {
    const file = path.join(import.meta.dirname, 'commands', `${name}.ts`)
    const all = { ...processEnv, INIT_CWD: dataRoot, DEMO: 'off', ...env }
    child = execFile(process.execPath, [file, ...args], { env: all }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
  return { child: child!, ended }
}
