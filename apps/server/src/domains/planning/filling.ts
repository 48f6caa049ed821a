import { id } from '@vigie/contract/kit/values.ts'
import * as z from 'zod/mini'
import type { Db } from '../../platform/postgres/db.ts'
import { enqueue } from '../../platform/queue/queue.store.ts'

/** Name of the job that closes filled missions. The missions domain runs it; planning and imports only enqueue it. */
export const fillingJob = 'missions.filled'
/** Null: any service. */
export const fillingInput = z.object({ shiftIds: z.nullable(z.array(id)) })

/** Enqueues the job in the transaction that assigns services. */
export const askForFilled = (db: Db, shiftIds: readonly number[] | null) =>
  enqueue(db, fillingJob, { shiftIds }, shiftIds === null ? { key: fillingJob } : {})
