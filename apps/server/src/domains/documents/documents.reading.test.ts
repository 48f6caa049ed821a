import type { Role } from '@vigie/contract/access.ts'
import {
  countUnseenDocuments,
  documentChanged,
  listDocuments,
  readFileData,
  validateDocument,
  viewDocument,
} from '@vigie/contract/documents/documents.ts'
import { changeDocument, listReaders } from '@vigie/contract/documents/documents.filing.ts'
import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { validationText } from '@vigie/phrases/documents.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { countsOf, documentIn, fileIn, type NewDocument } from '../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database

const made = (given: NewDocument = {}) => documentIn(app, fixture.company.id, { agentIds: [fixture.agentId], isAsked: true, ...given })
const view = (id: number, values: Values = {}, role: Role = 'resource') =>
  app.http(viewDocument, { id, version: 1, ...values }, fixture.as(role))
const validate = (id: number, values: Values = {}, role: Role = 'resource') =>
  app.http(validateDocument, { id, version: 1, is_confirmed: true, ...values }, fixture.as(role))
const proofOf = async (id: number) => {
  const { rows } = await superuser.query(
    `select user_id, viewed_at, page, validated_at, sha256, full_name, address, validation_text from document_readings where company_id = $1 and document_id = $2`,
    [fixture.company.id, id],
  )
  return rows as Record<string, unknown>[]
}
/** Another file in the place of the one that stood, as a new version leaves it. */
async function replaced(id: number): Promise<void> {
  const of = { company_id: fixture.company.id }
  const fileId = await fileIn(app, fixture.company.id)
  await superuser.query(
    'update documents set version = version + 1, file_id = $3, viewed_count = 0, validated_count = 0 where company_id = $1 and document_id = $2',
    [fixture.company.id, id, fileId],
  )
  await app.rows.insert('document_versions', { ...of, document_id: id, version: 2, file_id: fileId, filed_at: app.clock.now() })
}
const unseen = async (role: Role) => outputOf(countUnseenDocuments, await app.http(countUnseenDocuments, {}, fixture.as(role)))
const counters = async (role: Role) => outputOf(readUnseen, await app.http(readUnseen, {}, fixture.as(role)))

