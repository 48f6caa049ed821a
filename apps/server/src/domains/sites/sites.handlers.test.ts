import type { Role } from '@vigie/contract/access.ts'
import { metresBetween } from '@vigie/contract/kit/distance.ts'
import { listClients, listSites } from '@vigie/contract/sites/sites.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

const ids: Record<string, number> = {}
const month = '202610'
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  const { rows } = app
  const company = fixture.company.id
  const client = await rows.client(company, { name: 'Hôtellerie Générale' })
  const set = (values: string) => app.database.superuser.query(`update sites set ${values} where site_id = $1`, [fixture.siteId])
  await set(`name = 'Accueil', city = 'Lyon', sector = '69', instructions = 'Rondes', access = 'Badge', alert = 'Portail en panne',
    created_at = '2024-05-01T08:00:00Z'`)
  const site = async (name: string, created_at: string, columns: Values) =>
    (ids[name] = await rows.site(company, client, { name, created_at, ...columns }))
  await site('Zone Nord', '2024-03-01T08:00:00Z', {
    code: 'PAR-02',
    city: 'Saint-Denis',
    sector: '974',
    is_clocking_enabled: false,
    latitude: -20.879,
    longitude: 55.448,
  })
  await site('Hôtel Élysée', '2024-02-01T08:00:00Z', { code: 'PAR-01', city: 'Paris', sector: '75', latitude: 48.87, longitude: 2.31 })
  await site('Ancien', '2024-01-01T08:00:00Z', { is_active: false, sector: '75' })
  const shift = (siteId: number, day: string, agentId: number | null) =>
    rows.shift(company, { siteId, agentId, startsAt: `${day}T08:00:00Z`, endsAt: `${day}T16:00:00Z` })
  await shift(fixture.siteId, '2026-10-05', fixture.agentId)
  await shift(fixture.siteId, '2026-10-06', fixture.agentId)
  await shift(fixture.siteId, '2026-11-06', null)
  await shift(ids['Zone Nord']!, '2026-10-31', null)
})
const ask = async (role: Role, values: Values = {}) => outputOf(listSites, await app.http(listSites, values, fixture.as(role)))
const names = async (role: Role, values: Values = {}) => (await ask(role, values)).sites.map(({ name }) => name)

