import type { Role } from '@vigie/contract/access.ts'
import { countUnseenDocuments, documentChanged, listDocuments, readFileData, viewDocument } from '@vigie/contract/documents/documents.ts'
import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { countsOf, documentIn } from '../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { readingIn } from './documents.reading.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database

const { made, view, download, validate, proofOf, replaced, unseen } = readingIn(app, fixture)
const counters = async (role: Role) => outputOf(readUnseen, await app.http(readUnseen, {}, fixture.as(role)))

describe('viewing', () => {
  it('marks a document viewed once, with the time of the first, and goes on with the pages that were shown', async () => {
    const id = await made()
    expect(outputOf(viewDocument, await download(id))).toEqual({ viewedAt: '2026-10-12T08:00:00Z', page: 0 })
    app.clock.forward(90)
    expect(outputOf(viewDocument, await view(id, { first_page: 1, page: 2 }))).toEqual({ viewedAt: '2026-10-12T08:00:00Z', page: 2 })
    expect(outputOf(viewDocument, await view(id, { page: 1 }))).toEqual({ viewedAt: '2026-10-12T08:00:00Z', page: 2 })
    // It has three.
    expect(outputOf(viewDocument, await view(id, { page: 900 })).page).toBe(3)
    expect(await countsOf(app, fixture.company.id)).toEqual([{ id, kept: [1, 1, 1, 0], counted: [1, 1, 1, 0] }])
  })

  it('a leap to the last page reads nothing; the pages in between do', async () => {
    const id = await made({ columns: { wants_whole: true } })
    const told = async (values: Values) => outputOf(viewDocument, await view(id, values)).page
    // Not before it was opened either.
    expect(await told({ page: 3 })).toBe(0)
    expect(await told({ page: 2 })).toBe(0)
    expect(await told({ page: 1 })).toBe(1)
    expect(await told({ first_page: 3, page: 3 })).toBe(1)
    expect((await validate(id)).error).toMatchObject({ code: 'DOCUMENT_PAGES_LEFT' })
    expect(await told({ first_page: 2, page: 3 })).toBe(3)
    expect((await validate(id)).status).toBe(200)
  })

  it('by a manager marks nothing and takes nothing off anybody’s counters', async () => {
    const id = await made()
    expect(outputOf(viewDocument, await view(id, {}, 'manager'))).toEqual({ viewedAt: null, page: 0 })
    expect((await unseen('resource')).total).toBe(1)
    expect(await proofOf(id)).toEqual([])
    expect(await unseen('manager')).toMatchObject({ total: 0 })
  })

  it('of what is not one’s own, not there or no longer so is refused', async () => {
    const others = await documentIn(app, fixture.company.id, { agentIds: [await app.rows.agent(fixture.company.id)], isAsked: true })
    const theirs = await fixtureOf(app.rows)
    const foreign = await documentIn(app, theirs.company.id, { agentIds: [theirs.agentId], isAsked: true })
    for (const [id, code] of [
      [others, 'NOT_FOUND'],
      [foreign, 'NOT_FOUND'],
      [0, 'NOT_FOUND'],
      [2_147_483_647, 'NOT_FOUND'],
    ] as const) {
      for (const answer of [await view(id), await validate(id), await app.http(readFileData, { id }, fixture.as('resource'))])
        expect(answer.error?.code).toBe(code)
    }
    const id = await made()
    await superuser.query('update document_readers set until = $2 where company_id = $1', [fixture.company.id, app.clock.now()])
    expect((await view(id)).error?.code).toBe('NOT_FOUND')
    for (const bad of [
      { version: -1 },
      { version: 'x' },
      { page: -1 },
      { page: 1.5 },
      { first_page: -1 },
      { id: -1 },
      { id: 2_147_483_648 },
      { id: null },
    ])
      expect((await view(id, bad)).error?.code, JSON.stringify(bad)).toBe('INVALID')
  })

  it('of a version whose place another has taken is a conflict', async () => {
    const id = await made()
    await view(id)
    await replaced(id)
    expect((await view(id)).error?.code).toBe('CONFLICT')
    expect((await validate(id)).error?.code).toBe('CONFLICT')
    expect((await view(id, { version: 2 })).status).toBe(200)
    expect((await view(id, { version: 3 })).error?.code).toBe('CONFLICT')
  })
})

