import { Redis } from 'ioredis'
import type { RedisAddress } from './address.ts'

/** A connection to a Redis, which has answered once. It does not reconnect: its owner opens another one. */
export type Connection = Redis

/** Milliseconds in which Redis has to answer; one that hangs is taken for lost. */
export const patience = 5000

/** What comes of the work, or an error where that takes longer. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Opens a connection, and signs in. Throws where that does not come about in time; `lost` is called at most once, when it ends later. */
export async function connectTo(address: RedisAddress, lost: (error?: unknown) => void): Promise<Connection> {
  const { host, port, username, password, database, hasTls } = address
  const connection = new Redis({
    host,
    port,
    ...(hasTls && { tls: {} }),
    // Answers in their plainest form, which every Redis has.
    protocol: 2,
    lazyConnect: true,
    connectTimeout: patience,
    disableClientInfo: true,
    enableReadyCheck: false,
    // No offline queue and no resending: a command would come late, or twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: null,
  })
  let cause: unknown
  connection.on('error', (error) => (cause = error))
  connection.once('close', () => lost(cause))
  try {
    await inTime(connection.connect(), patience)
    if (password !== undefined)
      await inTime(username === undefined ? connection.auth(password) : connection.auth(username, password), patience)
    if (database !== 0) await inTime(connection.select(database), patience)
    return connection
  } catch (error) {
    connection.disconnect()
    throw cause ?? error
  }
}

/** Whether Redis rejects the credentials or the database: a retry cannot succeed. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && /^(NOAUTH|WRONGPASS|NOPERM|ERR (invalid DB|DB index|AUTH|Client sent AUTH))/.test(error.message)

/** An error as the log may have it: that of the library holds the command, with what was sent, be it a password. */
export function publicError(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall } = error as NodeJS.ErrnoException
  return Object.assign(new Error(error.message), { stack: '', ...(code && { code }), ...(syscall && { syscall }) })
}
