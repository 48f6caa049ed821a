import { listReaders, remindReaders } from '@vigie/contract/documents/documents.filing.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { pageOf, readCursor } from '../../../kit/cursor.ts'
import { companyPage, handOverOf } from '../../../kit/hand-over.ts'
import { handle, reading } from '../../../kit/handle.ts'
import { isTextKey } from '../../../kit/order.rules.ts'
import { notify } from '../../notifications/notify.store.ts'
import { documentById } from '../documents.list.store.ts'
import { requiresEdit } from '../documents.scope.rules.ts'
import { documentScopeOf } from '../documents.scope.ts'
import { anywhere } from '../documents.seen.ts'
import { documentPath, emitDocument } from '../documents.notifications.ts'
import { readersPage, versionsOf } from './proof.store.ts'
import { holdDocuments } from './readers.store.ts'
import { remind } from './remind.store.ts'

/** Minutes in which nobody is reminded of the same document twice. */
const pause = 60

export const handlers = [
  reading(listReaders, async (context) => {
    const { input, db } = context
    const question = { scope: documentScopeOf(context), place: anywhere, id: input.id }
    const [[document], versions] = await db.batch(documentById(db, question), versionsOf(db, input.id))
    requires(document, 'NOT_FOUND')
    const asked = versions.find(({ version }) => version === (input.version ?? document.version))
    requires(asked, 'NOT_FOUND')
    const sort = `version ${asked.version}`
    const after = readCursor(sort, input.cursor, isTextKey)
    const rows = await db.read(readersPage(db, input.id, asked.version, input.limit + 1, after))
    const { page, nextCursor } = pageOf(rows, input.limit, sort, ({ sortKey, id }) => ({ key: sortKey, id }))
    return { readers: page, nextCursor, sha256: asked.sha256.toString('hex'), versions }
  }),
  handle(remindReaders, async (context) => {
    const { input, db: outer, company, session, now, emit, installation } = context
    const document = await outer.one(documentById(outer, { scope: documentScopeOf(context), place: anywhere, id: input.id }))
    requires(document, 'NOT_FOUND')
    requiresEdit(document.owner, session)
    const { id, name, version, siteId, validateBy } = document
    const reminded = await outer.transaction(async (db) => {
      const [, found] = await db.batch(holdDocuments(db, [id]), remind(db, id, now, addMinutes(now, -pause)))
      for (const asks of [true, false]) {
        const userIds = found.filter(({ isAsked }) => isAsked === asks).map(({ userId }) => userId)
        if (userIds.length === 0) continue
        const facts = { document: name, asks, by: asks ? validateBy : null }
        const about = `document ${id} v${version} at ${now}`
        await db.save(notify(db, { kind: 'documentReminder', facts, userIds, path: documentPath(id), siteId, about, now }))
      }
      return found
    })
    emitDocument(emit, company.id, document, [])
    const link = companyPage(installation.addresses.linkUrl, documentPath(id), company.code)
    return { remindedCount: reminded.length, handOver: handOverOf(installation, link, { isNotice: true }) }
  }),
]
