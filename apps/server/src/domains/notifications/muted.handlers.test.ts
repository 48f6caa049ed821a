import { role, type Role } from '@vigie/contract/access.ts'
import { countNotificationSites, listNotificationSites, muteSite, unmuteSite } from '@vigie/contract/notifications/notifications.sites.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type As } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { rows } = app
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

const list = async (as: As) => outputOf(listNotificationSites, await app.http(listNotificationSites, {}, as)).sites
const states = async (as: As) => (await list(as)).map(({ name, isOn }) => `${name} ${isOn ? 'on' : 'off'}`)
const off = (siteId: number, as: As) => app.http(muteSite, { siteId }, as)
const on = (siteId: number, as: As) => app.http(unmuteSite, { siteId }, as)
const agent = () => fixture.as(role.agent)
const kept = async () =>
  (await sql('select user_id, site_id from quiet_sites where company_id = $1 order by 1, 2', fixture.company.id)).rows as {
    user_id: number
    site_id: number
  }[]

/** Another site of the fixture's client, or of another client. */
const site = (name: string, clientId = fixture.clientId) => rows.site(fixture.company.id, clientId, { name })
/** The fixture's agent has a service there, in a month of the company's planning. */
const serves = (siteId: number, month: string, columns = {}) =>
  rows.shift(fixture.company.id, {
    siteId,
    agentId: fixture.agentId,
    contractId: fixture.contractId,
    startsAt: `${month}-14T06:00:00Z`,
    endsAt: `${month}-14T14:00:00Z`,
    columns,
  })
const publish = (month: string) =>
  rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id: fixture.agentId,
    month,
    published_at: '2026-09-20T08:00:00Z',
  })

describe('the sites of an agent', () => {
  it('are those of its published services and of what it has clocked, by name: none of a draft, of a colleague or of long ago', async () => {
    const [zenith, ecole, drafted, clocked, elsewhere, former] = [
      await site('Zénith'),
      await site('École du Lac'),
      await site('Brouillon'),
      await site('Pointé'),
      await site('Ailleurs'),
      await site('Autrefois'),
    ]
    // More than half a year ago.
    await publish('202603')
    await serves(former, '2026-03')
    await publish('202609')
    await publish('202610')
    for (const month of ['2026-09', '2026-10']) await serves(zenith, month)
    await serves(ecole, '2026-10')
    await serves(drafted, '2026-12')
    await serves(clocked, '2026-11', { clock_in_status: 1 })
    const colleague = await rows.agent(fixture.company.id)
    await rows.insert('schedule_months', {
      company_id: fixture.company.id,
      agent_id: colleague,
      month: '202610',
      published_at: '2026-09-20T08:00:00Z',
    })
    await rows.shift(fixture.company.id, {
      siteId: elsewhere,
      agentId: colleague,
      startsAt: '2026-10-15T06:00:00Z',
      endsAt: '2026-10-15T14:00:00Z',
    })
    expect(await states(agent())).toEqual(['École du Lac on', 'Pointé on', 'Zénith on'])
    for (const hidden of [drafted, elsewhere, former]) expect((await off(hidden, agent())).status).toBe(404)
    expect(await kept()).toEqual([])
  })

  it('are turned off and on one by one, by both transports; what is turned off stays listed when no service is left there', async () => {
    const [one, two] = [await site('A'), await site('B')]
    await publish('202610')
    const shiftId = await serves(one, '2026-10')
    await serves(two, '2026-10')
    expect(outputOf(muteSite, await off(one, agent())).site).toEqual({ id: one, name: 'A', isOn: false })
    expect(await states(agent())).toEqual(['A off', 'B on'])
    await sql('delete from shifts where shift_id = $1', shiftId)
    expect(await states(agent())).toEqual(['A off', 'B on'])
    const socket = await app.socket(agent())
    expect(outputOf(unmuteSite, await socket.ask(unmuteSite, { siteId: one })).site).toMatchObject({ isOn: true })
    expect(await states(agent())).toEqual(['B on'])
    expect(outputOf(muteSite, await socket.ask(muteSite, { siteId: two })).site).toMatchObject({ isOn: false })
    expect(await kept()).toEqual([{ user_id: fixture.users.resource, site_id: two }])
  })

  it('turned twice at once are turned once', async () => {
    const siteId = await site('A')
    await publish('202610')
    await serves(siteId, '2026-10')
    const offs = await Promise.all([1, 2, 3, 4].map(() => off(siteId, agent())))
    expect(offs.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await kept()).toHaveLength(1)
    const ons = await Promise.all([1, 2, 3, 4].map(() => on(siteId, agent())))
    expect(ons.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await kept()).toEqual([])
  })

  it('are counted for oneself, and for nobody else', async () => {
    await publish('202610')
    const [one, two] = [await site('A'), await site('B')]
    for (const siteId of [one, two]) await serves(siteId, '2026-10')
    await off(one, agent())
    const count = (id: number) => app.http(countNotificationSites, { id }, agent())
    expect(outputOf(countNotificationSites, await count(fixture.users.resource))).toEqual({ total: 2, enabled: 1 })
    expect((await count(fixture.users.manager)).status).toBe(404)
  })
})

