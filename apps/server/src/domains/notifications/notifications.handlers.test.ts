import { allNotificationKinds, notificationWays } from '@vigie/contract/notifications/notifications.kinds.ts'
import { role, type Role } from '@vigie/contract/access.ts'
import {
  changeNotificationPreferences,
  countRecipients,
  listNotifications,
  readNotificationPreferences,
  readNotifications,
  sendNotification,
} from '@vigie/contract/notifications/notifications.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { vapid } from './notifications.testing.ts'
import { notify, type Notice } from './notify.store.ts'

const app = await openTestApp({ env: vapid })
const fixture = freshFixture(app)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
const tell = async (userIds: readonly number[], about: string, more: Partial<Notice> = {}) => {
  const db = app.database.forCompany(fixture.company.id)
  const notice = { kind: 'message', facts: { title: about, text: `Sur ${about}.` }, path: '/notifications', now: app.clock.now() } as const
  const [told] = await db.save(notify(db, { ...notice, ...more, userIds, about } as Notice))
  return told!.toldCount
}
const list = async (name: Role = role.agent, values: Values = {}) =>
  outputOf(listNotifications, await app.http(listNotifications, values, fixture.as(name)))
const titles = async (name?: Role, values?: Values) => (await list(name, values)).notifications.map(({ title }) => title)

describe('notices', () => {
  it('are one’s own, the newest first, in the language one reads', async () => {
    const { users } = fixture
    expect(await tell([users.resource, users.manager], 'a')).toBe(2)
    await tell([users.resource], 'document 1 v1', {
      kind: 'documentFiled',
      facts: { document: 'Consignes', asks: true, by: '2026-10-30' },
      path: '/documents?location=sheet-nav',
    } as Partial<Notice>)
    const { notifications, unreadCount } = await list()
    expect(notifications).toMatchObject([
      {
        kind: 'documentFiled',
        title: 'Nouveau document : Consignes',
        body: 'Ce document est à lire et à valider au plus tard le 30 octobre 2026.',
        path: '/documents?location=sheet-nav',
        readAt: null,
      },
      { kind: 'message', title: 'a', body: 'Sur a.' },
    ])
    expect(unreadCount).toBe(2)
    expect(await titles(role.manager)).toEqual(['a'])
    expect(await titles(role.client)).toEqual([])
    const inGerman = await app.http(listNotifications, {}, { ...fixture.as(role.agent), language: 'de' })
    expect(outputOf(listNotifications, inGerman).notifications[0]).toMatchObject({
      title: 'Neues Dokument: Consignes',
      body: 'Bitte lesen und bestätigen Sie dieses Dokument bis zum 30. Oktober 2026.',
    })
  })

  it('come in pages, each notice once', async () => {
    for (const about of ['a', 'b', 'c', 'd', 'e']) await tell([fixture.users.resource], about)
    const found: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list(role.agent, { limit: 2, ...(cursor && { cursor }) })
      found.push(...page.notifications.map(({ title }) => title))
      cursor = page.nextCursor
    }
    expect(found).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect((await app.http(listNotifications, { cursor: 'x' }, fixture.as(role.agent))).error?.errors).toHaveProperty('cursor')
  })

  it('of one thing are told once in each kind, to those alone who have an active account', async () => {
    const { users } = fixture
    expect(await tell([users.resource, users.resource], 'a')).toBe(1)
    expect(await tell([users.resource, users.manager, users.clocking_device], 'a')).toBe(1)
    await sql('update users set is_active = false where user_id = $1', users.client)
    expect(await tell([users.client], 'b')).toBe(0)
  })

  it('are marked as read by name or all up to one, and every page of the person hears how many are left', async () => {
    for (const about of ['a', 'b', 'c']) await tell([fixture.users.resource], about)
    const [newest, middle] = (await list()).notifications
    const socket = await app.socket(fixture.as(role.agent))
    const other = await app.socket(fixture.as(role.manager))
    const read = async (values: Values) => outputOf(readNotifications, await app.http(readNotifications, values, fixture.as(role.agent)))
    expect(await read({ ids: [newest!.id] })).toEqual({ unreadCount: 2 })
    expect(await socket.next('notification')).toEqual({ unread_count: 2, notification: null })
    expect(await titles(role.agent, { unread: true })).toEqual(['b', 'a'])
    expect(await titles(role.agent, { unread: false })).toEqual(['c'])
    expect(await read({ up_to: middle!.id })).toEqual({ unreadCount: 0 })
    expect(await read({})).toEqual({ unreadCount: 0 })
    expect(other.received('notification')).toEqual([])
  })

  it('of somebody else cannot be read, marked or counted, nor those of another company', async () => {
    const theirs = await fixtureOf(app.rows)
    const db = app.database.forCompany(theirs.company.id)
    const notice = { kind: 'message', facts: { title: 'x', text: 'y' }, path: '/', about: 'x', now: app.clock.now() } as const
    await db.save(notify(db, { ...notice, userIds: [theirs.users.manager] }))
    await tell([fixture.users.manager], 'a')
    const companies = [theirs.company.id, fixture.company.id]
    const { rows } = await sql('select notification_id as id from notifications where company_id = any($1)', companies)
    for (const who of [role.agent, role.client, role.partner] as const)
      await app.http(readNotifications, { ids: rows.map(({ id }) => id as number), up_to: 2_000_000_000 }, fixture.as(who))
    expect((await sql('select from notifications where company_id = any($1) and read_at is not null', companies)).rows).toEqual([])
    // Nor are people of another company told from ours.
    expect(await tell([theirs.users.manager], 'b')).toBe(0)
  })

  it.each(['//other.example/x', '/\\other.example', 'https://other.example', '/a\nb', ''])('never lead to %j', async (path) => {
    await expect(tell([fixture.users.resource], 'a', { path })).rejects.toThrow(/path/)
  })
})

