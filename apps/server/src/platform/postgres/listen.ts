import pg from 'pg'
import type { Log } from '../log.ts'
import { connectionOf, type DatabaseLocation } from './pool.ts'

export interface ListenSettings {
  readonly location: DatabaseLocation
  readonly channel: string
  /** What was told on the channel, in the order of the commits. */
  readonly heard: (told: string) => void
  /** The line stands anew: whatever was told meanwhile was not heard, so that everything may be out of date. */
  readonly resumed: () => void
  readonly log: Pick<Log, 'warn'>
}
export interface Listening {
  close(): Promise<void>
}

/** Milliseconds before a lost line is tried again: at once for a restart, then less and less often. */
const firstDelay = 100
const longestDelay = 10_000
/** A line that says nothing may be dead: it is asked this often, and has so long to answer. */
const pulseMilliseconds = 20_000

/**
 * Hears NOTIFY on a connection of its own, for as long as the process lives. Answers when the first try is over, whether
 * or not it stands: what is lost comes back by itself, an outage is logged once, and `resumed` says that something may
 * have gone unheard. A pooler that shares connections between transactions lets nobody listen: it needs a direct address.
 */
export async function listenTo({ location, channel, heard, resumed, log }: ListenSettings): Promise<Listening> {
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
    if (!isLost) log.warn({ err: error }, 'changes of rights are not heard: the database is asked again')
    isLost = true
    waiting = setTimeout(() => void open(), delay).unref()
    delay = Math.min(delay * 2, longestDelay)
  }
  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...connectionOf(location, pulseMilliseconds / 2), query_timeout: pulseMilliseconds / 2 })
    client = next
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
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
    async close() {
      isClosed = true
      clearInterval(pulse)
      clearTimeout(waiting)
      await client?.end().catch(() => {})
    },
  }
}
