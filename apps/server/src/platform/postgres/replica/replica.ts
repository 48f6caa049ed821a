import type pg from 'pg'
import type { Log } from '../../log.ts'
import { inOneTrip, type Answer, type Step } from '../batch.ts'
import { locationOf, openPool } from '../pool.ts'
import { placesOf, type Place } from './place.ts'
import { NoPlace, onceCaughtUp, proofStep, reasonOf, type OutReason } from './proof.ts'
import { watchReplica, type ReplicaStatus } from './status.ts'
import { refusePrimary } from './start.ts'

export interface ReplicaSettings {
  /** DATABASE_REPLICA_URL. */
  readonly url: string
  readonly log: Pick<Log, 'warn'>
  /** Connections at most. */
  readonly max?: number | undefined
  /** A statement that takes longer on the replica is left to the primary, in milliseconds. */
  readonly statementTimeout?: number | undefined
  /** A trip that takes longer is cut off: its line may be dead while the replica lives. In milliseconds. */
  readonly tripMilliseconds?: number | undefined
  readonly everyMilliseconds?: number | undefined
}

/** Why a trip went to the primary: the replica was left out, failed this trip for a reason of the checks, or failed one of its statements. */
type DeclineReason = OutReason | 'out' | 'statement'
interface ReplicaFigures {
  /** Trips that the replica answered. */
  readonly answered: number
  /** Trips that were left to the primary, by reason. */
  readonly declined: Readonly<Partial<Record<DeclineReason, number>>>
  /** Why it is left out now. */
  readonly out: OutReason | undefined
}

/** A replica that answers what is only read, and never older than the primary would. */
export interface ReplicaPool {
  /** The answers of the steps; undefined: the primary is to answer. It throws nothing. */
  trip(steps: readonly Step[]): Promise<Answer[] | undefined>
  figures(): ReplicaFigures
  /** Checks now whether it is usable, without waiting for the next check. */
  look(): Promise<void>
  close(): Promise<void>
}

/** Timeout of a connection in milliseconds: the primary could answer meanwhile. */
const longestConnect = 1000

/**
 * Opens a replica of `primary`. Refused where the address leads to the primary itself; one that cannot be reached, or does not do, is left
 * out until it does.
 */
export async function openReplica(
  primary: pg.Pool,
  { url, log, max, statementTimeout = 5000, tripMilliseconds = 10_000, everyMilliseconds }: ReplicaSettings,
): Promise<ReplicaPool> {
  const at = { connectMilliseconds: longestConnect }
  const [pool, looks] = [openPool({ url }, { ...at, max: max ?? 10, statementTimeout }), openPool({ url }, { ...at, max: 1 })]
  // A pool of its own, so that it does not wait behind calls to the primary.
  const places = openPool(locationOf(primary), { ...at, max: 1, statementTimeout })
  const placeOf = placesOf(places)
  const status = watchReplica({ pool: looks, placeOf, log, ...(everyMilliseconds && { everyMilliseconds }) })
  const close = async () => {
    await status.close()
    await Promise.all([pool, looks, places].map((one) => one.end()))
  }
  try {
    await refusePrimary(primary, looks)
  } catch (error) {
    await close()
    throw error
  }
  await status.look()
  return { ...tripsOver({ pool, placeOf, status, tripMilliseconds }), look: () => status.look(), close }
}

interface TripParts {
  readonly pool: pg.Pool
  readonly placeOf: () => Promise<Place>
  readonly status: ReplicaStatus
  readonly tripMilliseconds: number
}

function tripsOver({ pool, placeOf, status, tripMilliseconds }: TripParts): Pick<ReplicaPool, 'trip' | 'figures'> {
  let answered = 0
  const declined: Partial<Record<DeclineReason, number>> = {}
  const decline = (reason: DeclineReason): undefined => {
    declined[reason] = (declined[reason] ?? 0) + 1
  }
  const onReplica = async (steps: readonly Step[]): Promise<Answer[]> => {
    const place = await placeOf().catch((cause: unknown) => {
      throw new NoPlace('the primary does not say where it stands', { cause })
    })
    const trip = [proofStep(place), ...steps]
    const [, ...answers] = await onceCaughtUp(() =>
      inOneTrip(pool, trip, AbortSignal.any([status.signal(), AbortSignal.timeout(tripMilliseconds)])),
    )
    return answers
  }
  return {
    async trip(steps) {
      if (status.out()) return decline('out')
      try {
        const answers = await onReplica(steps)
        answered++
        return answers
      } catch (error) {
        const reason = reasonOf(error)
        // What a statement was refused with, or that it took too long, is its own: the primary says so itself, or answers.
        if (reason === undefined) return decline('statement')
        void status.look()
        return decline(reason)
      }
    },
    figures: () => ({ answered, declined, out: status.out() }),
  }
}
