import pg from 'pg'
import type { Log } from '../log.ts'
import { connectionOf, type DatabaseLocation } from './pool.ts'

export interface ListenSettings {
  readonly location: DatabaseLocation
  /** By channel: what was told on it, in the order of the commits. */
  readonly channels: Readonly<Record<string, (told: string) => void>>
  /** The line stands anew: whatever was told meanwhile was not heard, so that everything may be out of date. */
  readonly resumed: () => void
  readonly log: Pick<Log, 'warn'>
}
export interface Listening {
  /** NOTIFY on a channel with payloads of at most 7999 bytes, together and in their order. Throws where the line does not stand. */
  notify(channel: string, payloads: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Each server has one connection of this name, on which it listens. */
const serverName = 'vigie server'

/** How many servers hear this database, this one among them. */
export async function serversOn(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ servers: number }>(
    'select count(*) as servers from pg_stat_activity where application_name = $1 and datname = current_database()',
    [serverName],
  )
  return rows[0]!.servers
}

/** Milliseconds before a lost line is tried again: at once for a restart, then less and less often. */
const firstDelay = 100
const longestDelay = 10_000
/** A line that says nothing may be dead: it is asked this often, and has so long to answer. */
const pulseMilliseconds = 20_000

/**
 * Hears NOTIFY, and sends it, on a connection of its own, for as long as the process lives. Answers when the first try is over, whether
 * or not it stands: what is lost comes back by itself, an outage is logged once, and `resumed` says that something may
 * have gone unheard. A pooler that shares connections between transactions lets nobody listen: it needs a direct address.
 */
export async function listenTo({ location, channels, resumed, log }: ListenSettings): Promise<Listening> {
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
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    try {
      await next.connect()
      // What is sent is of this moment: nobody waits until it lies on the disk.
      await next.query('set synchronous_commit = off')
      const names = Object.keys(channels)
      await next.query(names.map((name) => `listen ${pg.escapeIdentifier(name)}`).join('; '))
    } catch (error) {
      return lose(next, error)
    }
    if (isClosed) return void next.end().catch(() => {})
    delay = firstDelay
    if (isLost) resumed()
    isLost = false
  }
  const pulse = setInterval(() => {
    const asked = client
    if (asked && !isLost) asked.query('select').catch((error: unknown) => lose(asked, error))
  }, pulseMilliseconds).unref()

  await open()
  return {
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
    async close() {
      isClosed = true
      clearInterval(pulse)
      clearTimeout(waiting)
      await client?.end().catch(() => {})
    },
  }
}
