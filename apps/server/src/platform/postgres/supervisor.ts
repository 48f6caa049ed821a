import { setTimeout as wait } from 'node:timers/promises'
import { pauseAfter } from '../pauses.ts'
import type { Log } from '../log.ts'
import type { Embedded } from './launcher.ts'

export interface Supervised {
  /** The PostgreSQL that runs now, or that ran last. */
  current(): Embedded
  /** Ends the watch, and PostgreSQL with it unless another client is connected. */
  stop(): Promise<void>
}

/** Milliseconds between two looks, and before a start that failed is tried again: longer each time. */
const lookEvery = 200
const pauses = [500, 1000, 2000, 5000, 10_000]

/**
 * Restarts the embedded PostgreSQL whenever it has ended: killed for memory, stopped by a full disk or by hand. It
 * retries for as long as the server lives and logs each outage once. Servers that share a folder
 * may all watch: one of them starts it, the others adopt it (launcher.ts).
 */
export function supervise(first: Embedded, start: () => Promise<Embedded>, log: Pick<Log, 'warn' | 'error'>): Supervised {
  const over = new AbortController()
  let embedded = first
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal: over.signal, ref: false }).catch(() => {})

  const startAgain = async (): Promise<void> => {
    const since = Date.now()
    log.error({ pid: embedded.pid }, 'PostgreSQL has ended and is started again')
    let told = ''
    for (let tries = 0; !over.signal.aborted; tries++) {
      try {
        embedded = await start()
        log.warn({ pid: embedded.pid, milliseconds: Date.now() - since }, 'PostgreSQL runs again')
        return
      } catch (error) {
        const { message } = error as Error
        // The same reason is logged once, however long it lasts.
        if (message !== told) log.error({ err: error }, 'PostgreSQL does not start; it is tried again')
        told = message
        await pause(pauseAfter(pauses, tries))
      }
    }
  }
  const watching = (async () => {
    while (!over.signal.aborted) {
      if (embedded.hasEnded()) await startAgain()
      await pause(lookEvery)
    }
  })()
  return {
    current: () => embedded,
    async stop() {
      over.abort()
      await watching
      await embedded.stop({ evenIfAdopted: true })
    },
  }
}
