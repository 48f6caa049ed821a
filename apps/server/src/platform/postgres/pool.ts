import pg from 'pg'
import { types } from './parsers.ts'

/** Where a database is: an address with its user and password, or a folder that holds a socket. */
export type DatabaseLocation =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

export interface PoolSettings {
  /** Connections at most. */
  readonly max?: number
  /** A statement running longer is stopped, in milliseconds; 0 never stops one (migrations, imports of millions). */
  readonly statementTimeout?: number
  /** How long a connection may take to stand, in milliseconds. */
  readonly connectMilliseconds?: number
  /** Told of a connection lost while idle. The pool makes a new one by itself: nothing to do but to log. */
  readonly lost?: (error: Error) => void
}

/** Settings of pg for a pool or a single connection. */
export function connectionOf(location: DatabaseLocation, statementTimeout = 0): pg.ClientConfig {
  const where = 'url' in location ? { connectionString: location.url } : location
  return {
    ...where,
    types,
    application_name: 'vigie',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    // One zone and one spelling, so that parsers.ts may cut texts. Nothing is compiled: that would begin anew with each asking of a plan
    // that is kept, and a plan for whatever values is thought to be dear (decisions/04-database).
    options: '-c TimeZone=UTC -c DateStyle=ISO,YMD -c IntervalStyle=iso_8601 -c jit=off',
  }
}

/** Where a pool leads, for connections of another process. */
export function locationOf({ options }: pg.Pool): DatabaseLocation {
  const { connectionString, host = '', port = 5432, user = '', database = '' } = options
  return connectionString === undefined ? { host, port, user, database } : { url: connectionString }
}

/**
 * A pool of connections. Both the pool and each connection need a listener for their errors, or a restart of
 * PostgreSQL would end Node.
 */
export function openPool(
  location: DatabaseLocation,
  { max = 10, statementTimeout = 30_000, connectMilliseconds, lost = () => {} }: PoolSettings = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(location, statementTimeout),
    ...(connectMilliseconds !== undefined && { connectionTimeoutMillis: connectMilliseconds }),
    max,
    idleTimeoutMillis: 60_000,
    onConnect: (client) => void client.on('error', () => {}),
  })
  pool.on('error', lost)
  return pool
}

/** One connection; that it is lost while idle is known at its next statement. */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** One connection for one piece of work. `applicationName`: how it is called among the activities of PostgreSQL. */
export async function withClient<T>(
  location: DatabaseLocation,
  work: (client: pg.Client) => Promise<T>,
  applicationName?: string,
): Promise<T> {
  const client = await openClient({ ...connectionOf(location), ...(applicationName && { application_name: applicationName }) })
  try {
    return await work(client)
  } finally {
    // A line that is lost has ended, and what the work threw is not hidden by it.
    await client.end().catch(() => {})
  }
}
