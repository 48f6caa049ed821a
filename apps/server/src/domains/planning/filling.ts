import { id } from '@vigie/contract/kit/values.ts'
import * as z from 'zod/mini'
import type { Db } from '../../platform/postgres/db.ts'
import { enqueue } from '../../platform/queue/queue.store.ts'

/** The job that closes the missions which given services fill; missions, which use the planning, run it. */
export const fillingJob = 'missions.filled'
/** Null: any service. */
export const fillingInput = z.object({ shiftIds: z.nullable(z.array(id)) })

/** Enqueues it with a change that gives services. */
export const askForFilled = (db: Db, shiftIds: readonly number[] | null) =>
  enqueue(db, fillingJob, { shiftIds }, shiftIds === null ? { key: fillingJob } : {})