describe('viewing', () => {
  it('marks a document viewed once, with the time of the first, and goes on with the pages that were shown', async () => {
    const id = await made()
    expect(outputOf(viewDocument, await view(id))).toEqual({ viewedAt: '2026-10-12T08:00:00Z', page: 0 })
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

describe('validating', () => {
  it('keeps who, when, from where, what was ticked and the print of the file', async () => {
    const id = await made()
    await view(id)
    app.clock.forward(60)
    expect(outputOf(validateDocument, await validate(id))).toEqual({ validatedAt: '2026-10-12T08:01:00Z' })
    const { rows } = await superuser.query<{ sha256: Buffer }>('select sha256 from files where company_id = $1', [fixture.company.id])
    expect(await proofOf(id)).toMatchObject([
      {
        user_id: fixture.users.resource,
        validated_at: '2026-10-12T08:01:00Z',
        sha256: rows[0]!.sha256,
        full_name: 'Martin Camille',
        address: '127.0.0.1',
        validation_text: 'Je confirme avoir lu, compris et approuvé ce document.',
      },
    ])
    const { readers, sha256 } = outputOf(listReaders, await app.http(listReaders, { id }, fixture.as('manager')))
    expect(sha256).toBe(rows[0]!.sha256.toString('hex'))
    expect(readers).toMatchObject([{ name: 'Martin Camille', validatedAt: '2026-10-12T08:01:00Z', address: '127.0.0.1' }])
  })

  it('keeps the text as its reader saw it: of the document, or the usual one in its language', async () => {
    const [own, usual] = [await made({ columns: { validation_text: 'J’ai reçu mes clés.' } }), await made()]
    for (const id of [own, usual]) {
      await view(id)
      await app.http(validateDocument, { id, version: 1, is_confirmed: true }, { ...fixture.as('resource'), language: 'de' })
    }
    expect((await proofOf(own))[0]).toMatchObject({ validation_text: 'J’ai reçu mes clés.' })
    expect((await proofOf(usual))[0]?.['validation_text']).toContain('Ich bestätige')
  })

  it('is not done of a text that was not shown: what a manager has asked meanwhile is asked anew', async () => {
    const id = await made({ columns: { validation_text: 'J’ai reçu mes clés.' } })
    await view(id)
    const ticked = (validation_text: string) => validate(id, { validation_text })
    await app.http(changeDocument, { id, version: 1, validation_text: 'Je renonce à mes heures.' }, fixture.as('manager'))
    expect((await ticked('J’ai reçu mes clés.')).error?.code).toBe('CONFLICT')
    expect((await ticked('Rien du tout')).error?.code).toBe('CONFLICT')
    expect((await proofOf(id))[0]).toMatchObject({ validated_at: null, validation_text: null })
    await app.http(changeDocument, { id, version: 1, validation_text: '' }, fixture.as('manager'))
    expect((await ticked('Je renonce à mes heures.')).error?.code).toBe('CONFLICT')
    // The usual one, in the language in which it was read.
    expect((await ticked('Ich bestätige nichts.')).error?.code).toBe('CONFLICT')
    expect((await ticked(validationText('de'))).status).toBe(200)
    expect((await proofOf(id))[0]).toMatchObject({ validation_text: validationText('de') })
  })

  it('is not done before viewing, without the tick, of what is not asked, or by a manager', async () => {
    const [id, free] = [await made(), await made({ isAsked: false })]
    expect((await validate(id)).error?.code).toBe('DOCUMENT_UNVIEWED')
    await view(id)
    for (const is_confirmed of [false, 'true', null, undefined]) expect((await validate(id, { is_confirmed })).error?.code).toBe('INVALID')
    await view(free)
    expect((await validate(free)).error?.code).toBe('DOCUMENT_NOT_ASKED')
    expect((await validate(id, {}, 'manager')).error?.code).toBe('DOCUMENT_NOT_ASKED')
    expect((await validate(id)).status).toBe(200)
  })

  it('is done once, and the second time is told when', async () => {
    const id = await made()
    await view(id)
    await validate(id)
    app.clock.forward(3600)
    const again = await validate(id)
    expect(again.error).toMatchObject({ code: 'DOCUMENT_VALIDATED', message: 'Vous avez déjà validé ce document le 12 octobre 2026.' })
    expect((await proofOf(id))[0]?.['validated_at']).toBe('2026-10-12T08:00:00Z')
  })

  it('in two windows at once is done once', async () => {
    for (let count = 0; count < 5; count++) {
      const id = await made()
      await Promise.all([view(id), view(id)])
      const answers = await Promise.all([validate(id), validate(id), validate(id)])
      expect(answers.map(({ status, error }) => error?.code ?? String(status)).toSorted()).toEqual([
        '200',
        'DOCUMENT_VALIDATED',
        'DOCUMENT_VALIDATED',
      ])
    }
    for (const { kept, counted } of await countsOf(app, fixture.company.id))
      expect([kept, counted]).toEqual([
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ])
  })

  it('waits for every page where the whole is to be read', async () => {
    const id = await made({ columns: { wants_whole: true } })
    await view(id)
    expect((await validate(id)).error).toMatchObject({
      code: 'DOCUMENT_PAGES_LEFT',
      message: 'Lisez d’abord toutes les pages du document, l’une après l’autre (3 à lire), puis validez-le.',
    })
    await view(id, { first_page: 1, page: 2 })
    expect((await validate(id)).error?.message).toContain('(1 à lire)')
    await view(id, { page: 3 })
    expect((await validate(id)).status).toBe(200)
    // Of what has no pages there is none to wait for.
    const picture = await made({
      columns: { wants_whole: true },
      file: { name: 'plan.png', extension: 'png', media_type: 'image/png', pages: null },
    })
    await view(picture)
    expect((await validate(picture)).status).toBe(200)
  })

  it('is asked anew of another version, and what was validated before stays as it was', async () => {
    const id = await made()
    await view(id)
    await validate(id)
    await replaced(id)
    expect((await unseen('resource')).total).toBe(1)
    app.clock.forward(60)
    await view(id, { version: 2 })
    expect((await validate(id, { version: 2 })).status).toBe(200)
    const proofs = await proofOf(id)
    expect(proofs).toHaveLength(2)
    expect(new Set(proofs.map(({ sha256 }) => (sha256 as Buffer).toString('hex'))).size).toBe(2)
    const former = outputOf(listReaders, await app.http(listReaders, { id, version: 1 }, fixture.as('manager')))
    expect(former.readers).toMatchObject([{ validatedAt: '2026-10-12T08:00:00Z' }])
    expect(former.versions.map(({ version, validatedCount }) => [version, validatedCount])).toEqual([
      [2, 1],
      [1, 1],
    ])
    expect(await countsOf(app, fixture.company.id)).toEqual([{ id, kept: [1, 1, 1, 1], counted: [1, 1, 1, 1] }])
  })

  it('is never taken back or changed, not by the application itself', async () => {
    const id = await made()
    await view(id)
    await validate(id)
    const asApp = async (sql: string) => {
      const client = await app.database.appPool.connect()
      try {
        await client.query('begin')
        await client.query(`select set_config('app.company', $1, true)`, [String(fixture.company.id)])
        return await client.query(sql).then(
          () => 'done',
          (error: Error) => error.message,
        )
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await asApp('delete from document_readings')).toContain('permission denied')
    expect(await asApp(`update document_readings set full_name = 'Un autre'`)).toContain('never changed')
    expect(
      await asApp(
        'update document_readings set validated_at = null, sha256 = null, full_name = null, address = null, validation_text = null',
      ),
    ).toContain('never changed')
    expect(await asApp(`update document_readings set viewed_at = viewed_at - interval '1 day'`)).toContain('never changed')
    expect(await asApp('delete from document_versions')).toContain('permission denied')
    expect(await asApp('update document_versions set file_id = file_id')).toContain('permission denied')
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
