import { mkdtempSync, openSync, readFileSync, closeSync, rmSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { readConfig } from '../apps/server/src/config.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { launch } from '../apps/server/src/platform/postgres/launcher.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import { secretKeyOf } from '../apps/server/src/secret-key.ts'
import { secretsOf } from '../apps/server/src/secrets.ts'
import { dataRoot } from '../apps/server/test/data-root.ts'
import { rowsOf } from '../apps/server/test/rows.ts'
import { startServerProcess, type ServerProcess } from '../bench/process.ts'
import { freePort } from '../e2e/kit/company/installation.ts'
import { killEachOther, postgresOf, type Killing } from './kills.ts'
import { makePeople, type NewDevice } from './people.ts'

export interface Ground {
  readonly dataDir: string
  readonly port: number
  readonly devices: readonly NewDevice[]
  /** Kills, and starts again what does not start by itself. */
  kill(what: Killing): Promise<void>
  /** Rows, by the superuser; the database must be up. */
  readonly read: <T extends object>(sql: string) => Promise<T[]>
  /** What the server's log says of faults that were not foreseen. */
  unforeseen(): string[]
  close(): Promise<void>
}

export interface GroundSettings {
  readonly phones: number
  readonly tablets: number
  /** Services of each device: an arrival and a departure each. */
  readonly shifts: number
  /** What PostgreSQL answers before it lies on the disk: the control run. */
  readonly isCareless: boolean
}

/** What the server is told of a database that was killed, and logs: it has answered that it cannot for the moment (`isAway`). */
const ofKilled =
  /^(Connection terminated|read ECONNRESET|write E(PIPE|CONNRESET)|connect E|the database system is |terminating connection |timeout exceeded when trying to connect)/

/** Somebody who asks for a whole city is not what is tried here. */
const env = { CALL_BUDGET: '100000' }

/** Commits are answered before they are written, and written two seconds later at the latest (by itself it is a fifth of one). */
async function makeCareless(pool: pg.Pool): Promise<void> {
  await pool.query('alter role vigie_app set synchronous_commit = off')
  await pool.query(`alter system set wal_writer_delay = '2s'`)
}

/** A server as a customer starts it, with its own PostgreSQL, and devices that are at work. */
export async function openGround(settings: GroundSettings): Promise<Ground> {
  const dataDir = mkdtempSync(path.join(dataRoot, `vigie-faults-${process.pid}-`))
  const logFile = path.join(dataDir, 'log')
  const log = openSync(logFile, 'a')
  const port = await freePort()
  const start = () => startServerProcess({ dataDir, port, env, log })
  let server: ServerProcess = await start()
  const asSuperuser = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const running = await launch(dataDir)
    const pool = openPool(running.location('postgres', 'vigie'), { max: 4, statementTimeout: 0 })
    try {
      return await work(pool)
    } finally {
      await pool.end()
    }
  }
  const secrets = secretsOf(secretKeyOf(readConfig({ DATA_DIR: dataDir })))
  const devices = await asSuperuser(async (pool) => {
    if (settings.isCareless) await makeCareless(pool)
    return makePeople(rowsOf(pool, systemClock, secrets), pool, settings)
  })
  // Sessions of the role begin with its settings: those that are open do not know of them.
  await server.stop()
  server = await start()
  return {
    dataDir,
    port,
    devices,
    async kill(what) {
      await killEachOther(what, server, postgresOf(dataDir))
      if (what !== 'backend') server = await start()
    },
    read: (sql) => asSuperuser(async (pool) => (await pool.query(sql)).rows),
    unforeseen: () => {
      const lines = readFileSync(logFile, 'utf8').split('\n')
      const messages = lines.flatMap((line) => /"err":\{.*?"message":"([^"]{0,200})/.exec(line)?.[1] ?? [])
      return [...new Set(messages)].filter((message) => !ofKilled.test(message))
    },
    async close() {
      await server.stop()
      closeSync(log)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
