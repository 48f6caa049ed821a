import { documentOwners, documentSorts } from '@vigie/contract/documents/documents.kinds.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentsOf, type DocumentPage } from '../src/domains/documents/documents.list.store.ts'
import type { DocumentSortKey } from '../src/domains/documents/documents.order.rules.ts'
import { readingOf, saveViewed, unseenOf } from '../src/domains/documents/documents.reading.store.ts'
import type { DocumentPlace, DocumentScope } from '../src/domains/documents/documents.scope.rules.ts'
import { plans } from '../src/domains/documents/documents.plans.testing.ts'
import { anywhere } from '../src/domains/documents/documents.seen.ts'
import { orderOf } from '../src/kit/order.rules.ts'
import type { Db, Query } from '../src/platform/postgres/db.ts'
import { planOf, readWhole, now, worseKept, type PlanNode } from './plans.ts'
import { openTestApp } from './app.ts'

const count = 30_000
let db: Db
let first: { site: number; agent: number; document: number }
const app = await openTestApp()
const { superuser } = app.database
beforeAll(async () => {
  const { id } = await app.rows.company()
  db = app.database.forCompany(id)
  first = await fill(id)
  await superuser.query('analyze')
}, 300_000)

/** So many documents at 300 sites, each with two of 1,000 agents as readers; half of it is read. */
async function fill(company: number) {
  const at = async <T extends object>(sql: string) => (await superuser.query<T>(sql, [company])).rows[0]!
  await at(`insert into clients (company_id, code, name, created_at) values ($1, 'C', 'Client', '2026-01-01')`)
  const { site } = await at<{ site: number }>(`with made as (
    insert into sites (company_id, client_id, code, name, time_zone, created_at)
    select $1, (select client_id from clients where company_id = $1), 'S' || n, 'Site ' || n, 'Europe/Paris', '2026-01-01' from generate_series(1, 300) n
    returning site_id) select min(site_id) as site from made`)
  const { agent } = await at<{ agent: number }>(`with made as (
    insert into agents (company_id, employee_number, last_name, first_name, created_at)
    select $1, 'M' || n, 'Nom' || n, 'Alix', '2026-01-01' from generate_series(1, 1000) n returning agent_id) select min(agent_id) as agent from made`)
  const userId = await app.rows.user(company, { role: 'manager' })
  await at(`insert into files (company_id, storage_key, name, media_type, extension, bytes, sha256, created_at)
    values ($1, repeat('x', 32), 'x.pdf', 'application/pdf', 'pdf', 1, sha256('x'), '2026-01-01')`)
  const { document } = await at<{ document: number }>(`with made as (
    insert into documents (company_id, name, owner, site_id, is_for_agents, is_for_clients, is_for_partners, is_for_all, asks_agents, file_id, created_at, filed_at)
    select $1, 'Document ' || n, 'site', ${site} + n % 300, true, false, false, true, n % 2 = 0, (select file_id from files where company_id = $1), t, t
      from generate_series(1, ${count}) n, lateral (select timestamptz '2024-01-01' + n * interval '40 minutes' as t) x returning document_id)
    select min(document_id) as document from made`)
  await at(`insert into document_versions (company_id, document_id, version, file_id, filed_at)
    select company_id, document_id, 1, file_id, filed_at from documents where company_id = $1`)
  await at(`insert into document_readers (company_id, document_id, agent_id, is_asked, since)
    select d.company_id, d.document_id, ${agent} + (d.document_id * k) % 1000, d.asks_agents, d.created_at from documents d, generate_series(1, 2) k
     where d.company_id = $1 on conflict do nothing`)
  await at(`insert into document_readings (company_id, document_id, document_reader_id, version, user_id, viewed_at)
    select company_id, document_id, document_reader_id, 1, ${userId}, since from document_readers where company_id = $1 and document_id % 2 = 0`)
  return { site, agent, document }
}

const nobody = { clientIds: null, siteIds: null, partnerId: null, agentId: null }
const manager: DocumentScope = { ...nobody, reader: null, owners: documentOwners }
const agent = (): DocumentScope => ({ ...nobody, reader: { kind: 'agent', id: first.agent }, owners: documentOwners, agentId: first.agent })
const page = (scope: DocumentScope, place: DocumentPlace = anywhere, more: Partial<DocumentPage> = {}) =>
  documentsOf(
    db,
    { scope, place },
    { state: null, order: orderOf<DocumentSortKey>('-created_at'), limit: 26, after: undefined, ...more },
  ) as Query<unknown>
const run = (query: Query<unknown>) => planOf(app, db, query, { isRun: true })
const most = (nodes: readonly PlanNode[], table: string) =>
  Math.max(
    0,
    ...nodes.filter((node) => node['Relation Name'] === table).map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)),
  )

describe(`with ${count.toLocaleString('en')} documents`, () => {
  it('a later page walks on from its key, and reads no more than itself', async () => {
    const after = { key: '2025-01-01 00:00:00+00', id: 0 }
    for (const sort of ['-created_at', 'created_at'] as const) {
      const nodes = await run(page(manager, anywhere, { order: orderOf<DocumentSortKey>(sort), after }))
      expect(nodes.map((node) => node['Index Name'])).toContain('documents_by_date')
      expect(most(nodes, 'documents'), sort).toBeLessThanOrEqual(26)
    }
    const nodes = await run(page(manager, anywhere, { order: orderOf<DocumentSortKey>('name'), after: { key: 'document 2', id: 0 } }))
    expect(most(nodes, 'documents')).toBeLessThanOrEqual(26)
  })

  it('one site’s documents are read by its index', async () => {
    const nodes = await run(page(manager, { owner: 'site', ownerId: first.site, state: null }))
    expect(readWhole(nodes)).not.toContain('documents')
    expect(most(nodes, 'documents')).toBeLessThanOrEqual(110)
  })

  it.each(documentSorts)('a reader’s list by %s reads what that reader was given, and nothing of the others', async (sort) => {
    const nodes = await run(page(agent(), anywhere, { order: orderOf<DocumentSortKey>(sort) }))
    for (const table of ['documents', 'document_readers', 'document_readings']) {
      expect(readWhole(nodes), table).not.toContain(table)
      expect(most(nodes, table), table).toBeLessThanOrEqual(200)
    }
  })

  it('what a reader has not seen is counted by what that reader was given', async () => {
    const nodes = await run(unseenOf(db, agent()))
    for (const table of ['documents', 'document_readers', 'document_readings']) expect(most(nodes, table), table).toBeLessThanOrEqual(200)
  })

  it('to open one, and to mark it viewed, reads that one', async () => {
    for (const scope of [manager, agent()]) {
      const nodes = await run(readingOf(db, first.document, undefined, scope))
      for (const table of ['documents', 'document_readers', 'document_readings', 'document_versions'])
        expect(most(nodes, table), table).toBeLessThanOrEqual(100)
    }
    const nodes = await run(saveViewed(db, { id: first.document, version: 1, readerId: 1, userId: 1, now }, 1))
    expect(readWhole(nodes)).toEqual([])
  })

  it.each(Object.keys(plans({} as Db)))('%s reads no more by the plan that is kept than by one for its values', async (name) =>
    expect(await worseKept(app, plans(db)[name]!())).toEqual([]),
  )
})
