import { listReaders } from '@vigie/contract/documents/documents.filing.ts'
import { countDocuments, listDocuments, validateDocument, viewDocument } from '@vigie/contract/documents/documents.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { countsOf, documentIn, type NewDocument } from '../../../../test/documents.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { nightOfDocuments } from './readers.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database

let otherClient = 0
let otherPartner = 0
beforeEach(async () => {
  otherClient = await app.rows.client(fixture.company.id)
  otherPartner = await app.rows.partner(fixture.company.id)
})

/** A user of a client or partner, signed in. */
async function person(role: 'client' | 'client_user' | 'manager_partner', columns: Record<string, number>, siteIds: number[] = []) {
  const userId = await app.rows.user(fixture.company.id, { role, columns, siteIds })
  return { userId, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
}
const made = (owner: NewDocument['owner'], ownerId: number, given: NewDocument) =>
  documentIn(app, fixture.company.id, { owner, ownerId, isAsked: true, ...given })
async function night(): Promise<void> {
  await nightOfDocuments(app)
  for (const { kept, counted } of await countsOf(app, fixture.company.id)) expect(kept).toEqual(counted)
}
const move = (table: 'users' | 'agents' | 'sites', id: number, columns: Record<string, number>) =>
  superuser.query(
    `update ${table} set ${Object.entries(columns)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ')} where company_id = $1 and ${table.slice(0, -1)}_id = $2`,
    [fixture.company.id, id],
  )
/** Who is a reader still, by agent or user. */
const readers = async (id: number) =>
  (
    await superuser.query<{ who: number }>(
      'select coalesce(agent_id, user_id) as who from document_readers where company_id = $1 and document_id = $2 and until is null order by 1',
      [fixture.company.id, id],
    )
  ).rows.map(({ who }) => who)
const standing = async (id: number) => {
  const { documents } = outputOf(listDocuments, await app.http(listDocuments, {}, fixture.as('manager')))
  const { readerCount, viewedCount, askedCount, validatedCount } = documents.find((document) => document.id === id)!
  return [readerCount, viewedCount, askedCount, validatedCount]
}

describe('who has changed partner, client or site', () => {
  it('is waited for no more from the next night on; what it validated stays proven', async () => {
    const { partnerId } = fixture
    const [stays, validates, moves] = [
      await person('manager_partner', { partner_id: partnerId }),
      await person('manager_partner', { partner_id: partnerId }),
      await person('manager_partner', { partner_id: partnerId }),
    ]
    const id = await made('partner', partnerId, { userIds: [stays, validates, moves].map(({ userId }) => userId) })
    for (const { as } of [stays, validates]) {
      await app.http(viewDocument, { id, version: 1, page: 1 }, as)
      await app.http(validateDocument, { id, version: 1, is_confirmed: true }, as)
    }
    for (const { userId } of [validates, moves]) await move('users', userId, { partner_id: otherPartner })
    expect(await standing(id)).toEqual([3, 2, 3, 2])
    await night()
    expect(await readers(id)).toEqual([stays.userId])
    expect(await standing(id)).toEqual([1, 1, 1, 1])
    expect(outputOf(countDocuments, await app.http(countDocuments, {}, fixture.as('manager'))).toRemind).toBe(0)
    const { readers: shown } = outputOf(listReaders, await app.http(listReaders, { id }, fixture.as('manager')))
    expect(shown.map(({ validatedAt }) => validatedAt)).toEqual(['2026-10-12T08:00:00Z', '2026-10-12T08:00:00Z'])
    // Back at the partner, it is a reader again.
    await move('users', moves.userId, { partner_id: partnerId })
    await night()
    expect(await readers(id)).toEqual([stays.userId, moves.userId])
    expect(await standing(id)).toEqual([2, 1, 2, 1])
  })

  it('of a client, a site or an agent is none of its readers any more; who stays is', async () => {
    const { company, clientId, siteId, agentId, partnerId } = fixture
    const [stays, moves, sub, subMoves, partner] = [
      await person('client', { client_id: clientId }),
      await person('client', { client_id: clientId }),
      await person('client_user', { client_id: clientId }, [siteId]),
      await person('client_user', { client_id: clientId }, [siteId]),
      await person('manager_partner', { partner_id: partnerId }),
    ]
    await move('agents', agentId, { partner_id: partnerId })
    await app.rows.shift(company.id, { siteId, agentId, startsAt: '2026-10-12T08:00:00Z', endsAt: '2026-10-12T16:00:00Z' })
    const clients = [stays, moves, sub, subMoves].map(({ userId }) => userId)
    const ofClient = await made('client', clientId, { userIds: [stays.userId, moves.userId] })
    const ofSite = await made('site', siteId, { userIds: clients })
    const ofAgent = await made('agent', agentId, { userIds: [...clients, partner.userId] })
    const ofCompany = await documentIn(app, company.id, { userIds: [...clients, partner.userId], isAsked: true })
    await move('users', moves.userId, { client_id: otherClient })
    await superuser.query('delete from user_sites where company_id = $1 and user_id = $2', [company.id, subMoves.userId])
    await night()
    expect(await readers(ofClient)).toEqual([stays.userId])
    expect(await readers(ofSite)).toEqual([stays.userId, sub.userId])
    expect(await readers(ofAgent)).toEqual([stays.userId, sub.userId, partner.userId])
    // What is of the company is for all of them, wherever they are.
    expect(await readers(ofCompany)).toEqual([...clients, partner.userId])
    // The owner may move as well: the agent to another partner, the site to another client.
    await move('agents', agentId, { partner_id: otherPartner })
    await move('sites', siteId, { client_id: otherClient })
    await night()
    expect(await readers(ofSite)).toEqual([moves.userId])
    expect(await readers(ofAgent)).toEqual([moves.userId])
  })

  it('of its agents holds for a partner’s document: who works for another reads it no more', async () => {
    const { agentId, partnerId } = fixture
    await move('agents', agentId, { partner_id: partnerId })
    const id = await made('partner', partnerId, { agentIds: [agentId] })
    await night()
    expect(await readers(id)).toEqual([agentId])
    await move('agents', agentId, { partner_id: otherPartner })
    await night()
    expect(await readers(id)).toEqual([])
    expect((await app.http(viewDocument, { id, version: 1 }, fixture.as('resource'))).error?.code).toBe('NOT_FOUND')
    await move('agents', agentId, { partner_id: partnerId })
    await night()
    expect(await readers(id)).toEqual([agentId])
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
