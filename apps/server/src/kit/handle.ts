import type { Event, Payload } from '@vigie/contract/kit/event.ts'
import type { Input, Call, Output } from '@vigie/contract/kit/call.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import type { Log } from '../platform/log.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Audience } from './audience.ts'
import type { Company, Session } from './session.ts'
import type { Installation } from './installation.ts'

/** A file of a form. It lies on the disk until its call is answered. */
export interface UploadedFile {
  readonly field: string
  readonly name: string
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** Sends an event to open sockets, after the handler has answered and its saves are committed. */
export type Emit = <E extends Event>(event: E, payload: Payload<E>, to: readonly Audience[]) => void

/** All that a handler is given; it uses no clock, database or setting of another source. */
export interface RequestContext<C extends Call = Call> {
  readonly input: Input<C>
  readonly company: Company
  readonly session: SessionOf<C>
  readonly db: Db
  readonly now: Instant
  readonly emit: Emit
  /** As emit, but at once: for the progress of work that is still under way. */
  readonly emitNow: Emit
  /** Does something when the answer has been given: what the answer, and the time it takes, may tell nothing of. */
  readonly after: (work: () => Promise<unknown>) => void
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean
  readonly language: Language
  /** The caller's address: for throttling, and kept with the proof of a validated document. */
  readonly address: string
  readonly files: readonly UploadedFile[]
  readonly installation: Installation
  readonly log: Pick<Log, 'warn'>
}

type MayBeNobody = { nobody: unknown } | { app: unknown }
/** Calls that nobody may make have a session; the others may have none. */
type SessionOf<C extends Call> = C['access'] extends MayBeNobody ? Session | null : Session

export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly run: (context: RequestContext<C>) => Promise<Output<C>> | Output<C>
  /** See `reading`. */
  readonly isReading?: true
}

/** Ties one call to the one function that answers it. */
export const handle = <C extends Call>(call: C, run: Handler<C>['run']): Handler => ({ call, run })

/**
 * The same, for lists and figures: its `db` may be a replica's (decisions/04-database). It writes nothing, not even that somebody was seen, and
 * no rule decides on what it reads, here or in a cache that it fills.
 */
export const reading = <C extends Call>(call: C, run: Handler<C>['run']): Handler => ({ call, run, isReading: true })
