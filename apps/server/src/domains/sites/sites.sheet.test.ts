import type { Role } from '@vigie/contract/access.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { editSite, listContacts, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

let otherSite: number
const month = '202610'
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const theirs = await fixtureOf(app.rows)
beforeAll(async () => {
  const { rows } = app
  const company = fixture.company.id
  otherSite = await rows.site(company, await rows.client(company), { instructions: 'Autre' })
  await app.database.superuser.query(
    `update sites set instructions = 'Rondes', phone = '01 99 00 11 22', sector = '75' where site_id = $1`,
    [fixture.siteId],
  )
  const contact = (name: string, columns: Values) => rows.insert('contacts', { company_id: company, name, ...columns })
  await contact('Poste de garde', { site_id: fixture.siteId, phone_mobile: '06 39 98 11 22' })
  await contact('Responsable du client', { client_id: fixture.clientId, code: 'RESPCLIENT', email: 'client@example.test' })
  await contact('Responsable d’exploitation', { site_id: fixture.siteId, code: 'RESPEXPLOIT', username: 'exploit' })
  await contact('Ailleurs', { site_id: otherSite })
  const shift = (startsAt: string, endsAt: string, agentId: number | null) =>
    rows.shift(company, { siteId: fixture.siteId, agentId, contractId: agentId && fixture.contractId, startsAt, endsAt })
  await shift('2026-10-05T19:00:00Z', '2026-10-06T04:00:00Z', fixture.agentId)
  // Over the end of summer time: ten hours by the clock of instants.
  await shift('2026-10-24T19:00:00Z', '2026-10-25T05:00:00Z', null)
})
const sheet = (role: Role, values: Values = {}, of = fixture) => app.http(readSite, { siteId: of.siteId, ...values }, fixture.as(role))
const read = async (role: Role, values: Values = {}) => outputOf(readSite, await sheet(role, values))

describe('the sheet of a site', () => {
  it('says a manager everything, with the month and the settings', async () => {
    const answer = await read('manager', { month, latitude: 48.8566, longitude: 2.3522 })
    expect(answer.site).toMatchObject({ id: fixture.siteId, instructions: 'Rondes', distanceMetres: 0, hasRights: true, shiftCount: 2 })
    expect(answer).toMatchObject({ phone: '01 99 00 11 22', sectorName: 'Paris', latitude: 48.8566 })
    expect(answer.figures).toEqual({ shiftCount: 2, unassignedCount: 1, agentCount: 1, plannedMinutes: 19 * 60 })
    expect(answer.settings).toMatchObject({ canClockByPhone: true, perimeterMetres: null, companyPerimeterMetres: 150 })
  })

  it('says a manager, and nobody else, how many services are still to come', async () => {
    app.clock.set('2026-10-20T08:00:00Z' as Instant)
    expect([(await read('manager')).comingShiftCount, (await read('client')).comingShiftCount]).toEqual([1, null])
  })

  it.each(['client', 'client_user'] as const)('says %s no settings, and figures within its months alone', async (role) => {
    expect(await read(role, { month })).toMatchObject({ settings: null, site: { instructions: 'Rondes' }, figures: { shiftCount: 2 } })
    expect(await read(role, { month: '202801' })).toMatchObject({ figures: null, site: { shiftCount: null } })
    expect(await read(role)).toMatchObject({ figures: null })
  })

  it('of a site that is not yours, or of another company, is not there', async () => {
    for (const role of ['client', 'client_user'] as const) expect((await sheet(role, { siteId: otherSite })).status).toBe(404)
    expect((await sheet('manager_partner')).status).toBe(404)
    expect((await sheet('manager', {}, theirs)).status).toBe(404)
    expect((await sheet('manager', { siteId: 999_999 })).status).toBe(404)
  })
})

describe('the contacts of a site', () => {
  const contacts = (role: Role, siteId = fixture.siteId) => app.http(listContacts, { siteId }, fixture.as(role))
  const named = async (role: Role) => outputOf(listContacts, await contacts(role)).contacts.map(({ name }) => name)
  const all = ['Responsable du client', 'Responsable d’exploitation', 'Poste de garde']

  it.each(['manager', 'client', 'client_user'] as const)('are for %s: the two derived ones first', async (role) => {
    expect(await named(role)).toEqual(all)
  })

  it('carry the fields of the specification', async () => {
    const { contacts: found } = outputOf(listContacts, await contacts('manager'))
    expect(found[0]).toMatchObject({ code: 'RESPCLIENT', email: 'client@example.test', phoneMobile: '', username: '' })
    expect(found[1]).toMatchObject({ code: 'RESPEXPLOIT', username: 'exploit' })
    expect(found[2]).toMatchObject({ code: '', phoneMobile: '06 39 98 11 22' })
  })

  it('are for an agent once a month in which it has a shift there is published', async () => {
    expect((await contacts('resource')).status).toBe(404)
    const of = { company_id: fixture.company.id, agent_id: fixture.agentId }
    await app.rows.insert('schedule_months', { ...of, month: '202611', published_at: app.clock.now() })
    expect((await contacts('resource')).status).toBe(404)
    await app.rows.insert('schedule_months', { ...of, month, published_at: app.clock.now() })
    expect(await named('resource')).toEqual(all)
    expect((await contacts('resource', otherSite)).status).toBe(404)
  })

  it('are not there for whoever does not see the site', async () => {
    for (const role of ['client', 'client_user'] as const) expect((await contacts(role, otherSite)).status).toBe(404)
    expect((await contacts('manager_partner')).status).toBe(404)
    expect((await contacts('manager', theirs.siteId)).status).toBe(404)
    const blind = await fixtureOf(app.rows, { rights: [], forbiddenPages: ['VOSINF'] })
    for (const role of ['manager', 'client'] as const) {
      expect((await app.http(listContacts, { siteId: blind.siteId }, blind.as(role))).status).toBe(404)
    }
  })
})

