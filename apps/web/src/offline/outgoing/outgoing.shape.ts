import type { KeptKind } from '@vigie/contract/kit/call.ts'
import * as z from 'zod/mini'

const kinds = [
  'demand',
  'cancellation',
  'answer',
  'mission',
  'availability',
  'removal',
  'validation',
  'reading',
  'comment',
  'other',
] as const
const requestShape = z.object({ method: z.string(), path: z.string(), payload: z.record(z.string(), z.unknown()) })
/** An act as it lies on this device. */
export const actShape = z.object({
  callId: z.string(),
  owner: z.string(),
  kind: z.enum(kinds),
  /** Milliseconds of the server's clock, as far as this device knew it. */
  keptAt: z.number(),
  /** Its place in the queue. */
  order: z._default(z.number(), 0),
  /** What it is about, and a digest of what it says; empty where it is not kept. */
  subject: z._default(z.string(), ''),
  digest: z._default(z.string(), ''),
  /**
   * sending: a page waits for its answer · waiting: it goes when the network is back · withdrawing: it is withdrawn then · refused:
   * the server said no · old: too old to be sent unasked.
   */
  state: z.enum(['sending', 'waiting', 'withdrawing', 'refused', 'old']),
  /** By the wire's names; null: it is never sent. */
  request: z.nullable(requestShape),
  /** Why it was refused, or what the server met each time. */
  why: z.string(),
})
export type OutgoingAct = z.infer<typeof actShape>
export type OutgoingKind = KeptKind | 'other'
