import { id, instant } from '@vigie/contract/kit/values.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'
import { task } from '../../kit/task.ts'
import { enqueue } from '../../platform/queue/queue.store.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { notifyEach, type Notice } from '../notifications/notify.store.ts'
import { emitInForce, instructionsPath } from './instructions.notifications.ts'
import { followVersions, heldVersions, readersOf } from './instructions.store.ts'

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

/** Screens reload what an import has changed; its own process has none to reach. */
const imported = task({
  name: 'instructions.imported',
  input: z.object({ siteCodes: z.array(z.string()) }),
  run: async ({ siteCodes }, { db, now, emit }) => {
    for (const version of await db.read(heldVersions(db, siteCodes, now))) emitInForce(emit, db.companyId, version)
  },
})
export const tasks = [coming, imported]

/** Notifies the agents of the versions that an import has made, in its transaction, and has the screens reload after it. */
export async function announceImported(db: Db, siteCodes: readonly string[], now: Instant): Promise<void> {
  if (siteCodes.length === 0) return
  const versions = await db.read(heldVersions(db, siteCodes, now))
  const notices = versions.map(({ siteId, siteName, id: versionId, version, userIds }): Notice => {
    const facts = { site: siteName, day: '' } as const
    const about = `instructions ${versionId} v${version}`
    return { kind: 'instructionsPublished', facts, userIds, path: instructionsPath(siteId), siteId, about, now }
  })
  await db.save(notifyEach(db, notices, now))
  await db.save(enqueue(db, imported.name, { siteCodes }))
}

/** Has a version that is published for later come into force at its instant. */
export const askForComing = (db: Db, siteId: number, startsAt: Instant, now: Instant) =>
  enqueue(db, coming.name, { siteId, startsAt }, { runAt: startsAt, now })
