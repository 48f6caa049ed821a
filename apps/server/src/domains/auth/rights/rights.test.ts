import { changePassword, readSession, signIn } from '@vigie/contract/auth/auth.ts'
import { hasBeenDisconnected, rightsChanged } from '@vigie/contract/auth/sessions.events.ts'
import { unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { listSites, siteChanged } from '@vigie/contract/sites/sites.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture, password, type Fixture } from '../../../../test/fixture.ts'
import { outputOf, type OpenSocket } from '../../../../test/transports.ts'

// What is remembered outlives the test: only what is told makes a process read anew. `other` is another process.
const app = await openTestApp({ staleMilliseconds: 600_000 })
const other = await openTestApp({ staleMilliseconds: 600_000, beside: app })
const fixture = freshFixture(app)
/** Made before all tests: what its making tells has long been heard. */
const theirs = await fixtureOf(app.rows)

const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
type Caller = Parameters<Fixture['as']>[0]
/** An open socket on the other process, whose session that process remembers. */
async function listening(role: Caller, token = fixture.as(role).token): Promise<OpenSocket> {
  const socket = await other.socket({ ...fixture.as(role), token })
  expect((await socket.ask(readSession)).status).toBe(200)
  return socket
}
/** Waits until the other process knows. */
const told = (socket: OpenSocket) => socket.next(rightsChanged.name)
const clockAt = async (siteId: number, target = fixture) => {
  const actions = clockingActions(app, target)
  // By the process that the sockets are at: it tells its own.
  const shift = await actions.shift({ siteId })
  return clockingActions(other, target).byManager(shift)
}
/** Whether a socket hears of a clocking at a site, once another has heard it. */
async function hears(socket: OpenSocket, siteId = fixture.siteId): Promise<boolean> {
  const witness = await listening('manager')
  const before = socket.received(shiftClocked.name).length
  expect((await clockAt(siteId)).status).toBe(200)
  await witness.next(shiftClocked.name)
  // Whatever was told came before this answer.
  if (socket.isOpen()) await socket.ask(readSession)
  witness.close()
  return socket.received(shiftClocked.name).length > before
}
const user = (role: 'client' | 'client_user' | 'manager', settings = {}) =>
  app.rows.user(fixture.company.id, { role, columns: role === 'manager' ? {} : { client_id: fixture.clientId }, ...settings })
const tokenOf = (userId: number) => app.rows.session(fixture.company.id, userId)
/** A client's line that was closed, and opened again once the other process knew that the planning is forbidden to it. */
async function backAfterForbidden() {
  const former = await listening('client')
  former.close()
  await sql('insert into user_forbidden_pages values ($1, $2, $3)', fixture.company.id, fixture.users.client, 'PLANNING')
  const pages = async () => outputOf(readSession, await other.http(readSession, {}, fixture.as('client'))).user?.forbiddenPages
  await expect.poll(pages).toEqual(['PLANNING'])
  return { back: await listening('client'), pages }
}

describe('a socket open on another process', () => {
  it('of a user who was deactivated is told, closed, and makes no call any more', async () => {
    const client = await listening('client')
    expect(await hears(client)).toBe(true)
    await sql('update users set is_active = false where user_id = $1', fixture.users.client)
    await client.next(hasBeenDisconnected.name)
    await expect.poll(() => client.isOpen()).toBe(false)
    expect((await other.http(readSession, {}, fixture.as('client'))).status).toBe(401)
    expect(await hears(client)).toBe(false)
    // An account that is opened again begins with a sign-in.
    await sql('update users set is_active = true where user_id = $1', fixture.users.client)
    expect((await app.http(readSession, {}, fixture.as('client'))).status).toBe(401)
  })

  it('hears nothing of a client whose link was removed, and of one that was given', async () => {
    const second = await app.rows.client(fixture.company.id)
    const theirs = await app.rows.site(fixture.company.id, second)
    const userId = await user('client', { clientIds: [fixture.clientId, second] })
    const client = await listening('client', await tokenOf(userId))
    expect([await hears(client), await hears(client, theirs)]).toEqual([true, true])
    await sql('delete from user_clients where user_id = $1 and client_id = $2', userId, fixture.clientId)
    await told(client)
    expect([await hears(client), await hears(client, theirs)]).toEqual([false, true])
    await sql('insert into user_clients values ($1, $2, $3)', fixture.company.id, userId, fixture.clientId)
    await told(client)
    expect(await hears(client)).toBe(true)
  })

  it('hears nothing of a site that its user is no longer held to, nor of one that passed to another client', async () => {
    const sub = await listening('client_user')
    expect(await hears(sub)).toBe(true)
    const second = await app.rows.client(fixture.company.id)
    await sql('update sites set client_id = $2 where site_id = $1', fixture.siteId, second)
    await told(sub)
    expect(await hears(sub)).toBe(false)
    await sql('update sites set client_id = $2 where site_id = $1', fixture.siteId, fixture.clientId)
    await told(sub)
    expect(await hears(sub)).toBe(true)
    await sql('delete from user_sites where user_id = $1', fixture.users.client_user)
    await told(sub)
    expect(await hears(sub)).toBe(false)
  })

  it('hears nothing behind a page that is forbidden, a right that was taken, a setting that was switched off', async () => {
    const client = await listening('client')
    await sql('insert into user_forbidden_pages values ($1, $2, $3)', fixture.company.id, fixture.users.client, 'PLANNING')
    await told(client)
    expect(await hears(client)).toBe(false)

    const manager = await listening('manager', await tokenOf(await user('manager')))
    const taken = ['man_access_services', 'man_access_schedule_site', 'man_access_list_resource']
    await sql(
      'delete from user_rights where company_id = $1 and user_id <> $2 and "right" = any($3)',
      fixture.company.id,
      fixture.users.manager,
      taken,
    )
    await told(manager)
    expect(await hears(manager)).toBe(false)

    const sub = await listening('client_user')
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'cli_access_schedule_site', value: 'false' })
    await told(sub)
    expect(await hears(sub)).toBe(false)
  })

  it('hears what its role became', async () => {
    const userId = await user('manager')
    const socket = await listening('manager', await tokenOf(userId))
    await sql(`update users set role = 'client', client_id = $2 where user_id = $1`, userId, await app.rows.client(fixture.company.id))
    await told(socket)
    expect(await hears(socket)).toBe(false)
    expect(outputOf(readSession, await socket.ask(readSession)).user?.role).toBe('client')
  })

  it('is closed when its session is ended by another process', async () => {
    const email = 'camille@example.test'
    await user('manager', { email, password })
    const enter = async () => outputOf(signIn, await app.http(signIn, { email, password }, fixture.as('nobody'))).accessToken!
    const [mine, forgotten] = [await enter(), await enter()]
    const [kept, closed] = [await listening('manager', mine), await listening('manager', forgotten)]
    const form = { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' }
    expect((await app.http(changePassword, form, { token: mine })).status).toBe(200)
    await closed.next(hasBeenDisconnected.name)
    expect((await other.http(readSession, {}, { token: forgotten })).status).toBe(401)
    expect([kept.isOpen(), kept.received(hasBeenDisconnected.name)]).toEqual([true, []])
  })

  it('of a device that another process unpairs is closed', async () => {
    const device = await listening('clocking_device')
    await app.http(unlinkDevice, { siteClockingDeviceId: fixture.device.links[0] }, fixture.as('manager'))
    await device.next(hasBeenDisconnected.name)
    expect((await other.http(readSession, {}, fixture.as('clocking_device'))).status).toBe(401)
  })

  it('of a session that must choose a password first hears nothing, until it is chosen', async () => {
    const userId = await user('manager', { columns: { is_first_login: true } })
    const socket = await other.socket({ ...fixture.as('manager'), token: await tokenOf(userId) })
    expect(await hears(socket)).toBe(false)
    await sql('update users set is_first_login = false where user_id = $1', userId)
    await told(socket)
    expect(await hears(socket)).toBe(true)
  })

  it('of an agent learns that its contract has ended, and nothing of what does not concern it', async () => {
    const [agent, client] = [await listening('resource'), await listening('client')]
    await sql(`update contracts set category = 'AQS' where contract_id = $1`, fixture.contractId)
    await sql(`update contracts set ends_on = '2026-10-01' where contract_id = $1`, fixture.contractId)
    await told(agent)
    expect(outputOf(readSession, await agent.ask(readSession)).user?.hasActiveContract).toBe(false)
    expect(agent.received(rightsChanged.name)).toHaveLength(1)
    expect(client.received(rightsChanged.name)).toEqual([])
  })

  it('of a client learns of a site that is new, or has come from another', async () => {
    const client = await listening('client')
    const sitesOf = async () => outputOf(listSites, await client.ask(listSites)).sites.length
    await app.rows.site(fixture.company.id, fixture.clientId)
    await client.next(siteChanged.name)
    expect(await sitesOf()).toBe(2)
    const second = await app.rows.client(fixture.company.id)
    const moved = await app.rows.site(fixture.company.id, second)
    await sql('update sites set client_id = $2 where site_id = $1', moved, fixture.clientId)
    await client.next(siteChanged.name)
    expect(await hears(client, moved)).toBe(true)
  })

  it('that has come back after a change hears what changes next', async () => {
    const { back, pages } = await backAfterForbidden()
    expect(await hears(back)).toBe(false)
    await sql('delete from user_forbidden_pages where user_id = $1', fixture.users.client)
    await expect.poll(pages).toEqual([])
    await expect.poll(() => hears(back), { timeout: 5000 }).toBe(true)
  })

  it('that has come back after a change hears at once what is given back to it at once', async () => {
    const { back } = await backAfterForbidden()
    // Before anybody has looked at what the socket that came back may hear.
    await sql('delete from user_forbidden_pages where user_id = $1', fixture.users.client)
    await expect.poll(() => hears(back), { timeout: 5000 }).toBe(true)
  })

  it('of another company hears nothing of it', async () => {
    const stranger = await other.socket(theirs.as('client'))
    const client = await listening('client')
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'cli_access_sites', value: 'false' })
    await told(client)
    expect([stranger.received(rightsChanged.name), stranger.received(siteChanged.name)]).toEqual([[], []])
  })
})

it('what changed while the line was cut is followed when it is back', async () => {
  const client = await listening('client')
  await sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`, app.database.name)
  await sql('insert into user_forbidden_pages values ($1, $2, $3)', fixture.company.id, fixture.users.client, 'PLANNING')
  await told(client)
  expect(await hears(client)).toBe(false)
})

it('nothing of it was unforeseen', () => {
  expect([...app.faults, ...other.faults]).toEqual([])
})
