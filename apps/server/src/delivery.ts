import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config.ts'
import { pauseAfter } from './platform/pauses.ts'
import type { Log } from './platform/log.ts'
import type { DatabaseLocation } from './platform/postgres/pool.ts'

/** What the process that carries letters is started with. */
export interface DeliveryParts {
  readonly config: Config
  readonly database: DatabaseLocation
  readonly jobs: DatabaseLocation
}
export interface Post {
  /** Lets what is on a line come to its end. */
  close(): Promise<void>
}

/** Milliseconds before it is started anew after it ended by itself: longer each time. */
const pauses = [1_000, 5_000, 30_000]
/** Milliseconds that a stop waits for it. */
const patience = 8_000
/** Megabytes: letters are short, and few are on a line. */
const heap = 128

/**
 * Letters and pushes go from a process of their own. A server that is killed in the middle does not know which of those on
 * a line were taken over; this one lives on for that moment, and notes it. Strangers who answer slowly, and their TLS, cost
 * the server nothing either.
 */
export function openDelivery(parts: DeliveryParts, log: Log): Post {
  let child: ChildProcess | undefined
  let isClosed = false
  let ended = 0
  const start = () => {
    if (isClosed) return
    const next = fork(new URL('./delivery.job.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${heap}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = next
    next.once('error', (error) => log.error({ err: error }, 'the process that carries letters did not start'))
    next.once('exit', (code, signal) => {
      if (isClosed) return
      log.error({ code, signal }, 'the process that carries letters has ended, and is started anew')
      setTimeout(start, pauseAfter(pauses, ended++)).unref()
    })
    next.send(parts, (error) => error && log.error({ err: error }, 'the process that carries letters was not reached'))
  }
  start()
  return {
    async close() {
      isClosed = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const over = once(child, 'exit')
      if (child.connected) child.disconnect()
      // One that is slow brings its letter to an end by itself.
      await Promise.race([over, wait(patience, undefined, { ref: false })])
    },
  }
}
