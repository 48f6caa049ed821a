import type { Role } from '@vigie/contract/access.ts'
import { changeDocument, fileDocuments, listReaders, removeDocument, replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import {
  documentChanged,
  listDocuments,
  readDocument,
  readFileData,
  validateDocument,
  viewDocument,
} from '@vigie/contract/documents/documents.ts'
import type { SettingKey } from '@vigie/contract/companies/settings.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { countsOf, documentIn, fileIn, pdfOf } from '../../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, sendForm, type SentFile, type Values } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database

const file = (name: string, pages = 2): SentFile => ({ name, bytes: new Uint8Array(pdfOf(pages, name)) })
const inOrder = (ids: readonly (number | null | undefined)[]) => ids.toSorted((one, other) => Number(one) - Number(other))
const nobody = { is_for_resources: false, is_for_clients: false, is_for_partners: false }
const nothing = { is_validation_required_resource: false, is_validation_required_partner: false, wants_whole: false }
const forAgents = { owner: 'company', ...nobody, ...nothing, is_for_resources: true }
const send = (values: Values, files: readonly SentFile[] = [file('Consignes.pdf')], role: Role = 'manager') =>
  sendForm(app.url, fileDocuments, values, files, fixture.as(role))
const filed = async (values: Values, files?: readonly SentFile[]) => outputOf(fileDocuments, await send(values, files)).documents
const replace = (id: number, version: number, files = [file('Consignes v2.pdf', 4)]) =>
  sendForm(app.url, replaceDocument, { id, version }, files, fixture.as('manager'))
const count = async (table: string) =>
  Number(
    (await superuser.query<{ n: string }>(`select count(*) as n from ${table} where company_id = $1`, [fixture.company.id])).rows[0]!.n,
  )
