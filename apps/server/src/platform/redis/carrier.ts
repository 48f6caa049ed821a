import type { Carrier, Subscriber } from '../carrier.ts'
import type { Log } from '../log.ts'
import type { RedisAddress } from './address.ts'
import { connectTo, isRefusal, publicError, type Connection } from './connection.ts'
import { append, entriesAfter, positionAfter } from './stream.ts'

export interface RedisCarrierSettings {
  readonly address: RedisAddress
  /** The name of the stream, of this installation alone. */
  readonly stream: string
  readonly log: Pick<Log, 'warn'>
}
/** One to write and one to read, for a connection that waits for entries does nothing else: they are opened and lost together. */
interface Line {
  writer?: Connection
  reader?: Connection
}

/** Milliseconds before a lost line is tried again: at once for a restart, then less and less often. */
const firstDelay = 100
const longestDelay = 10_000

/**
 * Carries by a stream of Redis (decisions/13-processes). It reconnects by itself and reads on after the last entry, so that
 * an outage loses nothing. Where that entry is gone, `resumed` reports it.
 */
export function redisCarrier({ address, stream, log }: RedisCarrierSettings): Carrier {
  let line: Line | undefined
  let stands = false
  let subscriber: Subscriber | undefined
  let waiting: NodeJS.Timeout | undefined
  let isClosed = false
  let isLost = false
  let isRefusing = false
  let delay = firstDelay
  /** The entry that was read last; unset before the first connection. */
  let last: string | undefined

  const isCurrent = (of: Line): boolean => line === of
  const end = ({ writer, reader }: Line): void => {
    writer?.disconnect()
    reader?.disconnect()
  }
  const lose = (of: Line, error?: unknown): void => {
    if (!isCurrent(of)) return
    line = undefined
    stands = false
    end(of)
    if (isClosed) return
    if (!isLost) log.warn({ err: publicError(error) }, 'Redis is away: other servers are not heard until it is back')
    isLost = true
    waiting = setTimeout(() => void open().catch(() => {}), delay).unref()
    delay = Math.min(delay * 2, longestDelay)
  }
  /** Finds where to continue; reports a possible loss. */
  const follow = async (of: Line): Promise<void> => {
    // Whoever serves already, and was never connected, has missed all.
    const isLate = last === undefined && isLost
    const { from, isBroken } = await positionAfter(of.reader!, stream, last)
    if (!isCurrent(of)) return
    last = from
    stands = true
    if (isBroken || isLate) subscriber?.resumed()
  }
  const read = async (of: Line): Promise<void> => {
    try {
      while (isCurrent(of)) {
        const entries = await entriesAfter(of.reader!, stream, last!)
        if (!isCurrent(of)) return
        // Only now: with write access and no read access it would otherwise reconnect ten times a second.
        delay = firstDelay
        isLost = false
        for (const { id, text } of entries) {
          last = id
          if (text !== undefined) subscriber?.receive(text)
        }
        if (entries.length === 0) await follow(of)
      }
    } catch (error) {
      lose(of, error)
    }
  }
  /** Throws what Redis refuses, after which the line is lost as after anything else. */
  const open = async (): Promise<void> => {
    const next: Line = {}
    line = next
    const lost = (error?: unknown) => lose(next, error)
    try {
      next.writer = await connectTo(address, lost)
      next.reader = await connectTo(address, lost)
      if (isCurrent(next)) await follow(next)
    } catch (error) {
      lose(next, error)
      throw error
    }
    if (!isCurrent(next)) return end(next)
    void read(next)
  }

  return {
    name: 'redis',
    async subscribe(to) {
      subscriber = to
      await open().catch((error: unknown) => {
        if (isRefusal(error))
          throw new Error(`Réglage REDIS_URL : Redis refuse ce nom, ce mot de passe ou cette base (${(error as Error).message}).`)
      })
    },
    async publish(texts) {
      const to = line
      if (!to?.writer || !stands) throw new Error('Redis is away: nothing is published')
      try {
        await append(to.writer, stream, texts)
        isRefusing = false
      } catch (error) {
        // One that is full answers, and is read from all the same.
        if (!isReply(error)) lose(to, error)
        else if (!isRefusing) log.warn({ err: publicError(error) }, 'Redis takes no messages: they wait, and then sockets load anew')
        isRefusing = isReply(error)
        throw error
      }
    },
    isConnected: () => stands && !isRefusing,
    async close() {
      isClosed = true
      clearTimeout(waiting)
      if (line) end(line)
      line = undefined
      stands = false
    },
  }
}

const isReply = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError'