describe('choices', () => {
  const read = async () => outputOf(readNotificationPreferences, await app.http(readNotificationPreferences, {}, fixture.as(role.agent)))
  const change = (values: Values, name: Role = role.agent) => app.http(changeNotificationPreferences, values, fixture.as(name))
  const isOn = async (kind: string, way: string) => (await read()).preferences.find((one) => one.kind === kind && one.way === way)?.isOn

  it('begin as each kind does, and are kept one by one', async () => {
    expect([await isOn('documentFiled', 'mail'), await isOn('documentReminder', 'mail')]).toEqual([false, true])
    const preferences = [
      { kind: 'documentReminder', way: 'mail', is_on: true },
      { kind: 'documentReminder', way: 'mail', is_on: false },
    ]
    expect(outputOf(changeNotificationPreferences, await change({ preferences })).preferences).toHaveLength(
      allNotificationKinds.length * notificationWays.length,
    )
    expect([await isOn('documentReminder', 'mail'), await isOn('documentReminder', 'push')]).toEqual([false, true])
    expect((await change({ preferences: [{ kind: 'other', way: 'mail', is_on: true }] })).status).toBe(422)
  })

  it('say which ways there are, and the key by which a browser subscribes', async () => {
    expect(await read()).toMatchObject({ ways: ['push'], pushKey: vapid.VAPID_PUBLIC_KEY })
    await sql(`update companies set api_version = '1.6.6' where company_id = $1`, fixture.company.id)
    expect(await read()).toMatchObject({ ways: [], pushKey: null })
    expect((await change({ preferences: [{ kind: 'message', way: 'push', is_on: false }] })).status).toBe(403)
    expect((await change({ preferences: [{ kind: 'message', way: 'mail', is_on: false }] })).status).toBe(200)
  })
})

