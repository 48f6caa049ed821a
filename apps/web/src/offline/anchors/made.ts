import { secondsBetween, steadyNow, type SteadyMoment } from './steady.ts'

/** When the acts of this run were made, by their uuid. */
const made = new Map<string, SteadyMoment>()

/** Whichever tab sends an act knows how old it is. Told late (a tab that was frozen), it counts less than has passed. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('made')
tabs?.addEventListener('message', ({ data }) => typeof data === 'string' && made.set(data, steadyNow()))

export function noteMade(clockingUuid: string): void {
  made.set(clockingUuid, steadyNow())
  // A channel has no target: it reaches this origin's tabs alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage(clockingUuid)
}

/** When an act of this run was made; null: it was in another. */
export const madeHere = (clockingUuid: string): SteadyMoment | null => made.get(clockingUuid) ?? null

export interface Age {
  readonly clockingUuid: string
  readonly seconds: number
}

/** How old acts are now, on the steady clock: those that this run has seen made. */
export function agesOf(acts: readonly { readonly clockingUuid: string }[]): Age[] {
  const now = steadyNow()
  return acts.flatMap(({ clockingUuid }) => {
    const since = made.get(clockingUuid)
    return since === undefined ? [] : [{ clockingUuid, seconds: secondsBetween(since, now) }]
  })
}
