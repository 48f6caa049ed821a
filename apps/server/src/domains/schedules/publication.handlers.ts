import { dayOf, lastDayOf, localOf } from '@vigie/contract/kit/time.ts'
import { listPublications, publishSchedules, remindOfSchedules } from '@vigie/contract/schedules/schedules.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { companyPage, handOverOf } from '../../kit/hand-over.ts'
import { handle, reading } from '../../kit/handle.ts'
import { askForLaterReaders } from '../documents/readers/readers.tasks.ts'
import { countPlanned, countPublications, publicationsOf, publish, unpublish, type PublicationRow } from './publication.store.ts'
import { notifyPublished, notifyUnvalidated } from './publication.notices.store.ts'
import { emitSchedules } from './schedules.watchers.ts'

export const handlers = [
  reading(listPublications, async ({ input, db }) => {
    const { limit, cursor, ...question } = input
    const after = readCursor('name', cursor)
    const [counts, rows] = await db.batch(countPublications(db, input.month), publicationsOf(db, { ...question, limit: limit + 1, after }))
    const countOf = (state: PublicationRow['state']) => counts.find((one) => one.state === state)?.count ?? 0
    const { page, nextCursor } = pageOf(rows, limit, 'name', ({ sortName, agentId }) => ({ key: sortName, id: agentId }))
    return {
      unpublished: countOf('unpublished'),
      published: countOf('published'),
      validated: countOf('validated'),
      changed: countOf('changed'),
      agents: page,
      nextCursor,
    }
  }),
  handle(publishSchedules, async ({ input, db, now, company, emit }) => {
    const asked = { month: input.month, agentIds: input.agentIds ?? null }
    const [touched, [planned]] = await db.batch(
      input.isPublished ? publish(db, { ...asked, now }) : unpublish(db, asked),
      countPlanned(db, asked),
      // Whoever is planned somewhere new is given what all who work there read.
      ...(input.isPublished ? [askForLaterReaders(db, input.agentIds ?? null)] : []),
      // A month that is over asks nothing of its agents any more.
      ...(input.isPublished && lastDayOf(input.month) >= dayOf(localOf(now, company.timeZone))
        ? [notifyPublished(db, input.month, now)]
        : []),
    )
    emitSchedules(emit, company.id, touched)
    return { changedCount: touched.length, unchangedCount: Math.max(0, (planned?.count ?? 0) - touched.length) }
  }),
  handle(remindOfSchedules, async ({ input: { month, agentIds = null }, db, now, company, installation }) => {
    const today = dayOf(localOf(now, company.timeZone))
    const [told] = await db.save(notifyUnvalidated(db, month, agentIds, today, now))
    const link = companyPage(installation.addresses.linkUrl, `/schedule?month=${month}`, company.code)
    return { toldCount: told?.toldCount ?? 0, handOver: handOverOf(installation, link, { isNotice: true }) }
  }),
]
