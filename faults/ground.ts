import { mkdtempSync, openSync, readFileSync, closeSync, rmSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { readConfig } from '../apps/server/src/config.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { launch, stopPostmaster } from '../apps/server/src/platform/postgres/launcher.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import { secretKeyOf } from '../apps/server/src/secret-key.ts'
import { secretsOf } from '../apps/server/src/kit/secrets.ts'
import { dataRoot } from '../apps/server/test/data-root.ts'
import { rowsOf } from '../apps/server/test/rows.ts'
import { startServerProcess, type ServerProcess } from '../bench/process.ts'
import { freePort } from '../apps/server/test/free-port.ts'
import { openDisk } from './disk.ts'
import type { Endings } from './endings.ts'
import { killEachOther, postgresOf, type Blow } from './kills.ts'
import { makePeople, type NewDevice, type People, type PeopleSettings } from './people.ts'

export interface Ground {
  readonly dataDir: string
  /** One of each server. */
  readonly ports: readonly number[]
  readonly devices: readonly NewDevice[]
  /** Lines that were recorded before the trial. */
  readonly former: ReadonlySet<string>
  /** Whether its disk is one of its own, which may be filled. */
  readonly canFill: boolean
  /** Kills, and starts again what does not start by itself; or leaves the disk without room for some seconds. */
  strike(what: Blow): Promise<void>
  /** Rows, by the superuser; the database must be up. */
  readonly read: <T extends object>(sql: string) => Promise<T[]>
  /** What the server's log says of faults that were not foreseen. */
  unforeseen(): string[]
}

export interface GroundSettings extends PeopleSettings {
  /** So many serve the same database, each as a process of its own. */
  readonly servers: number
  /** What PostgreSQL answers before it lies on the disk: the control run. */
  readonly isCareless: boolean
}

/** What the server is told, by PostgreSQL or by the system, where a disk has no room. */
const ofFull = /"code":"(53100|ENOSPC)"/

/** What the server is told of a database that was killed, and logs: it has answered that it cannot for the moment (`isAway`). */
const ofKilled =
  /^(Connection terminated|read ECONNRESET|write E(PIPE|CONNRESET)|connect E|the database system is |terminating connection |timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Somebody who asks for a whole city is not what is tried here. */
const env = { CALL_BUDGET: '100000' }

/** Commits are answered before they are written, and written ten seconds later at the latest (by itself it is a fifth of one). */
async function makeCareless(pool: pg.Pool): Promise<void> {
  await pool.query('alter role vigie_app set synchronous_commit = off')
  await pool.query(`alter system set wal_writer_delay = '10s'`)
  await pool.query(`alter system set wal_writer_flush_after = '1GB'`)
  await pool.query('select pg_reload_conf()')
}

/** Records the arrivals of those whom a verification call waits for, as a manager does for whoever has forgotten it. */
async function recordFormer(port: number, { formerly: { managerToken, company, arrivals } }: People): Promise<void> {
  for (const { clockingUuid, shiftId, reasonId, arrivedAt } of arrivals) {
    const said = { clocking_uuid: clockingUuid, vacation_id: shiftId, isPds: true, is_forced: true, arrived_at: arrivedAt }
    const answer = await fetch(`http://127.0.0.1:${port}/api/services`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${managerToken}`, 'x-client-code': company, 'content-type': 'application/json' },
      body: JSON.stringify({ ...said, clocking_anomaly_reason_id: reasonId }),
    })
    if (!answer.ok) throw new Error(`an arrival before the trial: ${answer.status} ${await answer.text()}`)
  }
}

/** Servers as a customer starts them, with a PostgreSQL of their own, and devices that are at work. */
export async function openGround(settings: GroundSettings, endings: Endings): Promise<Ground> {
  const folder = mkdtempSync(path.join(dataRoot, `vigie-faults-${process.pid}-`))
  endings.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const disk = openDisk(path.join(folder, 'disk'), endings)
  const dataDir = disk.folder
  const logFile = path.join(folder, 'log')
  const log = openSync(logFile, 'a')
  endings.add(() => closeSync(log))
  // A server that has found it running leaves it running.
  endings.add(async () => {
    const [postmaster] = postgresOf(dataDir)
    if (postmaster !== undefined) await stopPostmaster(postmaster)
  })
  const ports: number[] = []
  for (let at = 0; at < settings.servers; at++) ports.push(await freePort())
  let isEnding = false
  const starting = new Map<number, Promise<ServerProcess>>()
  const start = (port: number) => {
    const server = startServerProcess({ dataDir, port, env, log })
    starting.set(port, server)
    return server
  }
  endings.add(async () => {
    isEnding = true
    for (const last of starting.values()) await last.then((server) => server.stop()).catch(() => undefined)
  })
  const servers: ServerProcess[] = []
  /** One after the other: the first one starts PostgreSQL. */
  const startAll = async () => {
    for (const [at, port] of ports.entries()) if (!isEnding) servers[at] = await start(port)
  }
  await startAll()
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
  const people = await asSuperuser((pool) => makePeople(rowsOf(pool, systemClock, secrets), pool, secrets, settings))
  await recordFormer(ports[0]!, people)
  if (settings.isCareless) await asSuperuser(makeCareless)
  // Sessions of the role begin with its settings: those that are open do not know of them.
  for (const server of servers) await server.stop()
  await startAll()
  let killings = 0
  return {
    dataDir,
    ports,
    devices: people.devices,
    former: new Set(people.formerly.arrivals.map(({ clockingUuid }) => clockingUuid)),
    canFill: disk.fill !== null,
    async strike(what) {
      if (isEnding) return
      if (what === 'disk') return disk.fill?.()
      // In turn, where one of them alone is killed: the others serve on.
      const at = killings++ % servers.length
      await killEachOther(what, what === 'server' ? [servers[at]!] : servers, postgresOf(dataDir))
      if (what === 'whole') await startAll()
      else if (what === 'server' && !isEnding) servers[at] = await start(ports[at]!)
    },
    read: (sql) => asSuperuser(async (pool) => (await pool.query(sql)).rows),
    unforeseen: () => {
      const lines = readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => !ofFull.test(line))
      const messages = lines.flatMap((line) => /"err":\{.*?"message":"([^"]{0,200})/.exec(line)?.[1] ?? [])
      return [...new Set(messages)].filter((message) => !ofKilled.test(message))
    },
  }
}