describe('a manager’s own words', () => {
  const send = (values: Values, name: Role = role.manager) =>
    app.http(sendNotification, { title: 'Réunion', text: 'Demain à 9 h.', ...values }, fixture.as(name))
  const told = async (values: Values) => outputOf(sendNotification, await send(values)).toldCount

  it('go to agents by name, to those of a site, or to all agents: to nobody else', async () => {
    const { company, siteId, agentId, contractId } = fixture
    const other = await app.rows.agent(company.id)
    const userId = await app.rows.user(company.id, { role: 'resource', columns: { agent_id: other } })
    const withoutAccount = await app.rows.agent(company.id)
    expect(await told({ resourceIds: [other, other, withoutAccount] })).toBe(1)
    await app.rows.shift(company.id, { siteId, agentId, contractId, startsAt: '2026-10-14T08:00:00Z', endsAt: '2026-10-14T16:00:00Z' })
    expect(await told({ siteId })).toBe(1)
    expect(await told({ is_for_all: true })).toBe(2)
    expect(await titles()).toEqual(['Réunion', 'Réunion'])
    const { rows } = await sql('select distinct user_id from notifications where company_id = $1 order by 1', company.id)
    expect(rows).toEqual([{ user_id: fixture.users.resource }, { user_id: userId }])
  })

  it('are twenty at once, whatever door they come by, and then one a minute; another manager’s are its own', async () => {
    const [socket, userId] = await Promise.all([
      app.socket(fixture.as(role.manager)),
      app.rows.user(fixture.company.id, { role: 'manager' }),
    ])
    const values = { title: 'Réunion', text: 'Demain à 9 h.', is_for_all: true }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 2 ? send({ is_for_all: true }) : socket.ask(sendNotification, values))),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect([answers.length - refused.length, new Set(refused.map(({ error }) => error?.code))]).toEqual([20, new Set(['TOO_MANY_CALLS'])])
    expect(refused[0]?.error?.message).toMatch(/Réessayez dans \d+ s/)
    const other = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    expect((await app.http(sendNotification, values, other)).status).toBe(200)
  })

  it('are counted before they are sent: those told, and the agents who have no account to read them by', async () => {
    const { company, siteId, agentId, contractId } = fixture
    const counted = async (values: Values) =>
      Object.values(outputOf(countRecipients, await app.http(countRecipients, values, fixture.as(role.manager))))
    const [worked, named] = [await app.rows.agent(company.id), await app.rows.agent(company.id)]
    for (const [day, who] of [
      ['14', agentId],
      ['15', worked],
    ] as const)
      await app.rows.shift(company.id, {
        siteId,
        agentId: who,
        contractId,
        startsAt: `2026-10-${day}T08:00:00Z`,
        endsAt: `2026-10-${day}T16:00:00Z`,
      })
    expect(await counted({ resourceIds: [agentId, worked, named, named] })).toEqual([1, 2])
    expect(await counted({ siteId })).toEqual([1, 1])
    // Of everybody those alone are missed who have a contract today.
    expect(await counted({ is_for_all: true })).toEqual([1, 0])
    await sql('update users set is_active = false where user_id = $1', fixture.users.resource)
    expect(await counted({ is_for_all: true })).toEqual([0, 1])
    expect(await told({ is_for_all: true })).toBe(0)
  })

  it('want one answer to «for whom», and an agent or site of the company', async () => {
    const theirs = await fixtureOf(app.rows)
    for (const values of [{}, { siteId: fixture.siteId, is_for_all: true }])
      expect((await send(values)).error?.errors).toHaveProperty('resourceIds')
    expect((await send({ resourceIds: [fixture.agentId, theirs.agentId] })).error?.code).toBe('NOT_FOUND')
    expect((await send({ siteId: theirs.siteId })).error?.code).toBe('NOT_FOUND')
    expect((await send({ is_for_all: true }, role.agent)).status).toBe(403)
    expect((await sql('select from notifications where company_id = $1', theirs.company.id)).rows).toEqual([])
  })
})

it('nothing of it was unforeseen', () => expect(app.faults).toEqual([]))