describe('the sites', () => {
  it('a manager sees all that are open, the oldest first', async () => {
    expect(await names('manager')).toEqual(['Hôtel Élysée', 'Zone Nord', 'Accueil'])
  })

  it.each(['client', 'client_user', 'clocking_device'] as const)('%s sees its own', async (role) => {
    expect(await names(role)).toEqual(['Accueil'])
    expect((await ask(role)).total).toBe(1)
  })

  it('a partner sees none while it has no order', async () => {
    expect(await names('manager_partner')).toEqual([])
  })

  it.each([
    ['hotel', ['Hôtel Élysée', 'Zone Nord']],
    ['ELYSEE paris', ['Hôtel Élysée']],
    ['par-02', ['Zone Nord']],
    ['denis', ['Zone Nord']],
    ['hotellerie nord', ['Zone Nord']],
    ['hotel lyon', []],
    ['yon', []],
    ['%', []],
    ['_', []],
    ['   ', ['Hôtel Élysée', 'Zone Nord', 'Accueil']],
  ])('are found by the beginning of every word, without accents and case: «%s»', async (search, expected) => {
    expect(await names('manager', { search })).toEqual(expected)
  })

  it('may be those that clock, or those that do not', async () => {
    expect(await names('manager', { clockingSiteEnabled: true })).toEqual(['Hôtel Élysée', 'Accueil'])
    expect(await names('manager', { clockingSiteEnabled: false })).toEqual(['Zone Nord'])
  })

  it('are filtered by the month: those with a shift in its local days', async () => {
    expect(await names('manager', { month, activeSites: true })).toEqual(['Zone Nord', 'Accueil'])
    expect(await names('manager', { month: '202611', activeSites: true })).toEqual(['Accueil'])
    expect(await names('manager', { month: '202612', activeSites: true })).toEqual([])
    expect(await names('manager', { activeSites: true })).toEqual(['Hôtel Élysée', 'Zone Nord', 'Accueil'])
    expect(await names('manager', { month, activeSites: false })).toEqual(['Ancien', 'Hôtel Élysée', 'Zone Nord', 'Accueil'])
  })

  it('are narrowed by client, by sector, by unassigned shifts and by what is left out', async () => {
    expect(await names('manager', { companies: [fixture.clientId] })).toEqual(['Accueil'])
    const { sectors } = await ask('manager')
    expect(sectors.map(({ code, name }) => [code, name])).toEqual([
      ['69', 'Rhône'],
      ['75', 'Paris'],
      ['974', 'La Réunion'],
    ])
    const sector = (code: string) => sectors.find((one) => one.code === code)!.id
    expect(await names('manager', { sectors: [sector('75'), sector('974')] })).toEqual(['Hôtel Élysée', 'Zone Nord'])
    expect(await names('manager', { month, hasUnassignedVacs: true })).toEqual(['Zone Nord'])
    expect(await names('manager', { month, hasUnassignedVacs: false })).toEqual(['Hôtel Élysée', 'Accueil'])
    expect(await names('manager', { notInIds: [fixture.siteId, ids['Zone Nord']] })).toEqual(['Hôtel Élysée'])
  })

  it('say which clients and sectors a filter may offer: of the sites seen, and no others', async () => {
    const seen = await ask('manager', { search: 'accueil' })
    expect(seen.clientIds).toHaveLength(2)
    expect(seen.sectorIds).toEqual(seen.sectors.map(({ id }) => id))
    const own = await ask('client')
    expect(own.clients.map(({ id }) => id)).toEqual([fixture.clientId])
    expect(own.sectors.map(({ code }) => code)).toEqual(['69'])
  })
})

describe('the fields of a site', () => {
  const one = async (role: Role, values: Values = {}) => (await ask(role, values)).sites.find(({ id }) => id === fixture.siteId)!

  it('carry its fourteen fields, the figures of the month and whether the caller has rights', async () => {
    const site = await one('manager', { month, checkRights: true, latitude: 48.87, longitude: 2.31 })
    expect(site).toMatchObject({ name: 'Accueil', clientId: fixture.clientId, city: 'Lyon', instructions: 'Rondes', access: 'Badge' })
    expect(site).toMatchObject({ hasAlert: true, alert: 'Portail en panne', hasRights: true, shiftCount: 2, unassignedCount: 0 })
    expect(site.sectorId).not.toBeNull()
    expect((await one('manager')).hasRights).toBeNull()
  })

  it('say how far it is in whole metres, by the earth radius of the specification; null without a position', async () => {
    const from = { latitude: 48.87, longitude: 2.31 }
    const { sites } = await ask('manager', from)
    const expected = (latitude: number, longitude: number) => Math.round(metresBetween(from, { latitude, longitude }))
    expect(Object.fromEntries(sites.map(({ name, distanceMetres }) => [name, distanceMetres]))).toEqual({
      'Hôtel Élysée': 0,
      'Zone Nord': expected(-20.879, 55.448),
      Accueil: expected(48.8566, 2.3522),
    })
    expect((await ask('manager')).sites.map(({ distanceMetres }) => distanceMetres)).toEqual([null, null, null])
  })

  it('hide from a device what a site says of itself, and not that there is an alert', async () => {
    const site = await one('clocking_device', { checkRights: true })
    expect(site).toMatchObject({ instructions: null, access: null, alert: null, hasAlert: true, hasRights: false, shiftCount: null })
  })

  it.each(['client', 'client_user'] as const)('show %s its own instructions', async (role) => {
    expect(await one(role, { checkRights: true })).toMatchObject({ instructions: 'Rondes', hasRights: true })
  })
})

