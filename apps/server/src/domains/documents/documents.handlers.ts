import {
  countDocuments,
  countUnseenDocuments,
  listDocuments,
  listDocumentTypes,
  readDocument,
} from '@vigie/contract/documents/documents.ts'
import { role } from '@vigie/contract/access.ts'
import { documentLocations } from '@vigie/contract/documents/documents.kinds.ts'
import { listRequiredDocuments } from '@vigie/contract/documents/documents.required.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { orderOf } from '../../kit/order.rules.ts'
import { subjectOf } from '../../kit/session.ts'
import { countsOf, documentById, documentsOf, documentTypes } from './documents.list.store.ts'
import { isDocumentKey, type DocumentSortKey } from './documents.order.rules.ts'
import { ownerThere } from './documents.owner.store.ts'
import { requiredOf } from './documents.required.store.ts'
import { documentFrom } from './documents.rows.ts'
import { anywhere, type DocumentQuestion } from './documents.seen.ts'
import { isUnknown, placeOf } from './documents.scope.rules.ts'
import { documentScopeOf } from './documents.scope.ts'
import { unseenAt } from './documents.unseen.ts'

export const handlers = [
  reading(listDocuments, async (context) => {
    const { input, db } = context
    const { state, sort, limit, cursor } = input
    const order = orderOf<DocumentSortKey>(sort)
    const after = readCursor(sort, cursor, isDocumentKey[order.key])
    const question = questionOf(context)
    if (question === null) return { documents: [], total: after ? null : 0, nextCursor: null }
    const page = documentsOf(db, question, { state: state ?? null, order, limit: limit + 1, after })
    const rows = await readOf(context, question, page)
    const { page: shown, nextCursor } = pageOf(rows, limit, sort, ({ sortKey, id }) => ({ key: sortKey, id }))
    return {
      documents: shown.map((row) => documentFrom(row, context)),
      total: after ? null : (rows[0]?.total ?? 0),
      nextCursor,
    }
  }),
  handle(readDocument, async (context) => {
    const row = await context.db.one(documentById(context.db, { scope: documentScopeOf(context), place: anywhere, id: context.input.id }))
    requires(row, 'NOT_FOUND')
    return { document: documentFrom(row, context) }
  }),
  reading(countDocuments, async (context) => {
    const question = questionOf(context)
    const isManager = context.session.user.role === role.manager
    const [counts] = question === null ? [] : await readOf(context, question, countsOf(context.db, question))
    const { all = 0, unviewed = 0, toValidate = 0, toRemind = 0 } = counts ?? {}
    return { all, unviewed, toValidate, toRemind: isManager ? toRemind : null }
  }),
  reading(listDocumentTypes, async ({ db }) => ({ types: await db.read(documentTypes(db)) })),
  reading(listRequiredDocuments, async (context) => {
    const { input, db, now, company } = context
    const today = dayOf(localOf(now, company.timeZone))
    const there = ownerThere(db, 'agent', input.agentId, documentScopeOf(context))
    const [documents, [agent]] = await db.batch(requiredOf(db, input.agentId, today), there)
    requires(agent?.isThere, 'NOT_FOUND')
    return { documents }
  }),
  reading(countUnseenDocuments, async (context) => {
    const { locations, total } = await unseenAt(context)
    return { locations: documentLocations.flatMap((one) => locations.filter(({ location }) => location === one)), total }
  }),
]

type Narrowed = RequestContext<typeof countDocuments> | RequestContext<typeof listDocuments>

/** Null: there is nothing there. A location that is not known is only logged (coverage 2.108). */
function questionOf({ input, company, session, log }: Narrowed): DocumentQuestion | null {
  if (isUnknown(input)) log.warn({ location: input.type }, 'an unknown location of documents was asked for')
  const scope = documentScopeOf({ company, session })
  const place = placeOf(input, subjectOf(company, session, 'nobody'), session)
  return place && { scope, place, search: (input.search ?? '').trim(), typeId: input.typeId }
}

/** The rows of a question; NOT_FOUND where the one whose documents are asked for is not there, or not the caller's to see. */
async function readOf<T>({ db }: Narrowed, { scope, place }: DocumentQuestion, query: Parameters<typeof db.read<T>>[0]): Promise<T[]> {
  if (place.owner === null || place.ownerId === null) return db.read(query)
  const [rows, [owner]] = await db.batch(query, ownerThere(db, place.owner, place.ownerId, scope))
  requires(owner?.isThere, 'NOT_FOUND')
  return rows
}
