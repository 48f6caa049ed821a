import { listPublications, publishSchedules } from '@vigie/contract/schedules/schedules.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading } from '../../kit/handle.ts'
import { askForLaterReaders } from '../documents/readers/readers.tasks.ts'
import { countPlanned, countPublications, publicationsOf, publish, unpublish, type PublicationRow } from './publication.store.ts'
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
    )
    emitSchedules(emit, company.id, touched)
    return { changedCount: touched.length, unchangedCount: Math.max(0, (planned?.count ?? 0) - touched.length) }
  }),
]
