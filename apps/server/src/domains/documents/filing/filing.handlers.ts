import { changeDocument, fileDocuments, removeDocument, replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf, type Day } from '@vigie/contract/kit/time.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import type { Session } from '../../../kit/session.ts'
import { savedRow } from '../../../kit/version-conflict.ts'
import { insertFile, type NewFile } from '../../files/files.store.ts'
import { keeping } from '../../files/files.take.ts'
import { documentById, type DocumentRow } from '../documents.list.store.ts'
import { ownerThere } from '../documents.owner.store.ts'
import { documentFrom } from '../documents.rows.ts'
import { requiresEdit } from '../documents.scope.rules.ts'
import { documentScopeOf } from '../documents.scope.ts'
import { anywhere } from '../documents.seen.ts'
import { emitDocument, noticesOf, type ToldReader } from '../documents.notifications.ts'
import { peopleAt } from '../readers/readers.people.ts'
import { addAgents, addUsers } from '../readers/readers.store.ts'
import { problemsOfAsked, refuseBadFiling, titleOf } from './filing.rules.ts'
import { insertDocuments, insertVersion, readersOf, removeDocumentRow, saveChange, typeThere, type Filing } from './filing.store.ts'

export const handlers = [
  handle(fileDocuments, async (context) => {
    const { input, db, company, session, files, emit } = context
    requiresEdit(input.owner, session)
    refuseBadFiling(input, files.length, todayOf(context))
    const scope = documentScopeOf(context)
    const ownerId = input.ownerId ?? null
    const [[owner], [type]] = await db.batch(
      ownerThere(db, input.owner, ownerId ?? company.id, scope),
      typeThere(db, input.typeId ?? null, null),
    )
    requires(owner?.isThere, 'NOT_FOUND')
    requires(type?.isThere, 'NOT_FOUND')
    const filing: Filing = {
      ...input,
      ownerId,
      isForAll: input.agentIds === undefined,
      validationText: (input.validationText ?? '').trim() || null,
      validateBy: input.validateBy ?? null,
      typeId: input.typeId ?? null,
      folder: (input.folder ?? '').trim(),
    }
    const made = await keeping(context, files, (taken) => saveFiling(context, filing, input.agentIds ?? null, taken))
    for (const { id, readers } of made) emitDocument(emit, company.id, { id, owner: input.owner }, readers)
    return {
      documents: await documentsNow(
        context,
        made.map(({ id }) => id),
      ),
    }
  }),
  handle(replaceDocument, async (context) => {
    const { input, company, session, now, files, emit } = context
    const row = await editable(context, input.id)
    requires(row.version === input.version, 'CONFLICT')
    if (files.length !== 1) throw new Refusal('INVALID', {}, [{ field: 'files', problem: 'document.oneFile' }])
    const readers = await keeping(context, files, ([file]) =>
      context.db.transaction(async (db) => {
        await db.save(insertFile(db, file!, session.user.id, now))
        const version = insertVersion(db, input.id, input.version, file!.storageKey, { userId: session.user.id, now })
        const [[held], found] = await db.batch(version, readersOf(db, input.id))
        requires(held, 'CONFLICT')
        await db.batch(...noticesOf(db, { ...noticed(row), version: held.version }, found, now))
        return found
      }),
    )
    emitDocument(emit, company.id, row, readers)
    const [document] = await documentsNow(context, [input.id])
    requires(document, 'NOT_FOUND')
    return { document }
  }),
  handle(changeDocument, async (context) => {
    const { input, db, company, emit } = context
    const row = await editable(context, input.id)
    requires(row.version === input.version, 'CONFLICT')
    const asksAgents = input.asksAgents ?? row.asksAgents
    const asksPartners = input.asksPartners ?? row.asksPartners
    const isAsked = asksAgents || asksPartners
    // Who is asked no more has no day to do it by; who says a day all the same is told.
    const asked = {
      asksAgents,
      asksPartners,
      validateBy: input.validateBy === undefined ? (isAsked ? row.validateBy : null) : input.validateBy,
      wantsWhole: input.wantsWhole ?? (isAsked && row.wantsWhole),
    }
    const problems = problemsOfAsked(asked, todayOf(context), row.validateBy)
    if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
    const [[type], readers] = await db.batch(typeThere(db, input.typeId ?? null, row.typeId), readersOf(db, input.id))
    requires(type?.isThere, 'NOT_FOUND')
    const change = {
      ...asked,
      name: input.name ?? null,
      folder: input.folder?.trim() ?? null,
      typeId: input.typeId,
      validationText: input.validationText === undefined ? undefined : input.validationText.trim() || null,
    }
    savedRow(await db.save(saveChange(db, input.id, input.version, change)))
    emitDocument(emit, company.id, row, readers)
    const [document] = await documentsNow(context, [input.id])
    requires(document, 'NOT_FOUND')
    return { document }
  }),
  handle(removeDocument, async (context) => {
    const { input, db, company, now, emit } = context
    const row = await editable(context, input.id)
    const [readers, [removed]] = await db.batch(readersOf(db, input.id), removeDocumentRow(db, input.id, input.version, now))
    requires(removed, 'CONFLICT')
    emitDocument(emit, company.id, row, readers)
    return { success: true }
  }),
]

type Context = Pick<RequestContext, 'db' | 'company' | 'now' | 'installation'> & { readonly session: Session }

const todayOf = ({ now, company }: Context): Day => dayOf(localOf(now, company.timeZone))

/** A document that this manager sees and may change. */
async function editable(context: Context, id: number): Promise<DocumentRow> {
  const row = await context.db.one(documentById(context.db, { scope: documentScopeOf(context), place: anywhere, id }))
  requires(row, 'NOT_FOUND')
  requiresEdit(row.owner, context.session)
  return row
}

const noticed = ({ id, version, name, validateBy, siteId }: DocumentRow) => ({ id, version, name, validateBy, siteId })

async function documentsNow(context: Context, ids: readonly number[]) {
  const { db } = context
  const scope = documentScopeOf(context)
  const found = await db.batch(...ids.map((id) => documentById(db, { scope, place: anywhere, id })))
  return found.flat().map((row) => documentFrom(row, context))
}

interface Made {
  readonly id: number
  readonly readers: readonly ToldReader[]
}

/** The rows of what was taken in, who reads it, and what they are told: all or none. */
const saveFiling = (
  { db: outer, company, session, now }: Context,
  filing: Filing,
  agentIds: readonly number[] | null,
  taken: readonly NewFile[],
) =>
  outer.transaction(async (db): Promise<Made[]> => {
    const { id: userId } = session.user
    await db.batch(...taken.map((file) => insertFile(db, file, userId, now)))
    const titled = taken.map(({ storageKey, name }) => ({ storageKey, title: titleOf(name) }))
    const ids = (await db.save(insertDocuments(db, filing, titled, { userId, now }))).map(({ id }) => id)
    const people = peopleAt(company, now, agentIds)
    const [agents, users] = await db.batch(addAgents(db, people, ids, now), addUsers(db, people, ids, now))
    // Somebody who was chosen is no agent of this owner.
    if (agentIds) requires(agents.length >= ids.length * new Set(agentIds).size, 'NOT_FOUND')
    const siteId = filing.owner === 'site' ? filing.ownerId : null
    const made = ids.map((id, at) => ({
      id,
      name: titled[at]!.title,
      readers: [...agents, ...users].filter(({ documentId }) => documentId === id),
    }))
    await db.batch(
      ...made.flatMap(({ id, name, readers }) =>
        noticesOf(db, { id, version: 1, name, siteId, validateBy: filing.validateBy }, readers, now),
      ),
    )
    return made
  })
