import { listReaders, remindReaders, replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import { validateDocument } from '@vigie/contract/documents/documents.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { countsOf, documentIn, pdfOf, type NewDocument } from '../../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, sendForm, type Values } from '../../../../test/transports.ts'
import { remindOfDue } from './readers.tasks.ts'
import { readersIn } from './readers.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database
const { made, page, namesOf, view, notices, person, db, shift } = readersIn(app, fixture)
const remind = async (id: number) => outputOf(remindReaders, await app.http(remindReaders, { id }, fixture.as('manager'))).remindedCount

describe('the readers of a document', () => {
  it('begin with who has not opened it, then who has still to validate, each by name; page by page', async () => {
    const people = []
    for (const name of ['Émile', 'Zoé', 'Aline', 'Marc']) people.push(await person(name))
    const [emile, zoe, aline, marc] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0], (typeof people)[0]]
    const id = await made({ agentIds: people.map(({ agentId }) => agentId) })
    await view(id, aline.as)
    await view(id, marc.as)
    await app.http(validateDocument, { id, version: 1, is_confirmed: true }, aline.as)
    expect(await namesOf(id)).toEqual(['Émile Alix', 'Zoé Alix', 'Marc Alix', 'Aline Alix'])
    let pages: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const next = await page(id, { limit: 1, ...(cursor && { cursor }) })
      pages = [...pages, ...next.readers.map(({ name }) => name)]
      cursor = next.nextCursor
    }
    expect(pages).toEqual(await namesOf(id))
    // Who has gone and has read it stays in the proof; who has not is no longer waited for.
    await superuser.query('update document_readers set until = $2 where company_id = $1 and agent_id = any($3)', [
      fixture.company.id,
      app.clock.now(),
      [aline.agentId, emile.agentId],
    ])
    expect(await namesOf(id)).toEqual(['Zoé Alix', 'Marc Alix', 'Aline Alix'])
    expect(zoe.agentId).toBeGreaterThan(0)
    for (const { kept, counted } of await countsOf(app, fixture.company.id))
      expect([kept, counted]).toEqual([
        [2, 1, 2, 0],
        [2, 1, 2, 0],
      ])
  })

  it('a cursor of another version, a version that is not there and a foreign document are refused', async () => {
    const id = await made({ agentIds: [fixture.agentId, (await person('Zoé')).agentId] })
    const { nextCursor: cursor } = await page(id, { limit: 1 })
    const code = async (values: Values) => (await app.http(listReaders, { id, ...values }, fixture.as('manager'))).error?.code
    expect(await code({ version: 2 })).toBe('NOT_FOUND')
    expect(await code({ cursor: 'x' })).toBe('INVALID')
    expect(await code({ cursor: cursor!.slice(2) })).toBe('INVALID')
    expect(await code({ limit: 0 })).toBe('INVALID')
    const theirs = await fixtureOf(app.rows)
    expect(await code({ id: await documentIn(app, theirs.company.id) })).toBe('NOT_FOUND')
  })
})

