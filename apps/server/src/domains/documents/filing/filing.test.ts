import { changeDocument, fileDocuments, removeDocument } from '@vigie/contract/documents/documents.filing.ts'
import { documentChanged, listDocuments, readFileData } from '@vigie/contract/documents/documents.ts'
import type { SettingKey } from '@vigie/contract/companies/settings.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { documentIn, pdfOf } from '../../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, sendForm, type SentFile } from '../../../../test/transports.ts'
import { file, filingIn, forAgents, inOrder, nobody, nothing } from './filing.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database
const { send, filed, rowsOf, readersOf, notices } = filingIn(app, fixture)
const published = (agentId: number, siteId: number, startsAt = '2026-10-12T08:00:00Z') =>
  Promise.all([
    app.rows.shift(fixture.company.id, { siteId, agentId, startsAt, endsAt: startsAt.replace('T08', 'T16') }),
    superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at) values ($1, $2, $3, $4) on conflict do nothing`,
      [fixture.company.id, agentId, startsAt.slice(0, 7).replace('-', ''), app.clock.now()],
    ),
  ])

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
it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
