import { listReaders, remindReaders, replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import { validateDocument, viewDocument } from '@vigie/contract/documents/documents.ts'
import { publishSchedules } from '@vigie/contract/schedules/schedules.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { countsOf, documentIn, pdfOf, type NewDocument } from '../../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, sendForm, type Values } from '../../../../test/transports.ts'
import { nightsOf } from '../../../tasks.ts'
import { addLaterReaders, documentsTasks, remindOfDue } from './readers.tasks.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database

const made = (given: NewDocument = {}) => documentIn(app, fixture.company.id, { agentIds: [fixture.agentId], isAsked: true, ...given })
const page = async (id: number, values: Values = {}) =>
  outputOf(listReaders, await app.http(listReaders, { id, ...values }, fixture.as('manager')))
const namesOf = async (id: number, values: Values = {}) => (await page(id, values)).readers.map(({ name }) => name)
const view = (id: number, as = fixture.as('resource')) => app.http(viewDocument, { id, version: 1 }, as)
const remind = async (id: number) => outputOf(remindReaders, await app.http(remindReaders, { id }, fixture.as('manager'))).remindedCount
const notices = async (kind: string) =>
  (
    await superuser.query<{ user_id: number; facts: Record<string, unknown>; about: string }>(
      'select user_id, facts, about from notifications where company_id = $1 and kind = $2 order by notification_id',
      [fixture.company.id, kind],
    )
  ).rows
/** An agent with an account. */
async function person(lastName: string) {
  const agentId = await app.rows.agent(fixture.company.id, { columns: { last_name: lastName } })
  const userId = await app.rows.user(fixture.company.id, {
    role: 'resource',
    columns: { agent_id: agentId, last_name: lastName, first_name: 'Alix' },
  })
  return { agentId, userId, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
}
const readers = async (id: number) =>
  (
    await superuser.query<{ agent_id: number | null; user_id: number | null; is_asked: boolean; gone: boolean }>(
      'select agent_id, user_id, is_asked, until is not null as gone from document_readers where company_id = $1 and document_id = $2 order by 1, 2',
      [fixture.company.id, id],
    )
  ).rows
const db = () => app.database.forCompany(fixture.company.id)
const later = (agentIds: readonly number[] | null = null) => addLaterReaders(db(), app.clock.now(), agentIds, null)
const shift = (agentId: number, startsAt = '2026-10-12T08:00:00Z') =>
  app.rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId, startsAt, endsAt: startsAt.replace('T08', 'T16') })
const forAll = { is_for_all: true, is_for_agents: true, asks_agents: true }

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

describe('who comes later', () => {
  it('to a site by a published month is given what is for all there, told where it is asked, and counted', async () => {
    const newcomer = await person('Nouveau')
    const of = { owner: 'site', ownerId: fixture.siteId, agentIds: [] } as const
    const asked = await made({ ...of, columns: forAll })
    const read = await made({ ...of, columns: { ...forAll, asks_agents: false } })
    const chosen = await made({ ...of, columns: { ...forAll, is_for_all: false } })
    const gone = await made({ ...of, columns: { ...forAll, removed_at: app.clock.now() } })
    await shift(newcomer.agentId)
    await later([newcomer.agentId])
    expect(await readers(asked)).toEqual([])
    // Publishing asks for it, in the same transaction; the job does the rest.
    await app.http(publishSchedules, { month: '202610', is_published: true }, fixture.as('manager'))
    await app.settled()
    await later([newcomer.agentId])
    expect(await readers(asked)).toEqual([{ agent_id: newcomer.agentId, user_id: null, is_asked: true, gone: false }])
    expect(await readers(read)).toMatchObject([{ is_asked: false }])
    expect([await readers(chosen), await readers(gone)]).toEqual([[], []])
    expect((await notices('documentFiled')).map(({ user_id, about }) => [user_id, about])).toEqual([
      [newcomer.userId, `document ${asked} v1`],
    ])
    for (const { kept, counted } of await countsOf(app, fixture.company.id)) expect(kept).toEqual(counted)
    await later()
    await later([newcomer.agentId])
    expect(await readers(asked)).toHaveLength(1)
    expect(await notices('documentFiled')).toHaveLength(1)
  })

  it('is asked for where a month is published: the job of the queue is there with it', async () => {
    await shift(fixture.agentId)
    const jobs = async () =>
      Number(
        (await superuser.query<{ n: string }>(`select count(*) as n from graphile_worker.jobs where task_identifier = 'documents.readers'`))
          .rows[0]!.n,
      )
    const before = await jobs()
    await app.http(publishSchedules, { month: '202610', is_published: false }, fixture.as('manager'))
    expect(await jobs()).toBe(before)
    await app.http(publishSchedules, { month: '202610', resourceIds: [fixture.agentId], is_published: true }, fixture.as('manager'))
    expect(await jobs()).toBe(before + 1)
    expect(documentsTasks.map(({ name }) => name)).toEqual(['documents.readers'])
  })

  it('who has gone is no reader any more, keeps what was read, and is one again on coming back', async () => {
    const id = await made({ columns: forAll })
    const own = await made({ owner: 'agent', ownerId: fixture.agentId, columns: forAll })
    const byName = await made({ columns: { ...forAll, is_for_all: false } })
    await view(id)
    await superuser.query(`update contracts set ends_on = '2026-10-11' where company_id = $1`, [fixture.company.id])
    await later()
    expect((await readers(id)).map(({ gone }) => gone)).toEqual([true])
    expect((await readers(byName)).map(({ gone }) => gone)).toEqual([true])
    expect((await readers(own)).map(({ gone }) => gone)).toEqual([false])
    for (const { kept, counted } of await countsOf(app, fixture.company.id)) expect(kept).toEqual(counted)
    await app.rows.contract(fixture.company.id, fixture.agentId, { starts_on: '2026-10-12' })
    await later()
    for (const one of [id, byName]) expect((await readers(one)).map(({ gone }) => gone)).toEqual([false])
    expect(await countsOf(app, fixture.company.id)).toContainEqual({ id, kept: [1, 1, 1, 0], counted: [1, 1, 1, 0] })
  })

  it('a user of a client or partner joins as well', async () => {
    const columns = { is_for_all: true, is_for_clients: true, is_for_partners: true, asks_partners: true }
    const id = await made({ agentIds: [], columns })
    const ofClient = await made({ agentIds: [], owner: 'client', ownerId: fixture.clientId, columns })
    await later()
    expect((await readers(id)).map(({ user_id, is_asked }) => [user_id, is_asked])).toEqual(
      [
        [fixture.users.manager_partner, true],
        [fixture.users.client, false],
        [fixture.users.client_user, false],
      ].toSorted(([one], [other]) => Number(one) - Number(other)),
    )
    expect((await readers(ofClient)).map(({ user_id }) => user_id)).toEqual(
      [fixture.users.client, fixture.users.client_user].toSorted((a, b) => a - b),
    )
    const otherClient = await app.rows.client(fixture.company.id)
    await app.rows.user(fixture.company.id, { role: 'client', columns: { client_id: otherClient } })
    const several = await app.rows.user(fixture.company.id, {
      role: 'client',
      clientIds: [otherClient, fixture.clientId],
      columns: { client_id: otherClient },
    })
    await later()
    expect(await readers(id)).toHaveLength(5)
    expect((await readers(ofClient)).map(({ user_id }) => user_id)).toContain(several)
    expect(await readers(ofClient)).toHaveLength(3)
    await superuser.query('update users set is_active = false where company_id = $1 and user_id = $2', [fixture.company.id, several])
    await later()
    expect((await readers(ofClient)).find(({ user_id }) => user_id === several)?.gone).toBe(true)
  })
})

