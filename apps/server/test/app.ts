import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@vigie/contract/gather/calls.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { readInstant, type Instant } from '@vigie/contract/kit/time.ts'
import { afterAll } from 'vitest'
import { readConfig } from '../src/config.ts'
import { fixedClock } from '../src/platform/clock.ts'
import type { Log } from '../src/platform/log.ts'
import { openDatabase } from '../src/platform/postgres/db.ts'
import { testDatabase, testDataVariable, type TestDatabase } from '../src/platform/postgres/testing.ts'
import { secretsOf } from '../src/kit/secrets.ts'
import { startServer, type RunningServer } from '../src/server.ts'
import { localInspectionPool } from './inspection-pool.ts'
import { httpTransport, openSocket, type Ask, type OpenSocket, type SocketHandshake } from './transports.ts'
import type { Pair } from './replica.cluster.ts'
import { rowsOf, type Rows } from './rows.ts'

export const appCredentials = { user: 'vigie-app', password: 'the-app-itself' }
const secretKey = 'a secret key of thirty-two characters and more'

export interface TestApp {
  readonly database: TestDatabase
  readonly clock: ReturnType<typeof fixedClock>
  readonly server: RunningServer
  readonly url: string
  /** What the server did not foresee: a test that wants a clean run looks here. */
  readonly faults: string[]
  /** What it warned of. */
  readonly warnings: object[]
  /** Where its keys lie, and its logs of roots. */
  readonly dataDir: string
  readonly proofDir: string
  readonly rows: Rows
  readonly http: Ask
  /** Opens a socket; all are closed with the app. */
  socket(handshake: SocketHandshake): Promise<OpenSocket>
  /** When all that the server does after its answers is done. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface TestAppSettings {
  readonly now?: string
  readonly env?: Readonly<Record<string, string>>
  readonly connections?: number
  /** 0: what a test changes by SQL is seen at once. */
  readonly staleMilliseconds?: number
  /** Another process of the same installation: it shares database and clock. */
  readonly beside?: TestApp
  /** A PostgreSQL with a standby, which answers what is only read. */
  readonly on?: Pair
  /** Runs the queue's jobs; without, what is enqueued waits. */
  readonly runsQueue?: boolean
}

/** The time of an ISO text, for tests. */
export const at = (text: string): Instant => {
  const instant = readInstant(text)
  if (!instant) throw new Error(`${text} is no instant`)
  return instant
}

const wordOf = (details: object): string => {
  const { err, call } = details as { err?: unknown; call?: string }
  return `${call ?? 'http'}: ${err instanceof Error ? err.message : JSON.stringify(details)}`
}

/** A Monday in October 2026, at 10h in Paris. */
export const usualNow = '2026-10-12T08:00:00Z'

/** The app of a test file, by `const app = await openTestApp()` at its top: it is closed after the file's tests. */
export async function openTestApp(settings?: TestAppSettings): Promise<TestApp> {
  const app = await startTestApp(settings)
  afterAll(() => app.close())
  return app
}

/** A whole server on an empty database, with a fixed clock; whoever starts it closes it. */
export async function startTestApp({
  now = usualNow,
  env = {},
  connections = 10,
  staleMilliseconds = 0,
  beside,
  on,
  runsQueue = false,
}: TestAppSettings = {}): Promise<TestApp> {
  const database = beside?.database ?? (await testDatabase({ max: connections, on }))
  const clock = beside?.clock ?? fixedClock(at(now))
  const faults: string[] = []
  const warnings: object[] = []
  const log: Log = { info: () => {}, warn: (details) => void warnings.push(details), error: (details) => void faults.push(wordOf(details)) }
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    SECRET_KEY: secretKey,
    // Gone with the run.
    DATA_DIR: path.join(process.env[testDataVariable]!, 'vigie'),
    // Of each database its own: companies of different ones bear the same codes.
    PROOF_DIR: beside?.proofDir ?? mkdtempSync(path.join(process.env[testDataVariable]!, 'proof-')),
    // Tests ask more in a second than people do in an hour; those of the budgets set their own.
    CALL_BUDGET: '1000',
    APP_USER: appCredentials.user,
    APP_PASSWORD: appCredentials.password,
    ...env,
  })
  const server = await startServer({
    config,
    clock,
    log,
    postgres: { ...postgresOf(database, beside), jobs: runsQueue ? database.jobs : undefined },
    staleMilliseconds,
    idleMilliseconds: 50,
    pollMilliseconds: 100,
    lookersOf: localInspectionPool,
  })
  const url = `http://127.0.0.1:${server.port}`
  const sockets: OpenSocket[] = []
  return {
    database,
    clock,
    server,
    url,
    faults,
    warnings,
    dataDir: config.dataDir,
    proofDir: config.proofDir,
    rows: rowsOf(database.superuser, clock, secretsOf(secretKey)),
    http: httpTransport(url),
    async socket(handshake) {
      const socket = await openSocket(url, handshake)
      sockets.push(socket)
      return socket
    },
    settled: () => server.settled(),
    async close() {
      for (const socket of sockets) socket.close()
      await server.close()
      if (!beside) await database.close()
    },
  }
}

/** Beside another, a process without a replica. */
const postgresOf = (database: TestDatabase, beside: TestApp | undefined) =>
  beside
    ? { database: openDatabase(database.appPool), pool: database.appPool }
    : { database, pool: database.appPool, replica: database.replica }

/** Calls that are asked over both transports in `npm test`: one in twenty. The others take HTTP, unless the run is long. */
const asksBoth = new Set(calls.filter((_, at) => at % 20 === 0))

/** The transports of a matrix over all calls: one pipeline serves both, which a sample of calls and the long run show. */
export const transportsFor = (call: Call, transports: readonly (readonly [name: string, ask: Ask])[]) =>
  size(asksBoth.has(call), true) ? transports : transports.slice(0, 1)

/** How a call may be made, by name: over HTTP, and over a socket of nobody's. */
export async function transportsOf(app: TestApp, code: string): Promise<readonly (readonly [name: string, ask: Ask])[]> {
  const socket = await app.socket({ code })
  return [
    ['http', app.http],
    ['socket', socket.ask],
  ]
}
