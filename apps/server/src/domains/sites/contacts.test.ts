import { readClientHistory, readSiteHistory } from '@vigie/contract/changes/changes.ts'
import { changeContact, createContact, listClientContacts, orderContacts, removeContact } from '@vigie/contract/sites/contacts.ts'
import { createClient, removeClient } from '@vigie/contract/clients/clients.ts'
import { listContacts } from '@vigie/contract/sites/sites.sheet.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const manager = () => fixture.as('manager')
const form = { name: 'Solange Valdegrave', job: 'Cadre de nuit', code: null, phone_mobile: '05 36 49 40 12', email: '', note: '' }
const ofSite = () => ({ siteId: fixture.siteId, clientId: null })
const ofClient = () => ({ siteId: null, clientId: fixture.clientId })
const create = (of: Values, values: Values = {}, as = manager()) => app.http(createContact, { ...of, ...form, ...values }, as)
const made = async (of: Values, values: Values = {}) => outputOf(createContact, await create(of, values))
const change = (id: number, version: number, values: Values = {}, as = manager()) =>
  app.http(changeContact, { id, version, ...form, ...values }, as)
const listed = async () => outputOf(listContacts, await app.http(listContacts, { siteId: fixture.siteId }, manager())).contacts
const refusedFields = (answer: { readonly error?: { readonly errors?: object } | undefined }) => Object.keys(answer.error?.errors ?? {})

describe('a contact of a site', () => {
  it('is added and read by the site’s client; open sheets reload', async () => {
    const socket = await app.socket({ code: fixture.company.code, token: fixture.tokens.client })
    const { id } = await made(ofSite(), { note: 'De 20 h à 8 h' })
    expect(await socket.next('siteChanged')).toEqual({ site_id: fixture.siteId })
    const [own] = outputOf(listContacts, await app.http(listContacts, { siteId: fixture.siteId }, fixture.as('client'))).contacts
    expect(own).toMatchObject({ id, name: 'Solange Valdegrave', job: 'Cadre de nuit', note: 'De 20 h à 8 h', code: '', isOfClient: false })
  })

  it('stands in the order that a manager gives, after the two derived ones; the client’s come last', async () => {
    const [a, b, c] = [await made(ofSite(), { name: 'A' }), await made(ofSite(), { name: 'B' }), await made(ofSite(), { name: 'C' })]
    const d = await made(ofClient(), { name: 'D' })
    outputOf(orderContacts, await app.http(orderContacts, { ...ofSite(), ids: [c.id, a.id, b.id] }, manager()))
    expect((await listed()).map(({ id }) => id)).toEqual([c.id, a.id, b.id, d.id])
    outputOf(changeContact, await change(b.id, b.version, { name: 'B', code: 'RESPEXPLOIT' }))
    expect((await listed()).map(({ id }) => id)).toEqual([b.id, c.id, a.id, d.id])
  })

  it('is changed over its version, and the history of the site says by whom', async () => {
    const { id, version } = await made(ofSite())
    outputOf(changeContact, await change(id, version, { phone_mobile: '05 36 49 40 13' }))
    expect((await change(id, version, { job: 'Trop tard' })).error?.code).toBe('CONFLICT')
    const remove = (seen: number) => app.http(removeContact, { id, version: seen }, manager())
    expect((await remove(version)).error?.code).toBe('CONFLICT')
    outputOf(removeContact, await remove(version + 1))
    expect(await listed()).toEqual([])
    const { entries } = outputOf(readSiteHistory, await app.http(readSiteHistory, { siteId: fixture.siteId }, manager()))
    expect(entries.slice(0, 3).map(({ act, entity, entityName }) => [act, entity, entityName])).toEqual([
      ['removed', 'contact', 'Solange Valdegrave'],
      ['changed', 'contact', 'Solange Valdegrave'],
      ['created', 'contact', 'Solange Valdegrave'],
    ])
    expect(entries[1]!.fields).toEqual([{ name: 'phone_mobile', kind: 'text', from: '05 36 49 40 12', to: '05 36 49 40 13' }])
  })

  it.each([
    [{ name: ' ' }, ['name']],
    [{ phone_mobile: '', email: '' }, ['phone_mobile']],
    [{ phone_mobile: '\u200b', email: '\u2060' }, ['phone_mobile']],
    [{ phone_mobile: '12' }, ['phone_mobile']],
    [{ email: 'a@' }, ['email']],
    [{ clientId: 1 }, ['siteId']],
    [{ siteId: null }, ['siteId']],
  ] as const)('is refused field by field: %j', async (values, fields) => {
    const refused = await create(ofSite(), values)
    expect([refused.status, refusedFields(refused)]).toEqual([422, [...fields]])
    expect(await listed()).toEqual([])
  })

  it('of another company is not there, and nobody without the right keeps one', async () => {
    const { id, version } = await made(ofSite())
    const as = elsewhere.as('manager')
    const answers = await Promise.all([
      create(ofSite(), {}, as),
      create(ofClient(), {}, as),
      change(id, version, {}, as),
      app.http(removeContact, { id, version }, as),
      app.http(orderContacts, { ...ofSite(), ids: [id] }, as),
      app.http(listClientContacts, { clientId: fixture.clientId }, as),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    for (const role of ['client', 'resource', 'manager_partner'] as const)
      expect((await create(ofSite(), {}, fixture.as(role))).status).toBe(403)
  })
})

describe('a contact of a client', () => {
  it('is shown at each of its sites, told in the client’s history, and goes with the client', async () => {
    const client = outputOf(createClient, await app.http(createClient, { ...createClient.example, code: '' }, manager()))
    const of = { siteId: null, clientId: client.id }
    const { id } = await made(of, { code: 'RESPCLIENT' })
    const read = async () => outputOf(listClientContacts, await app.http(listClientContacts, { clientId: client.id }, manager())).contacts
    expect(await read()).toMatchObject([{ id, code: 'RESPCLIENT', isOfClient: true }])
    const { entries } = outputOf(readClientHistory, await app.http(readClientHistory, { clientId: client.id }, manager()))
    expect(entries.map(({ entity, act }) => [entity, act])).toEqual([
      ['contact', 'created'],
      ['client', 'created'],
    ])
    outputOf(removeClient, await app.http(removeClient, { clientId: client.id, version: 1 }, manager()))
    expect((await app.http(removeContact, { id, version: 1 }, manager())).status).toBe(404)
  })
})