describe('the sites of clients', () => {
  it('are its own; of a sub-client those it is held to, and those it has turned off, within its client’s', async () => {
    const other = await rows.client(fixture.company.id)
    const [second, foreign] = [await site('Second'), await site('Étranger', other)]
    await sql(`update sites set name = 'Premier' where site_id = $1`, fixture.siteId)
    const [client, sub] = [fixture.as(role.client), fixture.as(role.clientUser)]
    expect(await states(client)).toEqual(['Premier on', 'Second on'])
    expect(await states(sub)).toEqual(['Premier on'])
    expect((await off(foreign, client)).status).toBe(404)
    expect((await off(second, sub)).status).toBe(404)
    expect((await off(fixture.siteId, sub)).status).toBe(200)
    // Of somebody else nothing changes, neither off nor on.
    expect(await states(client)).toEqual(['Premier on', 'Second on'])
    await off(fixture.siteId, client)
    expect((await on(fixture.siteId, client)).status).toBe(200)
    expect(await states(sub)).toEqual(['Premier off'])

    await sql('delete from user_sites where company_id = $1 and user_id = $2', fixture.company.id, fixture.users.client_user)
    const token = await rows.session(fixture.company.id, fixture.users.client_user)
    const anew = { code: fixture.company.code, token }
    expect(await states(anew)).toEqual(['Premier off'])
    await sql('update sites set client_id = $2 where site_id = $1', fixture.siteId, other)
    expect(await states(anew)).toEqual([])
    expect((await on(fixture.siteId, anew)).status).toBe(404)
  })
})

describe('a site that is none of the reader’s', () => {
  it.each([role.manager, role.partner] as const)('of a %s there is none to turn off', async (name: Role) => {
    await sql('insert into quiet_sites values ($1, $2, $3, $4)', fixture.company.id, fixture.users[name], fixture.siteId, '2026-10-01')
    expect(await list(fixture.as(name))).toEqual([])
    for (const turn of [on, off]) expect((await turn(fixture.siteId, fixture.as(name))).status).toBe(404)
  })

  it('of another company is not found, and neither read nor changed', async () => {
    const theirs = await fixtureOf(app.rows)
    await off(theirs.siteId, theirs.as(role.client))
    for (const name of [role.agent, role.client, role.clientUser, role.manager, role.partner] as const)
      for (const turn of [on, off]) expect((await turn(theirs.siteId, fixture.as(name))).status).toBe(404)
    const found = await sql('select user_id, site_id from quiet_sites where company_id = $1', theirs.company.id)
    expect(found.rows).toEqual([{ user_id: theirs.users.client, site_id: theirs.siteId }])
    expect(await kept()).toEqual([])
    expect((await list(fixture.as(role.client))).map(({ id }) => id)).toEqual([fixture.siteId])
  })

  it('a device may not ask, and nonsense names none', async () => {
    for (const call of [listNotificationSites, muteSite]) {
      expect((await app.http(call, { siteId: fixture.siteId }, fixture.as(role.device))).status).toBe(403)
      expect((await app.http(call, { siteId: fixture.siteId }, fixture.as('nobody'))).status).toBe(401)
    }
    for (const siteId of [1.5, 'A', '', 1e12, undefined])
      expect((await app.http(muteSite, { siteId }, agent())).status, String(siteId)).toBe(422)
  })
})

it('nothing of it was unforeseen', () => expect(app.faults).toEqual([]))
