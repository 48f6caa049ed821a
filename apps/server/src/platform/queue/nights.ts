import { addMinutes, dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

export interface Nights {
  readonly pool: pg.Pool
  readonly clock: Clock
  /** Of the works that are done each night. */
  readonly names: readonly string[]
  readonly log: Log
  /** How often the clock is looked at, in milliseconds. */
  readonly every?: number
}

/** A night is over at four in the morning, between the last services of the evening and most of the morning's. */
const nightOf = (now: Instant): Day => dayOf(localOf(addMinutes(now, -4 * 60), 'Europe/Paris'))

/**
 * Asks for the works of a night once it has come, whichever process sees it first; at the start also for those of a night
 * that passed while none ran. Answers what ends that, once nothing is asked of the pool any more.
 */
export function keepNights({ pool, clock, names, log, every = 60_000 }: Nights): () => Promise<void> {
  let done: Day | undefined
  let asking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    const night = nightOf(clock.now())
    if (night === done) return
    try {
      for (const name of names) await pool.query('select jobs.night($1, $2)', [name, night])
      done = night
    } catch (error) {
      log.warn({ err: error }, 'the works of the night were not asked for')
    }
  }
  const ask = () => {
    asking ??= look().finally(() => (asking = undefined))
  }
  ask()
  const timer = setInterval(ask, every).unref()
  return async () => {
    clearInterval(timer)
    await asking
  }
}