describe('what is unseen', () => {
  it('is counted by location and falls as it is viewed, for each reader its own', async () => {
    const people = { agentIds: [fixture.agentId], userIds: [fixture.users.client, fixture.users.manager_partner], isAsked: false }
    const company = await made(people)
    const client = await made({ ...people, owner: 'client', ownerId: fixture.clientId })
    await made({ ...people, owner: 'site', ownerId: fixture.siteId })
    await made({ ...people, owner: 'agent', ownerId: fixture.agentId })
    await made({ ...people, owner: 'partner', ownerId: fixture.partnerId })
    const byLocation = async (role: Role) =>
      Object.fromEntries((await unseen(role)).locations.map(({ location, count }) => [location, count]))
    expect(await byLocation('resource')).toEqual({
      'sheet-nav': 1,
      'planning-nav': 1,
      'planning-nav-alert-files': 1,
      'company-docs-list': 1,
    })
    expect((await unseen('resource')).total).toBe(3)
    expect((await unseen('client')).total).toBe(3)
    expect(await counters('client')).toEqual({
      unseenClientFileCount: 1,
      unseenCompanyFileCount: 1,
      unseenPartnerFileCount: 0,
      unseenMissionCount: null,
    })
    expect(await counters('manager_partner')).toMatchObject({
      unseenClientFileCount: 1,
      unseenCompanyFileCount: 1,
      unseenPartnerFileCount: 1,
    })
    expect(await counters('manager')).toEqual({
      unseenClientFileCount: 0,
      unseenCompanyFileCount: 0,
      unseenPartnerFileCount: 0,
      unseenMissionCount: null,
    })
    await view(client, {}, 'client')
    await view(company, {}, 'client')
    expect(await counters('client')).toMatchObject({ unseenClientFileCount: 0, unseenCompanyFileCount: 0 })
    expect(await counters('manager_partner')).toMatchObject({
      unseenClientFileCount: 1,
      unseenCompanyFileCount: 1,
      unseenPartnerFileCount: 1,
    })
    expect((await unseen('resource')).total).toBe(3)
  })

  it('is asked for from the version of document consultations on, and by a manager always', async () => {
    const old = await fixtureOf(app.rows, { apiVersion: '1.7.99' })
    const id = await documentIn(app, old.company.id, { agentIds: [old.agentId] })
    for (const role of ['manager_partner', 'resource', 'client', 'client_user'] as const)
      expect((await app.http(countUnseenDocuments, {}, old.as(role))).error?.code, role).toBe('FORBIDDEN')
    expect((await app.http(countUnseenDocuments, {}, old.as('manager'))).status).toBe(200)
    // Documents themselves are older than their counters.
    expect(outputOf(listDocuments, await app.http(listDocuments, {}, old.as('resource'))).documents.map((one) => one.id)).toEqual([id])
  })
})

describe('fetching', () => {
  const data = (id: number, values: Values, role: Role) => app.http(readFileData, { id, ...values }, fixture.as(role))

  it('gives a link that dies, to whoever sees the document; and marks nothing', async () => {
    const id = await made()
    const { url, expiresAt, name, viewerUrl } = outputOf(readFileData, await data(id, {}, 'resource'))
    expect(url).toMatch(/^\/stored\//)
    expect(expiresAt > app.clock.now()).toBe(true)
    expect([name, viewerUrl]).toEqual(['consignes.pdf', null])
    expect((await unseen('resource')).total).toBe(1)
    expect((await data(id, {}, 'client')).error?.code).toBe('NOT_FOUND')
  })

  it('of a former version is for managers and for whoever validated it', async () => {
    const other = await app.rows.agent(fixture.company.id)
    const id = await made({ agentIds: [fixture.agentId, other] })
    const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: other } })
    const asOther = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    await view(id)
    await validate(id)
    await app.http(viewDocument, { id, version: 1 }, asOther)
    await replaced(id)
    expect((await data(id, { version: 1 }, 'manager')).status).toBe(200)
    expect((await data(id, { version: 1 }, 'resource')).status).toBe(200)
    expect((await app.http(readFileData, { id, version: 1 }, asOther)).error?.code).toBe('NOT_FOUND')
    expect((await app.http(readFileData, { id, version: 2 }, asOther)).status).toBe(200)
    expect((await data(id, { version: 3 }, 'manager')).error?.code).toBe('NOT_FOUND')
  })

  it('names the company’s viewer of office documents where one is set, for those alone', async () => {
    const file = {
      name: 'Registre.xlsx',
      extension: 'xlsx',
      media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pages: null,
    }
    const [office, pdf] = [await made({ file }), await made()]
    const viewerOf = async (id: number, values: Values = {}) => outputOf(readFileData, await data(id, values, 'resource')).viewerUrl
    expect(await viewerOf(office)).toBeNull()
    const viewer = 'https://viewer.example/embed?src='
    await app.rows.insert('company_settings', {
      company_id: fixture.company.id,
      key: 'documents_viewer_url',
      value: JSON.stringify(viewer),
    })
    expect(await viewerOf(office)).toMatch(/^https:\/\/viewer\.example\/embed\?src=http%3A%2F%2F[^/]+%2Fstored%2F[^/]+$/)
    expect(await viewerOf(office, { download: true })).toBeNull()
    expect(await viewerOf(pdf)).toBeNull()
  })
})

describe('live', () => {
  it('a reading is told to managers who may see it and to the reader’s other windows, and to nobody else', async () => {
    const id = await made({ owner: 'agent', ownerId: fixture.agentId })
    const blind = await app.rows.user(fixture.company.id, { role: 'manager', rights: ['man_access_list_site'] })
    const open = async (token: string) => app.socket({ code: fixture.company.code, token })
    const [manager, own, other, client, shut] = await Promise.all([
      open(fixture.tokens.manager),
      open(fixture.tokens.resource),
      open(fixture.tokens.manager_partner),
      open(fixture.tokens.client),
      open(await app.rows.session(fixture.company.id, blind)),
    ])
    await view(id)
    for (const socket of [manager, own]) expect(await socket.next(documentChanged.name)).toEqual({ id })
    await validate(id)
    for (const socket of [manager, own]) expect(await socket.next(documentChanged.name)).toEqual({ id })
    for (const socket of [other, client, shut]) expect(socket.received(documentChanged.name)).toEqual([])
    // A page that is turned is told to nobody.
    await view(id, { page: 2 })
    await view(id, { page: 3 })
    expect(manager.received(documentChanged.name)).toHaveLength(2)
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