describe('a reminder', () => {
  it('goes to who has not opened or not validated it and has an account, and to nobody twice within an hour', async () => {
    const [done, opened, unopened] = [await person('A'), await person('B'), await person('C')]
    const withoutAccount = await app.rows.agent(fixture.company.id)
    const id = await made({
      agentIds: [done.agentId, opened.agentId, unopened.agentId, withoutAccount],
      columns: { validate_by: '2026-10-20' },
    })
    for (const { as } of [done, opened]) await view(id, as)
    await app.http(validateDocument, { id, version: 1, is_confirmed: true }, done.as)
    expect(await remind(id)).toBe(2)
    expect(await remind(id)).toBe(0)
    app.clock.forward(3599)
    expect(await remind(id)).toBe(0)
    app.clock.forward(1)
    await view(id, unopened.as)
    expect(await remind(id)).toBe(2)
    const told = await notices('documentReminder')
    expect(told.map(({ user_id }) => user_id)).toEqual([opened.userId, unopened.userId, opened.userId, unopened.userId])
    expect(told[0]?.facts).toEqual({ document: 'Consignes', asks: true, by: '2026-10-20' })
    expect((await page(id)).readers.filter(({ remindedAt }) => remindedAt !== null)).toHaveLength(2)
  })

  it('and whatever else is told of a document, never goes to who has changed client, site or partner since', async () => {
    const { company, clientId, siteId, partnerId, agentId } = fixture
    const [otherClient, otherPartner] = [await app.rows.client(company.id), await app.rows.partner(company.id)]
    const user = (role: 'client' | 'client_user' | 'manager_partner', columns: Record<string, number>, siteIds: number[] = []) =>
      app.rows.user(company.id, { role, columns, siteIds })
    const [stays, moves, named, sub, subMoves] = [
      await user('client', { client_id: clientId }),
      await user('client', { client_id: clientId }),
      await user('client', { client_id: otherClient }),
      await user('client_user', { client_id: clientId }, [siteId]),
      await user('client_user', { client_id: clientId }, [siteId]),
    ]
    await app.rows.insert('user_clients', { company_id: company.id, user_id: named, client_id: clientId })
    const [partner, partnerMoves] = [
      await user('manager_partner', { partner_id: partnerId }),
      await user('manager_partner', { partner_id: partnerId }),
    ]
    await superuser.query('update agents set partner_id = $3 where company_id = $1 and agent_id = $2', [company.id, agentId, partnerId])
    await shift(agentId)
    const clients = [stays, moves, named, sub, subMoves]
    const given = (owner: NewDocument['owner'], ownerId: number, userIds: number[]) =>
      made({ owner, ownerId, agentIds: [], userIds, isAsked: true, columns: { is_for_all: false, validate_by: '2026-10-12' } })
    const ids = [
      await given('client', clientId, [stays, moves, named]),
      await given('site', siteId, clients),
      await given('agent', agentId, [...clients, partner, partnerMoves]),
      await given('partner', partnerId, [partner, partnerMoves]),
    ]
    await superuser.query('update users set client_id = $3 where company_id = $1 and user_id = any($2)', [company.id, [moves], otherClient])
    await superuser.query('delete from user_sites where company_id = $1 and user_id = $2', [company.id, subMoves])
    await superuser.query('update users set partner_id = $3 where company_id = $1 and user_id = $2', [
      company.id,
      partnerMoves,
      otherPartner,
    ])
    const told = async (kind: string, about: number) =>
      (await notices(kind)).filter((one) => one.about.startsWith(`document ${about} `)).map(({ user_id }) => user_id)
    const expected = [[stays, named], [stays, named, sub], [stays, named, sub, partner], [partner]]
    for (const id of ids) await remind(id)
    await remindOfDue(db(), app.clock.now())
    for (const id of ids)
      await sendForm(
        app.url,
        replaceDocument,
        { id, version: 1 },
        [{ name: 'v.pdf', bytes: new Uint8Array(pdfOf(1)) }],
        fixture.as('manager'),
      )
    for (const kind of ['documentReminder', 'documentDue', 'documentFiled'])
      expect(await Promise.all(ids.map(async (id) => (await told(kind, id)).toSorted((one, other) => one - other))), kind).toEqual(expected)
  })

  it('by two managers at once reaches each once', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D'].map(person))
    const id = await made({ agentIds: people.map(({ agentId }) => agentId), isAsked: false })
    const counts = await Promise.all([remind(id), remind(id), remind(id)])
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 4])
    expect(await notices('documentReminder')).toHaveLength(4)
  })

  it('asks for the right on the owner, and finds no foreign document', async () => {
    const id = await made()
    await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_admin'`, [fixture.company.id])
    expect((await app.http(remindReaders, { id }, fixture.as('manager'))).error?.code).toBe('FORBIDDEN')
    const theirs = await fixtureOf(app.rows)
    const foreign = await documentIn(app, theirs.company.id, { agentIds: [theirs.agentId] })
    expect((await app.http(remindReaders, { id: foreign }, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
  })
})
it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