describe('the day to validate by', () => {
  const due = () => remindOfDue(db(), app.clock.now())
  const told = async () => (await notices('documentDue')).map(({ user_id, about }) => [user_id, about])

  it('is reminded of some days before and on the day, each once, and only to those who have still to', async () => {
    const [done, waiting] = [await person('A'), await person('B')]
    const id = await made({ agentIds: [done.agentId, waiting.agentId], columns: { validate_by: '2026-10-20' } })
    await made({ isAsked: false })
    await view(id, done.as)
    await app.http(validateDocument, { id, version: 1, is_confirmed: true }, done.as)
    const on = async (text: string) => {
      app.clock.set(at(text))
      await due()
      return (await told()).length
    }
    expect(await on('2026-10-16T02:00:00Z')).toBe(0)
    expect(await on('2026-10-17T02:00:00Z')).toBe(1)
    expect(await on('2026-10-18T02:00:00Z')).toBe(1)
    expect(await on('2026-10-20T02:00:00Z')).toBe(2)
    expect(await on('2026-10-20T12:00:00Z')).toBe(2)
    expect(await on('2026-10-21T02:00:00Z')).toBe(2)
    expect(await told()).toEqual([
      [waiting.userId, `document ${id} v1 2026-10-20 ahead`],
      [waiting.userId, `document ${id} v1 2026-10-20`],
    ])
    expect((await notices('documentDue'))[0]?.facts).toEqual({ document: 'Consignes', by: '2026-10-20' })
  })

  it('is a day of the site’s calendar', async () => {
    const island = await app.rows.site(fixture.company.id, fixture.clientId, { time_zone: 'Pacific/Noumea' })
    await made({ owner: 'site', ownerId: island, columns: { validate_by: '2026-10-20' } })
    // There it is the 17th already.
    app.clock.set(at('2026-10-16T14:00:00Z'))
    await due()
    expect(await told()).toHaveLength(1)
    await made({ owner: 'site', ownerId: fixture.siteId, columns: { validate_by: '2026-10-20' } })
    await due()
    expect(await told()).toHaveLength(1)
  })

  it('is looked at each night, in every company, with those who have come or gone', async () => {
    const theirs = await fixtureOf(app.rows)
    const id = await made({ agentIds: [], columns: { ...forAll, validate_by: '2026-10-15' } })
    const other = await documentIn(app, theirs.company.id, { columns: { ...forAll, validate_by: '2026-10-15' } })
    for (const { run } of nightsOf({ hasDemo: false }).filter(({ name }) => name === 'documents'))
      await run({ database: app.database, now: app.clock.now(), installation: {} as never, log: { info() {}, warn() {}, error() {} } })
    expect(await readers(id)).toHaveLength(1)
    const { rows } = await superuser.query('select from document_readers where company_id = $1 and document_id = $2', [
      theirs.company.id,
      other,
    ])
    expect(rows).toHaveLength(1)
    expect(await told()).toEqual([[fixture.users.resource, `document ${id} v1 2026-10-15 ahead`]])
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
