import type { Call } from '@vigie/contract/kit/call.ts'
import type { ActFate } from './errors.ts'
import type { WireRequest } from './request.ts'

/** An act that was not answered and could not be withdrawn. */
export interface UnansweredAct {
  readonly callId: string
  readonly call: Call
  readonly request: WireRequest
  /** The person has given it up: it is to be withdrawn, not sent. */
  readonly isGivenUp: boolean
  readonly hasFiles: boolean
}
/** Keeps such an act on this device. kept: it is sent when the network is back · open: it is withdrawn then. */
export type KeepAct = (act: UnansweredAct) => Promise<Extract<ActFate, 'kept' | 'open'>>
