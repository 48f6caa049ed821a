import pg from 'pg'
import type { Carrier, Subscriber } from '../carrier.ts'
import type { Log } from '../log.ts'
import { connectionOf, type DatabaseLocation } from './pool.ts'

export interface ListenSettings {
  readonly location: DatabaseLocation
  readonly log: Pick<Log, 'warn'>
}
export interface Listening {
  /**
   * LISTEN on a channel, by one subscriber: what is notified on it, in the order of the commits. After an outage the connection is restored;
   * notifications sent meanwhile are lost.
   */
  subscribe(channel: string, subscriber: Subscriber): Promise<void>
  /** NOTIFY on a channel with payloads of at most 7999 bytes, together and in their order. Throws without a connection. */
  notify(channel: string, payloads: readonly string[]): Promise<void>
  /** Whether the connection is open. */
  isConnected(): boolean
  close(): Promise<void>
}

/** Each server has one connection of this name, on which it listens. */
const serverName = 'vigie server'

/** How many servers listen on this database, including this one. */
export async function serversOn(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ servers: number }>(
    'select count(*) as servers from pg_stat_activity where application_name = $1 and datname = current_database()',
    [serverName],
  )
  return rows[0]!.servers
}

/** Milliseconds before a reconnect: at once after a restart, then less and less often. */
const firstDelay = 100
const longestDelay = 10_000
/** A silent connection may be dead: interval and timeout of its heartbeat. */
const pulseMilliseconds = 20_000

/**
 * Receives and sends NOTIFY on its own connection, for as long as the process lives. Resolves after the first attempt, connected or
 * not: it reconnects by itself, logs an outage once, and notifies each subscriber that events may be missing.
 * PgBouncer's transaction mode is unsupported (LISTEN needs a session).
 */
export async function listenTo({ location, log }: ListenSettings): Promise<Listening> {
  const subscribers = new Map<string, Subscriber>()
  let client: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  let isClosed = false
  let isLost = false
  let delay = firstDelay

  const lose = (of: pg.Client, error?: unknown): void => {
    if (client !== of) return
    client = undefined
    of.end().catch(() => {})
    if (isClosed) return
    if (!isLost) log.warn({ err: error }, 'other servers are not heard: the database is asked again')
    isLost = true
    waiting = setTimeout(() => void open(), delay).unref()
    delay = Math.min(delay * 2, longestDelay)
  }
  const open = async (): Promise<void> => {
    const next = new pg.Client({
      ...connectionOf(location, pulseMilliseconds / 2),
      application_name: serverName,
      query_timeout: pulseMilliseconds / 2,
    })
    client = next
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload }) => subscribers.get(channel)?.receive(payload ?? ''))
    try {
      await next.connect()
      // Notifications need no durability: the commit does not wait for the disk.
      await next.query('set synchronous_commit = off')
      for (const channel of subscribers.keys()) await next.query(listenOn(channel))
    } catch (error) {
      return lose(next, error)
    }
    if (isClosed) return void next.end().catch(() => {})
    delay = firstDelay
    const wasLost = isLost
    isLost = false
    if (wasLost) for (const subscriber of subscribers.values()) subscriber.resumed()
  }
  const pulse = setInterval(() => {
    const asked = client
    if (asked && !isLost) asked.query('select').catch((error: unknown) => lose(asked, error))
  }, pulseMilliseconds).unref()

  await open()
  return {
    async subscribe(channel, subscriber) {
      subscribers.set(channel, subscriber)
      const line = client
      await line?.query(listenOn(channel)).catch((error: unknown) => lose(line, error))
    },
    async notify(channel, payloads) {
      const line = client
      if (!line || isLost) throw new Error('Connection terminated: nothing is sent')
      try {
        await line.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads])
      } catch (error) {
        lose(line, error)
        throw error
      }
    },
    isConnected: () => client !== undefined && !isLost,
    async close() {
      isClosed = true
      clearInterval(pulse)
      clearTimeout(waiting)
      await client?.end().catch(() => {})
    },
  }
}

const listenOn = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`

/** Carries by NOTIFY between the servers of a database, on the line on which they listen already. */
export const postgresCarrier = (listening: Listening): Carrier => ({
  name: 'postgresql',
  subscribe: (subscriber) => listening.subscribe('events', subscriber),
  publish: (texts) => listening.notify('events', texts),
  isConnected: () => listening.isConnected(),
  close: async () => {},
})
