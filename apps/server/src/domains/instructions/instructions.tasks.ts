import { id, instant } from '@vigie/contract/kit/values.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'
import { task } from '../../kit/task.ts'
import { enqueue } from '../../platform/queue/queue.store.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { emitInForce } from './instructions.notifications.ts'
import { followVersions, readersOf } from './instructions.store.ts'

const coming = task({
  name: 'instructions.coming',
  input: z.object({ siteId: id, startsAt: z.optional(instant) }),
  run: async ({ siteId, startsAt }, { db, now, emit }) => {
    // The queue counts the time until then: the clock was set back meanwhile.
    if (startsAt !== undefined && startsAt > now) await db.save(askForComing(db, siteId, startsAt, now))
    const [followed] = await db.save(followVersions(db, siteId, now))
    if (!followed) return
    const readers = await db.read(readersOf(db, siteId, followed.id, now))
    emitInForce(emit, db.companyId, { siteId, clientId: followed.clientId, agentIds: readers.map((reader) => reader.id) })
  },
})
export const tasks = [coming]

/** Has a version that is published for later come into force at its instant. */
export const askForComing = (db: Db, siteId: number, startsAt: Instant, now: Instant) =>
  enqueue(db, coming.name, { siteId, startsAt }, { runAt: startsAt, now })
