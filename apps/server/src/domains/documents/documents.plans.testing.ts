import { documentOwners, documentSorts, documentStates } from '@vigie/contract/documents/documents.kinds.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { orderOf } from '../../kit/order.rules.ts'
import { day, hash, now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { DocumentSortKey } from './documents.order.rules.ts'
import type { DocumentScope } from './documents.scope.rules.ts'
import { anywhere } from './documents.seen.ts'
import * as filing from './filing/filing.store.ts'
import * as list from './documents.list.store.ts'
import * as owner from './documents.owner.store.ts'
import * as required from './documents.required.store.ts'
import * as later from './readers/readers.later.store.ts'
import * as proof from './readers/proof.store.ts'
import * as reading from './documents.reading.store.ts'
import * as readers from './readers/readers.store.ts'
import * as remind from './readers/remind.store.ts'

/** The stores whose every query is planned below. */
export const stores = { list, owner, required, reading, filing, readers, later, proof, remind }

const nobody = { clientIds: null, siteIds: null, partnerId: null, agentId: null }
const manager: DocumentScope = { ...nobody, reader: null, owners: documentOwners }
const asUser = { kind: 'user', id: 1 } as const
/** A manager, an agent, a client, a sub-client and a partner. */
const scopes: readonly DocumentScope[] = [
  manager,
  { ...nobody, reader: { kind: 'agent', id: 1 }, owners: documentOwners, agentId: 1 },
  { ...nobody, reader: asUser, owners: documentOwners, clientIds: [1, 2] },
  { ...nobody, reader: asUser, owners: documentOwners, clientIds: [1], siteIds: [1, 2] },
  { ...nobody, reader: asUser, owners: documentOwners, partnerId: 1 },
]
const page = { state: null, order: orderOf<DocumentSortKey>('-created_at'), limit: 26, after: undefined }
const places = [anywhere, ...documentOwners.map((one) => ({ owner: one, ownerId: one === 'company' ? null : 1, state: null }))]
const act = { id: 1, version: 1, readerId: 1, userId: 1, now }
const filed: filing.Filing = {
  owner: 'site',
  ownerId: 1,
  isForAgents: true,
  isForClients: true,
  isForPartners: true,
  isForAll: true,
  asksAgents: true,
  asksPartners: false,
  validationText: null,
  validateBy: day,
  wantsWhole: false,
  typeId: null,
  folder: '',
}
const change: filing.Change = {
  name: 'Consignes',
  folder: null,
  typeId: undefined,
  asksAgents: true,
  asksPartners: false,
  validationText: undefined,
  validateBy: null,
  wantsWhole: false,
}
const people = { today: day, plannedSince: '2026-09-11T08:00:00Z' as Instant, agentIds: null }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  documentsOf: () => [
    ...documentSorts.map((sort) =>
      list.documentsOf(db, { scope: manager, place: anywhere }, { ...page, order: orderOf<DocumentSortKey>(sort) }),
    ),
    ...documentStates.map((state) => list.documentsOf(db, { scope: manager, place: anywhere }, { ...page, state })),
    ...scopes.flatMap((scope) => places.map((place) => list.documentsOf(db, { scope, place, search: 'nuit' }, page))),
    list.documentsOf(db, { scope: manager, place: anywhere }, { ...page, after: { key: now, id: 1 } }),
  ],
  documentById: () => scopes.map((scope) => list.documentById(db, { scope, place: anywhere, id: 1 })),
  countsOf: () => scopes.map((scope) => list.countsOf(db, { scope, place: anywhere })),
  documentTypes: () => [list.documentTypes(db)],
  requiredOf: () => [required.requiredOf(db, 1, day)],
  ownerThere: () => scopes.flatMap((scope) => documentOwners.map((one) => owner.ownerThere(db, one, 1, scope))),
  readingOf: () => scopes.map((scope) => reading.readingOf(db, 1, undefined, scope)),
  fileOfKey: () => scopes.map((scope) => reading.fileOfKey(db, 'x'.repeat(32), scope)),
  saveViewed: () => [reading.saveViewed(db, act, 1)],
  saveValidated: () => [
    reading.saveValidated(db, act, { sha256: hash, fullName: 'Martin Camille', address: '::1', text: 'Lu', asked: null }),
  ],
  unseenOf: () => scopes.slice(1).map((scope) => reading.unseenOf(db, scope)),
  insertDocuments: () => [filing.insertDocuments(db, filed, [{ storageKey: 'x'.repeat(32), title: 'Consignes' }], { userId: 1, now })],
  insertVersion: () => [filing.insertVersion(db, 1, 1, 'x'.repeat(32), { userId: 1, now })],
  saveChange: () => [filing.saveChange(db, 1, 1, change)],
  removeDocumentRow: () => [filing.removeDocumentRow(db, 1, 1, now)],
  typeThere: () => [filing.typeThere(db, 1, null)],
  readersOf: () => [filing.readersOf(db, 1)],
  addAgents: () => [readers.addAgents(db, people, [1], now), readers.addAgents(db, { ...people, agentIds: [1, 2] }, [1], now)],
  addUsers: () => [readers.addUsers(db, people, [1], now)],
  addLaterAgents: () => [readers.addLaterAgents(db, { ...people, agentIds: [1, 2] }, now)],
  documentsForAll: () => [readers.documentsForAll(db)],
  documentsLeft: () => [readers.documentsLeft(db, people)],
  holdDocuments: () => [readers.holdDocuments(db, [1, 2])],
  endReaders: () => [readers.endReaders(db, people, [1, 2], now)],
  resumeReaders: () => [readers.resumeReaders(db, people, [1, 2], now)],
  documentsNamed: () => [later.documentsNamed(db, [1, 2])],
  readersPage: () => [proof.readersPage(db, 1, 1, 101, undefined)],
  versionsOf: () => [proof.versionsOf(db, 1)],
  remind: () => [remind.remind(db, 1, now, now)],
  dueDocuments: () => [remind.dueDocuments(db, now, 3)],
  markReminded: () => [remind.markReminded(db, 1, [1], now)],
})
