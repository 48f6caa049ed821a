import { addDays, addMinutes, dayOf, instantOfLocal, localOf, midnightOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Period } from './task.ts'

export interface Nights {
  readonly pool: pg.Pool
  readonly clock: Clock
  /** The works that are done each night, each hour or each minute. */
  readonly works: readonly { readonly name: string; readonly every?: Period }[]
  readonly log: Log
  /** Interval of the clock checks, in milliseconds. */
  readonly every?: number
}

const timeZone = 'Europe/Paris'
const minutesOfNight = 4 * 60

/** A night is over at four in the morning, between the last services of the evening and most of the morning's. */
export const nightOf = (now: Instant): Day => dayOf(localOf(addMinutes(now, -minutesOfNight), timeZone))

/** When the works of the next night are enqueued. */
export const nextNightAt = (now: Instant): Instant =>
  addMinutes(instantOfLocal(midnightOf(addDays(nightOf(now), 1)), timeZone), minutesOfNight)

/** The night, the hour or the minute that an instant belongs to. */
const periodOf = (now: Instant, every: Period = 'night'): string =>
  every === 'night' ? nightOf(now) : now.slice(0, every === 'hour' ? 13 : 16)

/**
 * Enqueues the works of a night, an hour or a minute once it has come, in the first process that sees it; at the start also those of a night
 * that passed while none ran. Returns the function that stops this and waits for open queries.
 */
export function keepNights({ pool, clock, works, log, every = 15_000 }: Nights): () => Promise<void> {
  const done = new Map<string, string>()
  let asking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    const now = clock.now()
    try {
      for (const work of works) {
        const period = periodOf(now, work.every)
        if (done.get(work.name) === period) continue
        await pool.query('select jobs.night($1, $2)', [work.name, period])
        done.set(work.name, period)
      }
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
