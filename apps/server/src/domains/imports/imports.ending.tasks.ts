import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { id, instant } from '@vigie/contract/kit/values.ts'
import * as z from 'zod/mini'
import type { Db } from '../../platform/postgres/db.ts'
import { enqueue } from '../../platform/queue/queue.store.ts'
import { task } from '../../kit/task.ts'
import { notify } from '../notifications/notify.store.ts'
import { failRun } from './imports.runs.store.ts'

/** A write that began so many minutes ago has ended, whatever is known of it: no job runs as long (platform/worker.ts). */
export const minutesAtMost = 11

export interface Ended {
  readonly isWritten: boolean
  readonly created: number
  readonly changed: number
}

/** The row of the bell that says how a write ended which nobody waited for; of one write it is said once. */
export const tellEnded = (db: Db, userId: number, begunAt: Instant, ended: Ended, now: Instant) =>
  notify(db, { kind: 'importEnded', facts: ended, userIds: [userId], path: '/import', about: `import ${begunAt}`, now })

/** A server that was stopped in the middle could tell nobody: its transaction is undone, and that is told then. */
const settle = task({
  name: 'imports.settle',
  input: z.object({ userId: id, begunAt: instant }),
  run: async ({ userId, begunAt }, { db, now }) => {
    const failed = await db.save(failRun(db, userId, begunAt))
    if (failed.length > 0) await db.save(tellEnded(db, userId, begunAt, { isWritten: false, created: 0, changed: 0 }, now))
  },
})
export const tasks = [settle]

/** With the beginning of a write: its end is looked at when it must be over. */
export const askToSettle = (db: Db, userId: number, begunAt: Instant) =>
  enqueue(
    db,
    settle.name,
    { userId, begunAt },
    { key: `${settle.name} ${userId}`, runAt: addMinutes(begunAt, minutesAtMost), now: begunAt },
  )