const rowsOf = async () => ({ files: await count('files'), documents: await count('documents'), arriving: await count('arriving_files') })
const readersOf = async (id: number) => outputOf(listReaders, await app.http(listReaders, { id }, fixture.as('manager'))).readers
const published = (agentId: number, siteId: number, startsAt = '2026-10-12T08:00:00Z') =>
  Promise.all([
    app.rows.shift(fixture.company.id, { siteId, agentId, startsAt, endsAt: startsAt.replace('T08', 'T16') }),
    superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at) values ($1, $2, $3, $4) on conflict do nothing`,
      [fixture.company.id, agentId, startsAt.slice(0, 7).replace('-', ''), app.clock.now()],
    ),
  ])
const notices = async () =>
  (
    await superuser.query<{ user_id: number; kind: string; facts: unknown; about: string; path: string }>(
      'select user_id, kind, facts, about, path from notifications where company_id = $1 order by notification_id',
      [fixture.company.id],
    )
  ).rows

describe('filing', () => {
  it('makes a document of each file, for all agents, who are told', async () => {
    const second = await app.rows.agent(fixture.company.id)
    const documents = await filed({ ...forAgents, is_validation_required_resource: true, validate_by: '2026-10-20', folder: 'Consignes' }, [
      file('Ronde de nuit.pdf', 6),
      file('Accueil.pdf', 1),
    ])
    expect(documents).toMatchObject([
      {
        name: 'Ronde de nuit',
        fileName: 'Ronde de nuit.pdf',
        pages: 6,
        version: 1,
        folder: 'Consignes',
        readerCount: 2,
        askedCount: 2,
        validateBy: '2026-10-20',
      },
      { name: 'Accueil', pages: 1, readerCount: 2, askedCount: 2, owner: 'company', filedByName: 'Camille Martin' },
    ])
    expect((await readersOf(documents[0]!.id)).map(({ agentId, isAsked, hasAccount }) => [agentId, isAsked, hasAccount])).toEqual(
      expect.arrayContaining([
        [fixture.agentId, true, true],
        [second, true, false],
      ]),
    )
    expect(await notices()).toEqual([
      {
        user_id: fixture.users.resource,
        kind: 'documentFiled',
        facts: { document: 'Ronde de nuit', asks: true, by: '2026-10-20' },
        about: `document ${documents[0]!.id} v1`,
        path: `/documents?documentId=${documents[0]!.id}`,
      },
      expect.objectContaining({ about: `document ${documents[1]!.id} v1` }),
    ])
    // The bytes are there, under a link of the reader's own.
    const { url } = outputOf(readFileData, await app.http(readFileData, { id: documents[0]!.id }, fixture.as('resource')))
    expect(Buffer.from(await (await fetch(app.url + url)).arrayBuffer()).equals(pdfOf(6, 'Ronde de nuit.pdf'))).toBe(true)
    expect(await rowsOf()).toEqual({ files: 2, documents: 2, arriving: 0 })
  })

  it('is all or nothing: with one file that is none of ours, or none at all, nothing is kept', async () => {
    const bad: SentFile = { name: 'Facture.pdf', bytes: new Uint8Array(Buffer.from('<html><script>alert(1)</script></html>')) }
    const refused = await send(forAgents, [file('Bonne.pdf'), bad])
    expect([refused.status >= 400 && refused.status < 500, refused.error?.code.startsWith('FILE_')]).toEqual([true, true])
    expect((await send(forAgents, [file('Bonne.pdf'), { name: 'vide.pdf', bytes: new Uint8Array() }])).error?.code).toBe('FILE_EMPTY')
    expect((await send(forAgents, [])).error).toMatchObject({ code: 'INVALID', errors: { files: 'Choisissez au moins un fichier.' } })
    expect(await rowsOf()).toEqual({ files: 0, documents: 0, arriving: 0 })
    expect(await notices()).toEqual([])
  })

  it('for some agents gives it to those alone, and nobody joins them', async () => {
    const [second] = await Promise.all([app.rows.agent(fixture.company.id), app.rows.agent(fixture.company.id)])
    const [document] = await filed({ ...forAgents, resourceIds: [fixture.agentId, second] })
    expect(inOrder((await readersOf(document!.id)).map(({ agentId }) => agentId))).toEqual(inOrder([fixture.agentId, second]))
    const { rows } = await superuser.query('select is_for_all from documents where company_id = $1', [fixture.company.id])
    expect(rows).toEqual([{ is_for_all: false }])
  })

  it('for somebody who is no agent of the owner is refused whole', async () => {
    const theirs = await fixtureOf(app.rows)
    for (const resourceIds of [[theirs.agentId], [fixture.agentId, 99_999_999], [fixture.agentId, theirs.agentId]])
      expect((await send({ ...forAgents, resourceIds })).error?.code).toBe('NOT_FOUND')
    const other = await app.rows.agent(fixture.company.id)
    expect((await send({ ...forAgents, owner: 'agent', ownerId: fixture.agentId, resourceIds: [other] })).error?.code).toBe('NOT_FOUND')
    for (const [owner, ownerId] of [
      ['site', theirs.siteId],
      ['client', theirs.clientId],
      ['agent', theirs.agentId],
      ['partner', theirs.partnerId],
      ['site', 0],
    ] as const)
      expect((await send({ ...forAgents, owner, ownerId })).error?.code, owner).toBe('NOT_FOUND')
    expect((await send({ ...forAgents, file_type_id: 99_999_999 })).error?.code).toBe('NOT_FOUND')
    expect(await rowsOf()).toEqual({ files: 0, documents: 0, arriving: 0 })
  })

  it('of a site is for whoever is planned there by a published month, and for the users of its client and of that agent’s partner', async () => {
    const { id: company } = fixture.company
    const [here, elsewhere, unpublished, former] = await Promise.all(
      [1, 2, 3, 4].map(() => app.rows.agent(company, { columns: { partner_id: fixture.partnerId } })),
    )
    const otherSite = await app.rows.site(company, fixture.clientId)
    await published(here!, fixture.siteId)
    await published(elsewhere!, otherSite)
    await published(former!, fixture.siteId, '2026-06-12T08:00:00Z')
    await app.rows.shift(company, {
      siteId: fixture.siteId,
      agentId: unpublished!,
      startsAt: '2026-10-13T08:00:00Z',
      endsAt: '2026-10-13T16:00:00Z',
    })
    const everybody = { is_for_resources: true, is_for_clients: true, is_for_partners: true }
    const [document] = await filed({
      ...nothing,
      ...everybody,
      owner: 'site',
      ownerId: fixture.siteId,
      is_validation_required_partner: true,
    })
    const readers = await readersOf(document!.id)
    expect(readers.flatMap(({ agentId }) => agentId ?? [])).toEqual([here])
    const users = readers.filter(({ agentId }) => agentId === null)
    expect([users.length, users.filter(({ isAsked }) => isAsked).length]).toEqual([3, 1])
    expect(document).toMatchObject({ readerCount: 4, askedCount: 1, isSite: true })
    for (const [role, seen] of [
      ['client', 1],
      ['client_user', 1],
      ['manager_partner', 1],
      ['resource', 0],
    ] as const)
      expect(outputOf(listDocuments, await app.http(listDocuments, {}, fixture.as(role))).documents, role).toHaveLength(seen)
    // Of the client: all who are planned at any of its sites.
    const [ofClient] = await filed({ ...nothing, ...nobody, is_for_resources: true, owner: 'client', ownerId: fixture.clientId })
    expect(inOrder((await readersOf(ofClient!.id)).map(({ agentId }) => agentId))).toEqual(inOrder([here, elsewhere]))
  })

  it('passes by who has gone, but for what is of that agent alone', async () => {
    const gone = await app.rows.agent(fixture.company.id)
    await app.rows.contract(fixture.company.id, gone, { ends_on: '2026-09-30' })
    const [all] = await filed(forAgents)
    expect((await readersOf(all!.id)).map(({ agentId }) => agentId)).toEqual([fixture.agentId])
    const [own] = await filed({ ...forAgents, owner: 'agent', ownerId: gone })
    expect((await readersOf(own!.id)).map(({ agentId }) => agentId)).toEqual([gone])
  })

  it.each([
    ['a day that has passed', { is_validation_required_resource: true, validate_by: '2026-10-11' }, 'validate_by'],
    ['a day for nobody', { validate_by: '2026-10-20' }, 'validate_by'],
    ['a day that is none', { is_validation_required_resource: true, validate_by: '2026-02-30' }, 'validate_by'],
    ['the whole for nobody', { wants_whole: true }, 'wants_whole'],
    [
      'asking agents whom it is not for',
      { is_for_resources: false, is_validation_required_resource: true },
      'is_validation_required_resource',
    ],
    ['asking partners whom it is not for', { is_validation_required_partner: true }, 'is_validation_required_partner'],
    ['agents by name whom it is not for', { is_for_resources: false, resourceIds: [1] }, 'resourceIds'],
    ['no agent by name', { resourceIds: [] }, 'resourceIds'],
    ['an owner without its id', { owner: 'site' }, 'ownerId'],
    ['an id for the company', { ownerId: 1 }, 'ownerId'],
    ['an owner that is none', { owner: 'device' }, 'owner'],
    ['a text that is too long', { validation_text: 'x'.repeat(501) }, 'validation_text'],
    ['a folder that is too long', { folder: 'x'.repeat(101) }, 'folder'],
  ])('with %s is refused', async (_, values, field) => {
    const { status, error } = await send({ ...forAgents, ...values })
    expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, [field]])
    expect(await rowsOf()).toEqual({ files: 0, documents: 0, arriving: 0 })
  })

  it('asks for the right on the owner', async () => {
    const rights: readonly (readonly [SettingKey, string, number | undefined])[] = [
      ['man_admin', 'company', undefined],
      ['man_admin', 'partner', fixture.partnerId],
      ['man_edit_sites', 'site', fixture.siteId],
      ['man_edit_sites', 'client', fixture.clientId],
      ['man_edit_resources', 'agent', fixture.agentId],
    ]
    for (const [right, owner, ownerId] of rights) {
      const userId = await app.rows.user(fixture.company.id, {
        role: 'manager',
        rights: ['man_access_list_resource', 'man_access_list_site', right],
      })
      const as = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
      for (const [other, otherOwner, otherId] of rights) {
        const values = { ...nothing, ...nobody, owner: otherOwner, ...(otherId !== undefined && { ownerId: otherId }) }
        const { error } = await sendForm(app.url, fileDocuments, values, [file('x.pdf', 1)], as)
        expect(error?.code, `${right} for ${otherOwner}`).toBe(other === right ? undefined : 'FORBIDDEN')
      }
      const id = await documentIn(app, fixture.company.id, { owner: owner as 'site', ...(ownerId !== undefined && { ownerId }) })
      expect((await app.http(changeDocument, { id, version: 1, name: 'Autre' }, as)).status, owner).toBe(200)
      const foreign = await documentIn(app, fixture.company.id, right === 'man_admin' ? { owner: 'site', ownerId: fixture.siteId } : {})
      for (const call of [changeDocument, removeDocument])
        expect((await app.http(call, { id: foreign, version: 1 }, as)).error?.code, `${owner} ${call.method}`).toBe('FORBIDDEN')
    }
  })

  it('is told live to those who may now read it, and to nobody else', async () => {
    const open = (token: string) => app.socket({ code: fixture.company.code, token })
    const [manager, agent, client] = await Promise.all([
      open(fixture.tokens.manager),
      open(fixture.tokens.resource),
      open(fixture.tokens.client),
    ])
    const [document] = await filed(forAgents)
    for (const socket of [manager, agent]) expect(await socket.next(documentChanged.name)).toEqual({ id: document!.id })
    expect(client.received(documentChanged.name)).toEqual([])
  })
})

describe('a new version', () => {
  it('takes the place of the one before, which stays with its proofs; all are asked anew and told', async () => {
    const [document] = await filed({ ...forAgents, is_validation_required_resource: true })
    const { id } = document!
    const as = fixture.as('resource')
    await app.http(viewDocument, { id, version: 1 }, as)
    await app.http(validateDocument, { id, version: 1, is_confirmed: true }, as)
    app.clock.forward(60)
    const second = outputOf(replaceDocument, await replace(id, 1)).document
    expect(second).toMatchObject({
      id,
      version: 2,
      name: 'Consignes',
      fileName: 'Consignes v2.pdf',
      pages: 4,
      viewedCount: 0,
      validatedCount: 0,
      readerCount: 1,
      askedCount: 1,
    })
    expect([second.createdAt, second.filedAt]).toEqual(['2026-10-12T08:00:00Z', '2026-10-12T08:01:00Z'])
    expect(outputOf(readDocument, await app.http(readDocument, { id }, as)).document).toMatchObject({
      status: 'unviewed',
      viewedAt: null,
      validatedAt: null,
    })
    expect((await notices()).map(({ about }) => about)).toEqual([`document ${id} v1`, `document ${id} v2`])
    expect(await countsOf(app, fixture.company.id)).toEqual([{ id, kept: [1, 0, 1, 0], counted: [1, 0, 1, 0] }])
  })

  it('of a version that no longer stands is a conflict, and leaves nothing behind', async () => {
    const [document] = await filed(forAgents)
    const { id } = document!
    const answers = await Promise.all([replace(id, 1), replace(id, 1)])
    expect(inOrder(answers.map(({ status }) => status))).toEqual([200, 409])
    expect((await replace(id, 1)).error?.code).toBe('CONFLICT')
    expect((await replace(id, 2, [])).error?.code).toBe('INVALID')
    expect((await replace(id, 2, [file('a.pdf'), file('b.pdf')])).error?.code).toBe('INVALID')
    expect(await rowsOf()).toEqual({ files: 2, documents: 1, arriving: 0 })
  })

  it('while its reader has the former one open: what it does there no longer counts', async () => {
    const [document] = await filed({ ...forAgents, is_validation_required_resource: true })
    const { id } = document!
    const as = fixture.as('resource')
    await app.http(viewDocument, { id, version: 1 }, as)
    const [replaced, validated] = await Promise.all([
      replace(id, 1),
      app.http(validateDocument, { id, version: 1, is_confirmed: true }, as),
    ])
    expect(replaced.status).toBe(200)
    expect([200, 409]).toContain(validated.status)
    for (const { kept, counted } of await countsOf(app, fixture.company.id)) expect(kept).toEqual(counted)
  })
})

describe('a change', () => {
  const change = (id: number, values: Values, version = 1) => app.http(changeDocument, { id, version, ...values }, fixture.as('manager'))

  it('of what is asked is asked of all, and nobody who has validated is asked again', async () => {
    const second = await app.rows.agent(fixture.company.id)
    const id = await documentIn(app, fixture.company.id, {
      agentIds: [fixture.agentId, second],
      isAsked: true,
      userIds: [fixture.users.client, fixture.users.manager_partner],
    })
    const as = fixture.as('resource')
    await app.http(viewDocument, { id, version: 1 }, as)
    await app.http(validateDocument, { id, version: 1, is_confirmed: true }, as)
    const off = outputOf(
      changeDocument,
      await change(id, { is_validation_required_resource: false, is_validation_required_partner: false }),
    ).document
    expect(off).toMatchObject({ askedCount: 0, validatedCount: 0, viewedCount: 1, readerCount: 4, asksAgents: false })
    const on = outputOf(
      changeDocument,
      await change(id, { is_validation_required_resource: true, validate_by: '2026-10-15', wants_whole: true }),
    ).document
    expect(on).toMatchObject({ askedCount: 2, validatedCount: 1, validateBy: '2026-10-15', wantsWhole: true })
    expect((await app.http(validateDocument, { id, version: 1, is_confirmed: true }, as)).error?.code).toBe('DOCUMENT_VALIDATED')
    const partners = outputOf(changeDocument, await change(id, { is_validation_required_partner: true })).document
    // The client's user is never asked.
    expect(partners).toMatchObject({ askedCount: 3 })
    const none = outputOf(
      changeDocument,
      await change(id, { is_validation_required_resource: false, is_validation_required_partner: false }),
    ).document
    expect(none).toMatchObject({ askedCount: 0, validateBy: null, wantsWhole: false })
    for (const { kept, counted } of await countsOf(app, fixture.company.id)) expect(kept).toEqual(counted)
  })

  it('keeps what it does not name, and takes back what it empties', async () => {
    const type = (await app.rows.insert('document_types', { company_id: fixture.company.id, name: 'Consigne' }))[
      'document_type_id'
    ] as number
    const [document] = await filed({
      ...forAgents,
      is_validation_required_resource: true,
      validation_text: 'Lu.',
      folder: 'Nuit',
      file_type_id: type,
      validate_by: '2026-10-20',
    })
    const { id } = document!
    expect(document).toMatchObject({ type: 'Consigne', typeId: type, validationText: 'Lu.', folder: 'Nuit' })
    expect(outputOf(changeDocument, await change(id, { name: '  Consignes de nuit ' })).document).toMatchObject({
      name: 'Consignes de nuit',
      type: 'Consigne',
      validationText: 'Lu.',
      folder: 'Nuit',
      validateBy: '2026-10-20',
    })
    expect(
      outputOf(changeDocument, await change(id, { validation_text: '', folder: '', file_type_id: null, validate_by: null })).document,
    ).toMatchObject({
      type: null,
      validationText: null,
      folder: '',
      validateBy: null,
    })
    for (const [values, code] of [
      [{ name: ' ' }, 'INVALID'],
      [{ file_type_id: 99_999_999 }, 'NOT_FOUND'],
      [{ validate_by: '2026-10-11' }, 'INVALID'],
      [{ is_validation_required_resource: false, validate_by: '2026-10-30' }, 'INVALID'],
    ] as const)
      expect((await change(id, values)).error?.code, JSON.stringify(values)).toBe(code)
    expect((await change(id, { name: 'x' }, 7)).error?.code).toBe('CONFLICT')
    // A day that has passed meanwhile is no fault of another change.
    await change(id, { validate_by: '2026-10-13' })
    app.clock.forward(5 * 86_400)
    expect((await change(id, { name: 'Plus tard' })).status).toBe(200)
  })
})

describe('taking away', () => {
  it('takes a document off every list, keeps its file and proofs, and is done once', async () => {
    const [document] = await filed(forAgents)
    const { id } = document!
    await app.http(viewDocument, { id, version: 1 }, fixture.as('resource'))
    const socket = await app.socket({ code: fixture.company.code, token: fixture.tokens.resource })
    expect((await app.http(removeDocument, { id }, fixture.as('manager'))).status).toBe(200)
    expect(await socket.next(documentChanged.name)).toEqual({ id })
    for (const role of ['manager', 'resource'] as const) {
      expect((await app.http(readFileData, { id }, fixture.as(role))).error?.code).toBe('NOT_FOUND')
      expect(outputOf(listDocuments, await app.http(listDocuments, {}, fixture.as(role))).documents).toEqual([])
    }
    expect((await app.http(removeDocument, { id }, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect((await replace(id, 1)).error?.code).toBe('NOT_FOUND')
    expect([await count('files'), await count('document_readings')]).toEqual([1, 1])
  })

  it('and every other act on another company’s document finds none', async () => {
    const theirs = await fixtureOf(app.rows)
    const id = await documentIn(app, theirs.company.id, { agentIds: [theirs.agentId] })
    for (const call of [removeDocument, changeDocument, listReaders, readDocument])
      expect((await app.http(call, { id, version: 1 }, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect((await replace(id, 1)).error?.code).toBe('NOT_FOUND')
    expect(await fileIn(app, theirs.company.id)).toBeGreaterThan(0)
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
