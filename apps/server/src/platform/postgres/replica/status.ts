import type pg from 'pg'
import { pauseAfter } from '../../pauses.ts'
import type { Log } from '../../log.ts'
import { inOneTrip } from '../batch.ts'
import type { Place } from './place.ts'
import { NoPlace, onceCaughtUp, proofStep, reasonOf, Silent, type OutReason } from './proof.ts'

/** Whether the replica is used. Each failed trip goes to the primary; only this decides whether trips are tried. */
export interface ReplicaStatus {
  /** Undefined: it is used. */
  out(): OutReason | undefined
  /** Ends the trips under way when the replica is lost or falls silent. */
  signal(): AbortSignal
  /** Checks at once; callers during a check share it. */
  look(): Promise<void>
  close(): Promise<void>
}

export interface StatusParts {
  /** One connection to the replica, so that checks wait for no trip. */
  readonly pool: pg.Pool
  readonly placeOf: () => Promise<Place>
  readonly log: Pick<Log, 'warn'>
  /** Milliseconds between two looks; while it is out longer each time. */
  readonly everyMilliseconds?: number
}

/** Timeout of a check in milliseconds. */
const longestSilence = 1000

const looksUntilTold = 3

/** Watches a replica until it is closed: each check schedules the next, and none after `close`. */
export function watchReplica({ pool, placeOf, log, everyMilliseconds = 1000 }: StatusParts): ReplicaStatus {
  const pauses = [1, 2, 5].map((times) => times * everyMilliseconds)
  let reason: OutReason | undefined = 'starting'
  let trips = new AbortController()
  let failed = 0
  let isTold = false
  let isClosed = false
  let underWay: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const isFine = (): void => {
    if (isTold) log.warn({}, 'the replica serves again')
    isTold = false
    failed = 0
    reason = undefined
  }
  const isOut = (why: OutReason, error: unknown): void => {
    reason = why
    failed++
    if (why === 'silent' || why === 'unreachable') {
      trips.abort()
      trips = new AbortController()
    }
    // A short delay under heavy writes is no outage: it is one when it lasts until the third check.
    if (isTold || (why === 'late' && failed < looksUntilTold)) return
    isTold = true
    log.warn({ err: error, reason: why }, 'the replica is left out: the primary answers alone')
  }
  const lookOnce = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      await prove(pool, placeOf)
      if (!isClosed) isFine()
    } catch (error) {
      if (!isClosed) isOut(reasonOf(error) ?? 'refused', error)
    }
    if (!isClosed) timer = setTimeout(() => void look(), failed ? pauseAfter(pauses, failed - 1) : everyMilliseconds).unref()
  }
  const look = (): Promise<void> => (isClosed ? Promise.resolve() : (underWay ??= lookOnce().finally(() => (underWay = undefined))))
  return {
    out: () => reason,
    signal: () => trips.signal,
    look,
    async close() {
      isClosed = true
      clearTimeout(timer)
      trips.abort()
      await underWay
    },
  }
}

/** Fails, within a second or so, unless the replica has all that the primary has. */
async function prove(pool: pg.Pool, placeOf: () => Promise<Place>): Promise<void> {
  const place = await placeOf().catch((cause: unknown) => {
    throw new NoPlace('the primary does not say where it stands', { cause })
  })
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), longestSilence)
  try {
    await onceCaughtUp(() => inOneTrip(pool, [proofStep(place)], over.signal))
  } catch (error) {
    throw over.signal.aborted ? new Silent('the replica does not answer', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}
