import type * as z from 'zod/mini'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Emit } from '../../kit/handle.ts'
import type { Installation } from '../../kit/installation.ts'
import type { Log } from '../log.ts'
import type { Database, Db } from '../postgres/db.ts'

/** What a job of a company is given; it uses no clock, database or setting of another source. */
export interface TaskContext {
  readonly db: Db
  readonly now: Instant
  /** As a handler's, but at once: what the job has saved is committed by then. */
  readonly emit: Emit
  readonly installation: Installation
  /** No retry after this one. */
  readonly isLastTry: boolean
  readonly log: Log
}

/** Jobs of one lane run concurrently, up to a limit; a lane with hanging jobs delays no other. */
export type Lane = 'work' | 'mail' | 'push'

/** A kind of job of a company, under the name that it is enqueued by. What it throws is tried again, after a growing pause. */
export interface Task {
  readonly name: string
  readonly lane: Lane
  readonly input: z.ZodMiniType
  readonly run: (payload: unknown, context: TaskContext) => Promise<void>
}

export interface TaskOf<S extends z.ZodMiniType> {
  readonly name: string
  readonly lane?: Lane
  readonly input: S
  readonly run: (payload: z.output<S>, context: TaskContext) => Promise<void>
}
/** Ties the name of a task to what it does. */
export const task = <S extends z.ZodMiniType>({ lane = 'work', ...rest }: TaskOf<S>): Task => ({ ...rest, lane }) as Task

export type Period = 'night' | 'hour' | 'minute'

/** What a night's work is given: every company is its own. */
export interface NightContext {
  readonly database: Database
  readonly now: Instant
  /** As a job's. */
  readonly emit: Emit
  readonly installation: Installation
  readonly log: Log
}
/** Done once each night, each hour or each minute, for all processes, and at the start after one in which none ran. */
export interface NightTask {
  readonly name: string
  /** Unset: each night. */
  readonly every?: Period
  readonly run: (context: NightContext) => Promise<unknown>
}

/** Thrown where a try came to nothing by no fault of ours (a mail server that is away): it is tried again, and only warned of. */
export class TryLater extends Error {}