describe('figures of a month', () => {
  const refused = async (values: Values, role: Role = 'client') => {
    const { status, error } = await app.http(listSites, values, fixture.as(role))
    return [status, ...Object.keys(error?.errors ?? {})]
  }

  it('are for whoever may look at that month of the schedule', async () => {
    expect((await ask('client', { month })).sites[0]).toMatchObject({ shiftCount: 2, unassignedCount: 0 })
    // The client's window ends two months ahead.
    expect((await ask('client', { month: '202612' })).sites[0]).toMatchObject({ shiftCount: 0 })
    expect((await ask('client', { month: '202701' })).sites[0]).toMatchObject({ shiftCount: null })
  })

  it('neither narrow nor order a list for whoever may not see them', async () => {
    expect(await refused({ month: '202701', hasUnassignedVacs: true })).toEqual([422, 'hasUnassignedVacs'])
    expect(await refused({ sort: '-shifts' })).toEqual([422, 'sort'])
    expect(await refused({ month, sort: 'unassigned' }, 'clocking_device')).toEqual([422, 'sort'])
    expect(await names('client', { month: '202701', activeSites: true })).toEqual(['Accueil'])
  })

  it('need a whole position where a distance is asked for', async () => {
    expect(await refused({ sort: 'distance' }, 'manager')).toEqual([422, 'latitude', 'longitude'])
    expect(await refused({ latitude: 48 }, 'manager')).toEqual([422, 'longitude'])
  })
})

describe('the order of the sites', () => {
  const at = { latitude: 48.87, longitude: 2.31, month, activeSites: false }
  it.each([
    ['createdAt', ['Ancien', 'Hôtel Élysée', 'Zone Nord', 'Accueil']],
    ['-createdAt', ['Accueil', 'Zone Nord', 'Hôtel Élysée', 'Ancien']],
    ['name', ['Accueil', 'Ancien', 'Hôtel Élysée', 'Zone Nord']],
    ['-name', ['Zone Nord', 'Hôtel Élysée', 'Ancien', 'Accueil']],
    ['city', ['Ancien', 'Accueil', 'Hôtel Élysée', 'Zone Nord']],
    ['distance', ['Hôtel Élysée', 'Accueil', 'Zone Nord', 'Ancien']],
    ['-distance', ['Zone Nord', 'Accueil', 'Hôtel Élysée', 'Ancien']],
    ['-shifts', ['Accueil', 'Zone Nord', 'Ancien', 'Hôtel Élysée']],
    ['-unassigned', ['Zone Nord', 'Ancien', 'Hôtel Élysée', 'Accueil']],
  ])('by %s, whole and page by page', async (sort, expected) => {
    const whole = await ask('manager', { ...at, sort })
    const shown = whole.sites.map(({ name }) => name)
    // Those that tie stand in the order of their ids, one way or the other.
    expect(shown).toEqual(expected)
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await ask('manager', { ...at, sort, limit: 1, ...(cursor && { cursor }) })
      expect([page.sites.length, page.total]).toEqual([1, 4])
      paged.push(page.sites[0]!.name)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(paged).toEqual(shown)
  })

  it('goes on by a cursor of the same order alone', async () => {
    const { nextCursor } = await ask('manager', { limit: 1 })
    const other = [
      { sort: 'name', cursor: nextCursor },
      { cursor: 'nothing' },
      { cursor: Buffer.from(JSON.stringify(['createdAt', 'soon', 1])).toString('base64url') },
      { cursor: Buffer.from(JSON.stringify(['createdAt', '2024-01-01T00:00:00Z', 2 ** 40])).toString('base64url') },
    ]
    for (const values of other) expect((await app.http(listSites, values, fixture.as('manager'))).status).toBe(422)
  })
})

describe('the clients', () => {
  const clients = async (role: Role) => outputOf(listClients, await app.http(listClients, {}, fixture.as(role))).clients
  it('are all for a manager, and its own for a client', async () => {
    expect((await clients('manager')).map(({ name }) => name)).toContain('Hôtellerie Générale')
    expect(await clients('manager')).toHaveLength(2)
    for (const role of ['client', 'client_user'] as const) {
      expect((await clients(role)).map(({ id }) => id)).toEqual([fixture.clientId])
    }
  })
})
