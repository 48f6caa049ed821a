import { readUserHistory } from '@vigie/contract/changes/changes.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import {
  changeUserAccess,
  changeUserClients,
  changeUserPage,
  changeUserRight,
  changeUserSites,
  listUsers,
  readUser,
} from '@vigie/contract/users/users.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type As, type Values } from '../../../test/transports.ts'
import { usersOf } from './users.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const { manager, rightsOf } = usersOf(app, fixture)
const admin = () => fixture.as('manager')
const give = (user_id: number, right: string, is_granted: boolean, as: As = admin()) =>
  app.http(changeUserRight, { user_id, right, is_granted }, as)
const access = (user_id: number, is_active: boolean, as: As = admin()) => app.http(changeUserAccess, { user_id, is_active }, as)
const detailsOf = async (user_id: number) => outputOf(readUser, await app.http(readUser, { user_id }, admin())).user

describe('the list of users', () => {
  const list = async (values: Values = {}) => outputOf(listUsers, await app.http(listUsers, values, admin()))

  it('shows managers, clients and partners by group, users without access last, and neither agents nor devices', async () => {
    const { userId } = await manager([])
    await access(userId, false)
    const { rows, counts, total, formerGroup } = await list()
    expect(rows.map(({ role }) => role)).toEqual(['manager', 'client', 'client_user', 'manager_partner', 'manager'])
    expect([rows.at(-1)!.id, rows.at(-1)!.isActive]).toEqual([userId, false])
    expect(counts!.group).toEqual({ all: 5, manager: 1, client: 2, partner: 1, inactive: 1 })
    expect([total, formerGroup]).toEqual([5, null])
  })

  it('continues after a page and says under which heading the page before it ended', async () => {
    const first = await list({ limit: 2 })
    const next = await list({ limit: 2, cursor: first.nextCursor })
    expect([first.rows.at(-1)!.role, next.formerGroup, next.rows[0]!.role]).toEqual(['client', 'client', 'client_user'])
  })

  it('finds a user by the name of its client, counts its sites, and names the settings that are off', async () => {
    const second = await app.rows.client(fixture.company.id, { name: 'Fondation Haute-Brière' })
    await app.rows.site(fixture.company.id, second)
    await app.rows.site(fixture.company.id, second)
    await app.http(changeUserClients, { user_id: fixture.users.client, client_ids: [second, fixture.clientId] }, admin())
    expect((await list({ search: 'haute briere' })).rows).toEqual([])
    await app.http(changeUserClients, { user_id: fixture.users.client, client_ids: [second] }, admin())
    const { rows, offSettings } = await list({ search: 'haute-briere' })
    expect(rows.map(({ id, clientCount, siteTotal }) => [id, clientCount, siteTotal])).toEqual([[fixture.users.client, 1, 2]])
    expect(offSettings).toContain('partner_can_demand_subcontractor')
  })

  it('is refused to a manager without the right to administer, and to everyone else', async () => {
    const { as } = await manager(['man_access_list_site'])
    for (const one of [as, fixture.as('client'), fixture.as('manager_partner'), fixture.as('resource')])
      expect((await app.http(listUsers, {}, one)).error?.code).toBe('FORBIDDEN')
  })
})

