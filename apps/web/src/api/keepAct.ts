import type { Call } from '@vigie/contract/kit/call.ts'
import type { ActFate } from './errors.ts'
import type { WireRequest } from './request.ts'

/** An act of a person. */
export interface Act {
  readonly callId: string
  /** Its author, known when the act begins: by the time that it is kept somebody else may be signed in. */
  readonly owner: string
  readonly call: Call
  readonly request: WireRequest
  readonly hasFiles: boolean
}
/** An act that was not answered and could not be withdrawn, or that has not left. */
export interface UnansweredAct extends Act {
  /** The person has given it up: it is to be withdrawn, not sent. */
  readonly isGivenUp: boolean
  readonly hasLeft: boolean
}

/** An act that this device may keep and send later. */
export const isKeepable = ({ call, hasFiles }: Pick<Act, 'call' | 'hasFiles'>): boolean => call.keptAs !== undefined && !hasFiles

/** What keeps acts on this device (`offline/outgoing/keeper.ts`). */
export interface Keeper {
  /** A keepable act begins: it takes its place behind those that wait, before anything of it leaves. */
  readonly begin: (act: Act) => void
  /**
   * What lies before it about the same is settled first. clear: it may leave · behind: something still waits · else the act has
   * already been made, and this is what became of it. Throws RefusedError where that was refused. Waits no longer than `signal`.
   */
  readonly goAhead: (act: Act, signal: AbortSignal) => Promise<'clear' | 'behind' | Exclude<ActFate, 'withdrawn'>>
  /** kept: it is sent when the network is back · open: it is withdrawn then · withdrawn: it has not left, and is not stored. */
  readonly keep: (act: UnansweredAct) => Extract<ActFate, 'kept' | 'open' | 'withdrawn'>
  /** Its fate is known. */
  readonly drop: (callId: string) => void
}

/** The few acts that were not answered before the part that keeps acts had come: they are withdrawn once it has. */
const early = new Map<string, UnansweredAct>()
let keeper: Keeper = {
  begin: () => {},
  goAhead: () => Promise.resolve('clear'),
  keep: (act) => {
    if (!act.hasLeft) return 'withdrawn'
    early.set(act.callId, { ...act, isGivenUp: true })
    return 'open'
  },
  drop: (callId) => early.delete(callId),
}
export const actKeeper = (): Keeper => keeper

/** It comes with the frame: the sign-in page does without it. */
export function keepActsBy(next: Keeper): void {
  keeper = next
  early.forEach(next.keep)
  early.clear()
}