describe('a manager who edits a site', () => {
  /** As it stands: whose it is and where it lies. */
  const placeOf = (siteId: number, clientId: number) => ({
    client_id: clientId,
    name: `Site ${siteId}`,
    code: '',
    address: '12 rue du Port',
    address_complement: '',
    postcode: '75012',
    city: 'Paris',
    phone: '01 99 00 11 22',
    sector: '75',
    time_zone: 'Europe/Paris',
    latitude: 48.8566,
    longitude: 2.3522,
  })
  const form = {
    ...placeOf(fixture.siteId, fixture.clientId),
    access: 'Porte B',
    alert: 'Chantier',
    is_active: true,
    is_clocking_enabled: true,
    can_clock_by_phone: true,
    is_outside_area_refused: true,
    perimeter_metres: 250,
    asks_pre_clocking: true,
    pre_clock_minutes: 45,
  }
  const version = async () => (await read('manager')).settings!.version
  const put = async (values: Values = {}, role: Role = 'manager') =>
    app.http(editSite, { siteId: fixture.siteId, ...form, version: await version(), ...values }, fixture.as(role))

  it('changes what it says of itself; whoever may see it is told and reads it', async () => {
    const told = ['manager', 'client', 'client_user'] as const
    const sockets = await Promise.all(told.map((role) => app.socket({ code: fixture.company.code, token: fixture.tokens[role] })))
    const deaf = await app.socket({ code: theirs.company.code, token: theirs.tokens.manager })
    const saved = outputOf(editSite, await put())
    for (const socket of sockets) expect(await socket.next('siteChanged')).toEqual({ site_id: fixture.siteId })
    expect(deaf.received('siteChanged')).toEqual([])
    expect((await read('client')).site).toMatchObject({
      access: 'Porte B',
      alert: 'Chantier',
      hasAlert: true,
    })
    expect((await read('manager')).settings).toMatchObject({ perimeterMetres: 250, isOutsideAreaRefused: true, version: saved.version })
  })

  it('is refused when somebody else was faster, and nothing is lost', async () => {
    const seen = await version()
    outputOf(editSite, await put({ version: seen, alert: 'Le premier' }))
    const late = await put({ version: seen, alert: 'Le second' })
    expect([late.status, late.error?.code]).toEqual([409, 'CONFLICT'])
    expect((await read('manager')).site.alert).toBe('Le premier')
  })

  it('is told what is wrong, field by field', async () => {
    const refused = await put({ perimeter_metres: 5, alert: 'a'.repeat(501) })
    expect([refused.status, Object.keys(refused.error?.errors ?? {})]).toEqual([422, ['alert']])
    const narrow = await put({ perimeter_metres: 5 })
    expect(narrow.error?.errors).toEqual({
      perimeter_metres: 'Indiquez un périmètre entre 10 et 100000 mètres, ou laissez le champ vide.',
    })
    const nowhere = await put({ latitude: null, longitude: null })
    expect(Object.keys(nowhere.error?.errors ?? {})).toEqual(['can_clock_by_phone'])
  })

  it('closes it: it leaves the list of open sites and stays in the list of all', async () => {
    app.clock.set('2026-10-20T08:00:00Z' as Instant)
    const unasked = await put({ is_active: false })
    expect([unasked.status, unasked.error?.errors]).toEqual([
      422,
      { is_active: 'Services à venir sur ce site\u00a0: 1. Ils y resteraient planifiés\u00a0: confirmez la fermeture.' },
    ])
    expect((await read('manager')).site.isActive).toBe(true)
    outputOf(editSite, await put({ is_active: false, closes_with_services: true }))
    // Closed already, it is changed without being asked again.
    outputOf(editSite, await put({ is_active: false, access: 'Porte C' }))
    const names = async (values: Values) =>
      outputOf(listSites, await app.http(listSites, values, fixture.as('manager'))).sites.map(({ id }) => id)
    expect(await names({})).not.toContain(fixture.siteId)
    expect(await names({ activeSites: false })).toContain(fixture.siteId)
    outputOf(editSite, await put({ is_active: true }))
  })

  it('is one of this company, with the right to', async () => {
    expect((await put({ siteId: theirs.siteId })).status).toBe(404)
    const without = await fixtureOf(app.rows, { rights: ['man_access_list_site'] })
    const values = { siteId: without.siteId, ...form, version: 1 }
    expect((await app.http(editSite, values, without.as('manager'))).status).toBe(403)
    for (const role of ['client', 'client_user', 'resource', 'manager_partner', 'clocking_device'] as const) {
      expect((await put({}, role)).status).toBe(403)
    }
  })
})

describe('the devices of a site', () => {
  const devices = (values: Values, of = fixture) => app.http(listDevices, values, of.as('manager'))
  it('are those paired with it, and of a company none of another', async () => {
    const found = outputOf(listDevices, await devices({ siteId: fixture.siteId })).devices
    expect(found.map(({ deviceId, siteId }) => [deviceId, siteId])).toEqual([[fixture.device.deviceId, fixture.siteId]])
    expect(outputOf(listDevices, await devices({ siteId: otherSite })).devices).toEqual([])
    expect(outputOf(listDevices, await devices({})).devices).toHaveLength(1)
    expect((await devices({ siteId: theirs.siteId })).status).toBe(404)
  })
})
