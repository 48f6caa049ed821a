import { id } from '@vigie/contract/kit/values.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'
import type { Emit } from '../../../kit/handle.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue } from '../../../platform/queue/queue.store.ts'
import { task } from '../../../kit/task.ts'
import { readCompany } from '../../companies/companies.store.ts'
import { notify } from '../../notifications/notify.store.ts'
import { documentPath, emitDocument, noticesOf } from '../documents.notifications.ts'
import { peopleAt } from './readers.people.ts'
import { documentsNamed } from './readers.later.store.ts'
import {
  addAgents,
  addLaterAgents,
  addUsers,
  documentsForAll,
  documentsLeft,
  endReaders,
  holdDocuments,
  resumeReaders,
  type NewReader,
} from './readers.store.ts'
import { dueDocuments, markReminded, type DueDocument } from './remind.store.ts'

/** Days before the day to validate by from which on those who are asked are reminded of it. */
export const daysBefore = 3

const laterReaders = task({
  name: 'documents.readers',
  input: z.object({ agentIds: z.nullable(z.array(id)) }),
  run: async ({ agentIds }, { db, now, emit }) => addLaterReaders(db, now, agentIds, emit),
})
export const tasks = [laterReaders]

/** Whoever has come to a site, a client or the company is given what is for all there: with the change that brings them. */
export const askForLaterReaders = (db: Db, agentIds: readonly number[] | null) =>
  enqueue(db, laterReaders.name, { agentIds }, agentIds === null ? { key: laterReaders.name } : {})

/** Documents whose readers are looked at together: a night's work holds none of them for long. */
const together = 50

/** Those agents; or everybody, and then who has gone is a reader no more. */
export async function addLaterReaders(db: Db, now: Instant, agentIds: readonly number[] | null, emit: Emit | null): Promise<void> {
  const company = await readCompany(db)
  if (!company) return
  const people = peopleAt(company, now, agentIds)
  if (agentIds !== null) return join(db, now, emit, async (held) => held.save(addLaterAgents(held, { ...people, agentIds }, now)))
  for (const ids of partsOf(await db.read(documentsLeft(db, people)))) {
    await db.batch(holdDocuments(db, ids), endReaders(db, people, ids, now), resumeReaders(db, people, ids, now))
  }
  for (const ids of partsOf(await db.read(documentsForAll(db)))) {
    await join(db, now, emit, async (held) =>
      (await held.batch(addAgents(held, people, ids, now), addUsers(held, people, ids, now))).flat(),
    )
  }
}

const partsOf = (rows: readonly { readonly id: number }[]): number[][] =>
  Array.from({ length: Math.ceil(rows.length / together) }, (_, at) =>
    rows.slice(at * together, (at + 1) * together).map(({ id: documentId }) => documentId),
  )

/** Adds readers and tells them, in one transaction. */
async function join(outer: Db, now: Instant, emit: Emit | null, add: (db: Db) => Promise<readonly NewReader[]>): Promise<void> {
  const told = await outer.transaction(async (db) => {
    const byDocument = Map.groupBy(await add(db), ({ documentId }) => documentId)
    const documents = await db.read(documentsNamed(db, [...byDocument.keys()]))
    const named = documents.map((document) => ({ document, readers: byDocument.get(document.id) ?? [] }))
    // Of what wants nothing of them the newcomers are not told one by one: it waits in their list, counted.
    for (const { document, readers } of named) {
      const asked = readers.filter(({ isAsked }) => isAsked)
      await db.batch(...noticesOf(db, document, asked, now))
    }
    return named
  })
  if (emit) for (const { document, readers } of told) emitDocument(emit, outer.companyId, document, readers)
}

/** What the notice of a day is about: told once ahead of it, and once on it. */
export const aboutDue = ({ id, version, validateBy, isToday }: Pick<DueDocument, 'id' | 'version' | 'validateBy' | 'isToday'>): string =>
  `document ${id} v${version} ${validateBy}${isToday ? '' : ' ahead'}`

/** Reminds whoever has still to validate what is due in some days, and again on the day; of each once. */
export async function remindOfDue(outer: Db, now: Instant): Promise<void> {
  for (const { id: documentId, name, version, siteId, validateBy, isToday, userIds } of await outer.read(
    dueDocuments(outer, now, daysBefore),
  )) {
    if (userIds.length === 0) continue
    const about = aboutDue({ id: documentId, version, validateBy, isToday })
    await outer.transaction(async (db) => {
      const facts = { document: name, by: validateBy }
      const notice = notify(db, { kind: 'documentDue', facts, userIds, path: documentPath(documentId), siteId, about, now })
      await db.batch(holdDocuments(db, [documentId]), notice, markReminded(db, documentId, userIds, now))
    })
  }
}

/** What is done for a company each night. */
export async function nightOfDocuments(db: Db, now: Instant): Promise<void> {
  await addLaterReaders(db, now, null, null)
  await remindOfDue(db, now)
}
