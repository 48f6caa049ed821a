import { validateDocument } from '@vigie/contract/documents/documents.ts'
import { publishSchedules } from '@vigie/contract/schedules/schedules.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { countsOf, documentIn } from '../../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { addLaterReaders, remindOfDue, tasks } from './readers.tasks.ts'
import { nightOfDocuments, readersIn } from './readers.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database
const { made, view, notices, person, db, shift } = readersIn(app, fixture)
const readers = async (id: number) =>
  (
    await superuser.query<{ agent_id: number | null; user_id: number | null; is_asked: boolean; gone: boolean }>(
      'select agent_id, user_id, is_asked, until is not null as gone from document_readers where company_id = $1 and document_id = $2 order by 1, 2',
      [fixture.company.id, id],
    )
  ).rows
const later = (agentIds: readonly number[] | null = null) => addLaterReaders(db(), app.clock.now(), agentIds, null)
const forAll = { is_for_all: true, is_for_agents: true, asks_agents: true }

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
    expect(tasks.map(({ name }) => name)).toEqual(['documents.readers'])
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
    await nightOfDocuments(app)
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