describe('the rights of a manager', () => {
  it('are given and taken; editing comes with viewing, and goes with it', async () => {
    const { userId } = await manager([])
    await give(userId, 'man_edit_sites', true)
    expect(await rightsOf(userId)).toEqual(['man_access_list_site', 'man_edit_sites'])
    await give(userId, 'man_access_list_site', false)
    expect(await rightsOf(userId)).toEqual([])
  })

  it('are followed by an open socket at once', async () => {
    const { userId, as } = await manager(['man_access_list_site'])
    const socket = await app.socket(as)
    await give(userId, 'man_access_list_site', false)
    await socket.next('rightsChanged')
    expect(outputOf(readSession, await app.http(readSession, {}, as)).environment.settings.man_access_list_site).toBe(false)
  })

  it('an administrator keeps its own right and access: refused in a sentence, another one as the last', async () => {
    const own = fixture.users.manager
    expect((await give(own, 'man_admin', false)).error?.errors).toEqual({
      right: expect.stringContaining('le seul administrateur') as string,
    })
    await manager()
    expect((await give(own, 'man_admin', false)).error?.errors).toEqual({ right: expect.stringContaining('votre propre droit') as string })
    expect((await access(own, false)).error?.errors).toEqual({ is_active: expect.stringContaining('votre propre accès') as string })
    expect(await rightsOf(own)).toContain('man_admin')
  })

  it('two administrators who take it from each other at once leave one, every time', async () => {
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await manager(), await manager()]
      const acts =
        round % 2 === 0 ? (id: number, as: As) => give(id, 'man_admin', false, as) : (id: number, as: As) => access(id, false, as)
      const answers = await Promise.all([acts(other.userId, one.as), acts(one.userId, other.as)])
      expect(answers.map(({ status }) => status)).toContain(200)
      const { rows } = await app.database.superuser.query(
        `select from users u join user_rights r using (company_id, user_id)
          where company_id = $1 and user_id = any($2) and r."right" = 'man_admin' and u.is_active`,
        [fixture.company.id, [one.userId, other.userId]],
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('are nothing for a client, as pages are nothing for a manager', async () => {
    expect((await give(fixture.users.client, 'man_admin', true)).error?.code).toBe('INVALID')
    const page = (user_id: number, name: string) => app.http(changeUserPage, { user_id, page: name, is_open: false }, admin())
    expect((await page(fixture.users.manager, 'FACTURES')).error?.code).toBe('INVALID')
    expect((await page(fixture.users.client, 'PART_AGENTS')).error?.code).toBe('INVALID')
  })
})

describe('pages, clients and sites', () => {
  it('a closed page is closed for that user alone, and opened again', async () => {
    const page = (is_open: boolean) => app.http(changeUserPage, { user_id: fixture.users.client, page: 'FACTURES', is_open }, admin())
    await page(false)
    await page(false)
    expect((await detailsOf(fixture.users.client)).forbiddenPages).toEqual(['FACTURES'])
    expect((await detailsOf(fixture.users.client_user)).forbiddenPages).toEqual([])
    await page(true)
    expect((await detailsOf(fixture.users.client)).forbiddenPages).toEqual([])
  })

  it('several clients are saved and one again; a client_user keeps a site of its clients', async () => {
    const second = await app.rows.client(fixture.company.id)
    const site = await app.rows.site(fixture.company.id, second)
    const user_id = fixture.users.client_user
    const clients = (client_ids: number[]) => app.http(changeUserClients, { user_id, client_ids }, admin())
    await clients([fixture.clientId, second])
    expect((await app.http(changeUserSites, { user_id, site_ids: [site] }, admin())).status).toBe(200)
    expect(await detailsOf(user_id)).toMatchObject({ siteIds: [site], clientCount: 2, siteTotal: 2 })
    expect((await clients([fixture.clientId])).error?.errors).toEqual({ client_ids: expect.stringContaining('aucun site') as string })
    await clients([second])
    expect(await detailsOf(user_id)).toMatchObject({ siteIds: [site], clientCount: 1, companyName: expect.any(String) as string })
  })

  it('ids of another company, and sites of other clients, are not there', async () => {
    const user_id = fixture.users.client_user
    const strange = await app.rows.site(fixture.company.id, await app.rows.client(fixture.company.id))
    const refused = [
      app.http(changeUserSites, { user_id, site_ids: [elsewhere.siteId] }, admin()),
      app.http(changeUserSites, { user_id, site_ids: [strange] }, admin()),
      app.http(changeUserClients, { user_id, client_ids: [elsewhere.clientId] }, admin()),
      app.http(changeUserPage, { user_id: elsewhere.users.client, page: 'DEVIS', is_open: false }, admin()),
      give(elsewhere.users.manager, 'man_admin', false),
      access(elsewhere.users.client, false),
      app.http(readUser, { user_id: elsewhere.users.client }, admin()),
      app.http(readUser, { user_id: fixture.users.resource }, admin()),
    ]
    for (const { error } of await Promise.all(refused)) expect(error?.code).toBe('NOT_FOUND')
  })
})

it('withdrawn access ends the sessions at once and refuses a call; given back, they do not come back', async () => {
  const socket = await app.socket(fixture.as('client'))
  await access(fixture.users.client, false)
  await socket.next('hasBeenDisconnected')
  expect((await app.http(readSession, {}, fixture.as('client'))).error?.code).toBe('UNAUTHORISED')
  await access(fixture.users.client, true)
  expect((await app.http(readSession, {}, fixture.as('client'))).error?.code).toBe('UNAUTHORISED')
  expect((await detailsOf(fixture.users.client)).isActive).toBe(true)
})

it('every change stands in the history of the user, with who made it', async () => {
  const user_id = fixture.users.client_user
  const second = await app.rows.site(fixture.company.id, fixture.clientId, { name: 'Campus' })
  await app.http(changeUserPage, { user_id, page: 'DEVIS', is_open: false }, admin())
  await app.http(changeUserSites, { user_id, site_ids: [second] }, admin())
  await access(user_id, false)
  const { entries } = outputOf(readUserHistory, await app.http(readUserHistory, { user_id }, admin()))
  const said = entries.map(({ entity, act, entityName, userName, fields }) => [
    entity,
    act,
    entityName,
    userName,
    fields.map(({ to }) => to),
  ])
  expect(said.slice(0, 4)).toEqual([
    ['user', 'changed', '', 'Camille Martin', ['false']],
    ['ownSite', 'created', 'Campus', 'Camille Martin', []],
    ['ownSite', 'removed', expect.stringContaining('Site'), 'Camille Martin', []],
    ['closedPage', 'created', 'DEVIS', 'Camille Martin', []],
  ])
})

it('leaves no unforeseen error behind', () => expect(app.faults).toEqual([]))
