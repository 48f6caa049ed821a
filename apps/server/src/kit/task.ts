import type * as z from 'zod/mini'
import { taskFor, type DeclaredTask, type JobContext, type NightContext, type NightTaskFor, type TaskFor } from '../platform/queue/task.ts'
import type { Emit } from './handle.ts'
import type { Installation } from './installation.ts'

/** What the program adds to what the queue gives its jobs; they use no clock, database or setting of another source. */
export interface JobParts {
  /** As a handler's, but at once: what the job has saved is committed by then. */
  readonly emit: Emit
  readonly installation: Installation
}

export type TaskContext = JobContext & JobParts
export type Task = TaskFor<JobParts>
/** Ties the name of a task to what it does. */
export const task: <S extends z.ZodMiniType>(declared: DeclaredTask<S, JobParts>) => Task = taskFor

export type NightWork = NightContext & JobParts
export type NightTask = NightTaskFor<JobParts>
