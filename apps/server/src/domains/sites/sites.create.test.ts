import { changeClient, createClient, removeClient } from '@vigie/contract/clients/clients.ts'
import { listClients } from '@vigie/contract/sites/sites.ts'
import { closeSites, createSite, editSite, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { whileHeld } from '../../../test/locks.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const manager = () => fixture.as('manager')
const form = {
  client_id: null,
  client_name: 'Marché couvert',
  name: 'Marché couvert de Rodez',
  code: '',
  address: 'Place du Bourg',
  address_complement: '',
  postcode: '12000',
  city: 'Rodez',
  phone: '',
  sector: '',
  time_zone: 'Europe/Paris',
  latitude: 44.3497,
  longitude: 2.5736,
  can_clock_by_phone: true,
  perimeter_metres: null,
}
const create = (values: Values = {}, as = manager()) => app.http(createSite, { ...form, ...values }, as)
const made = async (values: Values = {}) => outputOf(createSite, await create(values)).siteId
const read = async (siteId: number) => outputOf(readSite, await app.http(readSite, { siteId }, manager()))
const refusedFields = (answer: { readonly error?: { readonly errors?: object } | undefined }) => Object.keys(answer.error?.errors ?? {})
const clientsNamed = async (name: string) =>
  outputOf(listClients, await app.http(listClients, {}, manager())).clients.filter((client) => client.name === name)

describe('a new site', () => {
  it('is there with its new client, a code, and the sector of its postcode', async () => {
    const socket = await app.socket({ code: fixture.company.code, token: fixture.tokens.manager })
    const siteId = await made()
    expect(await socket.next('siteChanged')).toEqual({ site_id: siteId })
    const { site, settings, sectorName, latitude } = await read(siteId)
    expect(site).toMatchObject({ name: 'Marché couvert de Rodez', clientName: 'Marché couvert', city: 'Rodez', isActive: true })
    expect([site.code, sectorName, latitude, settings?.canClockByPhone]).toEqual([
      expect.stringMatching(/^S\d+$/),
      'Aveyron',
      44.3497,
      true,
    ])
  })

  it('of a client that is there already, whatever its case and accents, makes no second one', async () => {
    const [first, second] = [await made({ client_name: 'Hôpital de la Brière' }), await made({ client_name: 'hopital de la briere' })]
    expect((await read(first)).site.clientId).toBe((await read(second)).site.clientId)
    expect(await clientsNamed('hopital de la briere')).toEqual([])
  })

  it('has a code that no other site has; where it is refused its client is not made either', async () => {
    await made({ code: 'RDZ' })
    const again = await create({ code: 'RDZ', client_name: 'Jamais créé' })
    expect([again.status, refusedFields(again), await clientsNamed('Jamais créé')]).toEqual([422, ['code'], []])
    expect((await create({ code: 'RDZ' }, elsewhere.as('manager'))).status).toBe(200)
  })

  it('is added twice at once under two codes', async () => {
    const codes = await Promise.all([made({ name: 'A' }), made({ name: 'B' })])
    const sites = await Promise.all(codes.map(read))
    expect(new Set(sites.map(({ site }) => site.code)).size).toBe(2)
  })

  it.each([
    [{ name: '' }, ['name']],
    [{ client_name: ' ' }, ['client_name']],
    [{ time_zone: 'Europe/Atlantis' }, ['time_zone']],
    [{ latitude: null }, ['latitude']],
    [{ latitude: null, longitude: null }, ['can_clock_by_phone']],
    [{ latitude: 91 }, ['latitude']],
    [{ perimeter_metres: 3 }, ['perimeter_metres']],
    [{ client_id: 999_999 }, ['client_id']],
  ] as const)('is refused field by field: %j', async (values, fields) => {
    const refused = await create(values)
    expect([refused.status, refusedFields(refused)]).toEqual([422, [...fields]])
  })

  it('of a client that is closed while the site is added by its name is not that client’s', async () => {
    const { id } = outputOf(createClient, await app.http(createClient, { ...createClient.example, code: '', name: 'Halle' }, manager()))
    const held = `select from clients where client_id = ${id} for update`
    const siteId = await whileHeld(
      app.database,
      held,
      () => made({ client_name: 'HALLE' }),
      `update clients set is_active = false where client_id = ${id}`,
    )
    expect((await read(siteId)).site.clientId).not.toBe(id)
  })

  it('and its client that is closed or removed at the same moment: one of them is refused', async () => {
    for (const act of [changeClient, removeClient, changeClient, removeClient]) {
      const { id } = outputOf(createClient, await app.http(createClient, { ...createClient.example, code: '', name: 'Bref' }, manager()))
      const away = { clientId: id, version: 1, ...createClient.example, name: 'Bref', is_active: false, code: '' }
      const answers = await Promise.all([app.http(act, away, manager()), create({ client_id: id, client_name: '', code: '' })])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
    expect(app.faults).toEqual([])
  })

  it('is given to no client of another company, and by nobody without the right', async () => {
    expect(refusedFields(await create({ client_id: elsewhere.clientId }))).toEqual(['client_id'])
    expect((await create({}, fixture.as('client'))).status).toBe(403)
  })
})

describe('a site that has services', () => {
  it('keeps its time zone, and may be given to another client', async () => {
    const siteId = await made()
    const { site, settings } = await read(siteId)
    const { client_name: _, ...place } = form
    const whole = {
      ...place,
      client_id: site.clientId,
      access: '',
      alert: '',
      is_clocking_enabled: true,
      is_outside_area_refused: false,
      asks_pre_clocking: false,
      pre_clock_minutes: null,
      is_active: true,
    }
    const edit = async (values: Values) =>
      app.http(editSite, { siteId, ...whole, version: (await read(siteId)).settings!.version, ...values }, manager())
    expect(settings?.version).toBe(1)
    outputOf(editSite, await edit({ time_zone: 'Indian/Reunion', client_id: fixture.clientId }))
    expect((await read(siteId)).site).toMatchObject({ timeZone: 'Indian/Reunion', clientId: fixture.clientId, code: site.code })
    // Closed, its client may be closed too: then it is not opened again.
    outputOf(editSite, await edit({ time_zone: 'Indian/Reunion', client_id: fixture.clientId, is_active: false }))
    await app.database.superuser.query('update clients set is_active = false where client_id = $1', [fixture.clientId])
    expect(refusedFields(await edit({ time_zone: 'Indian/Reunion', client_id: fixture.clientId }))).toEqual(['client_id'])
    await app.database.superuser.query('update clients set is_active = true where client_id = $1', [fixture.clientId])
    await app.rows.shift(fixture.company.id, { siteId, startsAt: '2026-10-05T19:00:00Z', endsAt: '2026-10-06T04:00:00Z' })
    expect(refusedFields(await edit({ time_zone: 'Europe/Paris' }))).toEqual(['time_zone'])
    expect(refusedFields(await edit({ client_id: elsewhere.clientId, time_zone: 'Indian/Reunion' }))).toEqual(['client_id'])
    // A service is added while it changes.
    await app.database.superuser.query('delete from shifts where site_id = $1', [siteId])
    const adding = `insert into shifts (company_id, number, site_id, starts_at, ends_at, month)
      select company_id, 'W1', site_id, '2026-10-05T19:00:00Z', '2026-10-06T04:00:00Z', '202610' from sites where site_id = ${siteId}`
    const held = `select from sites where site_id = ${siteId} for share`
    const late = await whileHeld(app.database, held, () => edit({ time_zone: 'Europe/Paris' }), adding)
    expect(refusedFields(late)).toEqual(['time_zone'])
  })
})

describe('several sites', () => {
  const turn = (ids: readonly number[], is_active: boolean, as = manager()) => app.http(closeSites, { ids, is_active }, as)

  it('are closed together, and opened together but those of a closed client', async () => {
    const [one, ofClosed] = [await made(), await made({ client_name: 'Client fermé' })]
    const ids = [one, ofClosed]
    expect(outputOf(closeSites, await turn(ids, false))).toEqual({ doneIds: ids, kept: [] })
    const { site } = await read(ofClosed)
    await app.database.superuser.query('update clients set is_active = false where client_id = $1', [site.clientId])
    expect(outputOf(closeSites, await turn(ids, true))).toEqual({
      doneIds: [one],
      kept: [{ id: ofClosed, name: site.name, reason: 'Son client est fermé\u00a0: rouvrez-le d’abord.' }],
    })
    expect([(await read(one)).site.isActive, (await read(ofClosed)).site.isActive]).toEqual([true, false])
  })

  it('that have services to come are kept, with how many, until that is confirmed', async () => {
    const [idle, busy] = [await made(), await made()]
    await app.rows.shift(fixture.company.id, { siteId: busy, startsAt: '2030-10-05T19:00:00Z', endsAt: '2030-10-06T04:00:00Z' })
    await app.rows.shift(fixture.company.id, { siteId: idle, startsAt: '2020-10-05T19:00:00Z', endsAt: '2020-10-06T04:00:00Z' })
    const answer = outputOf(closeSites, await turn([idle, busy], false))
    expect(answer).toMatchObject({
      doneIds: [idle],
      kept: [{ id: busy, reason: expect.stringContaining('à venir sur ce site\u00a0: 1.') }],
    })
    const values = { ids: [busy], is_active: false, closes_with_services: true }
    const socket = await app.socket({ code: fixture.company.code, token: fixture.tokens.manager })
    const plain = outputOf(closeSites, await socket.ask(closeSites, { ids: [busy], is_active: false }))
    expect(plain).toMatchObject({ doneIds: [], kept: [{ id: busy }] })
    expect(outputOf(closeSites, await socket.ask(closeSites, values))).toEqual({ doneIds: [busy], kept: [] })
    expect((await read(busy)).site.isActive).toBe(false)
  })

  it('of another company are not there, and nobody without the right closes any', async () => {
    const siteId = await made()
    expect((await turn([siteId], false, elsewhere.as('manager'))).status).toBe(404)
    expect((await turn([siteId], false, fixture.as('client'))).status).toBe(403)
    expect((await read(siteId)).site.isActive).toBe(true)
  })
})
