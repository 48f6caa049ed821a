import { countDemands, listDemands, readDemandFile } from '@vigie/contract/demands/demands.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { signedLink } from '../../kit/stored.ts'
import { countsOf, demandById, demandsOf, fileOfDemand, type DemandQuestion } from './demands.store.ts'
import { ownAgentOf, viewed } from './demands.view.ts'

export const handlers = [
  reading(listDemands, async (context) => {
    const { input, db } = context
    const { state, limit, cursor, id } = input
    const question = questionOf(context)
    if (id !== undefined) {
      const row = await db.one(demandById(db, id, question.agentId))
      return { demands: row ? await viewed(context, [row]) : [], nextCursor: null }
    }
    const after = readCursor(state, cursor)?.id
    const rows = await db.read(demandsOf(db, question, { state, limit: limit + 1, after }))
    const { page, nextCursor } = pageOf(rows, limit, state, (row) => ({ key: '', id: row.id }))
    return { demands: await viewed(context, page), nextCursor }
  }),

  reading(countDemands, async (context) => {
    const counts = await context.db.one(countsOf(context.db, questionOf(context)))
    requires(counts, 'NOT_FOUND')
    return counts
  }),

  handle(readDemandFile, async ({ input, db, session, company, installation, now }) => {
    const file = await db.one(fileOfDemand(db, input.path, ownAgentOf(session)))
    requires(file, 'NOT_FOUND')
    const link = { companyId: company.id, storageKey: input.path, session, isDownload: false, now }
    return { success: true, url: signedLink(installation.secrets, link).url }
  }),
]

/** An agent narrows its own by type alone: there is one name among them. */
const questionOf = ({ input, session }: Pick<RequestContext<typeof countDemands>, 'input' | 'session'>): DemandQuestion => {
  const agentId = ownAgentOf(session)
  return { agentId, search: agentId === null ? (input.search ?? '').trim() : '', typeId: input.typeId ?? null }
}
