import { setTimeout as wait } from 'node:timers/promises'
import { isAway } from '../away.ts'
import type { Step } from '../batch.ts'
import type { Place } from './place.ts'

/** Why a replica is left out; `refused`: it refuses the role, or lacks the function that proves it. */
export const outReasons = ['starting', 'unreachable', 'silent', 'late', 'promoted', 'foreign', 'role', 'refused', 'place'] as const
export type OutReason = (typeof outReasons)[number]

/** What `prove_replica` raises (migration 0051). */
const raised: Readonly<Record<string, OutReason>> = { VR001: 'promoted', VR002: 'foreign', VR003: 'role', VR004: 'late' }

/** The primary did not report its log position. */
export class NoPlace extends Error {}
/** The replica did not answer in time. */
export class Silent extends Error {}

/** The first step of each trip to a replica: it fails, with all later steps, unless the replica has replayed the primary's position. */
export const proofStep = ({ lsn, cluster, timeline, role, database }: Place): Step => ({
  sql: 'select prove_replica($1, $2, $3, $4, $5)',
  values: [lsn, cluster, timeline, role, database],
})

/** Why a trip failed on the replica, by codes only: messages may be in any language. Undefined: an error of its own statements. */
export function reasonOf(error: unknown): OutReason | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  if (error instanceof NoPlace) return 'place'
  if (error instanceof Silent) return 'silent'
  if (typeof code === 'string' && raised[code]) return raised[code]
  return isAway(error) || typeof code !== 'string' ? 'unreachable' : undefined
}

/** How long a replica is waited for that has not replayed what the primary has, in milliseconds. */
const longestLag = 50

/** Tries again for a moment where the replica is only behind: mostly it has the last change a millisecond later. */
export async function onceCaughtUp<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + longestLag
  for (let pause = 1; ; pause *= 2) {
    try {
      return await work()
    } catch (error) {
      if (reasonOf(error) !== 'late' || performance.now() + pause > until) throw error
      await wait(pause)
    }
  }
}
