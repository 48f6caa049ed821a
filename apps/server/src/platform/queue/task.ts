import type * as z from 'zod/mini'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Log } from '../log.ts'
import type { Database, Db } from '../postgres/db.ts'

/** Jobs of one lane run concurrently, up to a limit; a lane with hanging jobs delays no other. */
export type Lane = 'work' | 'mail' | 'push'

/** What the queue gives a job of a company; `Given` is what the program adds to it (kit/task.ts). */
export interface JobContext {
  readonly db: Db
  readonly now: Instant
  /** No retry after this one. */
  readonly isLastTry: boolean
  readonly log: Log
}

/** A kind of job of a company, under the name that it is enqueued by. What it throws is tried again, after a growing pause. */
export interface TaskFor<Given> {
  readonly name: string
  readonly lane: Lane
  readonly input: z.ZodMiniType
  readonly run: (payload: unknown, context: JobContext & Given) => Promise<void>
}

export interface DeclaredTask<S extends z.ZodMiniType, Given> {
  readonly name: string
  readonly lane?: Lane
  readonly input: S
  readonly run: (payload: z.output<S>, context: JobContext & Given) => Promise<void>
}
/** Ties the name of a task to what it does. */
export const taskFor = <S extends z.ZodMiniType, Given>({ lane = 'work', ...rest }: DeclaredTask<S, Given>): TaskFor<Given> =>
  ({ ...rest, lane }) as TaskFor<Given>

export type Period = 'night' | 'hour' | 'minute'

/** What the queue gives a night's work: every company is its own. */
export interface NightContext {
  readonly database: Database
  readonly now: Instant
  readonly log: Log
}
/** Done once each night, each hour or each minute, for all processes, and at the start after one in which none ran. */
export interface NightTaskFor<Given> {
  readonly name: string
  /** Unset: each night. */
  readonly every?: Period
  readonly run: (context: NightContext & Given) => Promise<unknown>
}

/** Thrown where a try came to nothing by no fault of ours (a mail server that is away): it is tried again, and only warned of. */
export class TryLater extends Error {}
