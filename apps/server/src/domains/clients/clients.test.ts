import { readClientHistory } from '@vigie/contract/changes/changes.ts'
import { changeClient, closeClients, createClient, readClient, removeClient, searchClients } from '@vigie/contract/clients/clients.ts'
import { listClients } from '@vigie/contract/sites/sites.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const manager = () => fixture.as('manager')
const form = {
  name: 'Fondation Haute-Brière',
  code: '',
  registration_number: '812 345 678',
  vat_number: '',
  address: '9 allée des Tilleuls',
  address_complement: '',
  postcode: '31000',
  city: 'Toulouse',
  email: '',
  phone: '',
  note: '',
  is_active: true,
}
const create = (values: Values = {}, as = manager()) => app.http(createClient, { ...form, ...values }, as)
const made = async (values: Values = {}) => outputOf(createClient, await create(values))
const change = (clientId: number, version: number, values: Values = {}) =>
  app.http(changeClient, { clientId, version, ...form, ...values }, manager())
const read = async (clientId: number) => outputOf(readClient, await app.http(readClient, { clientId }, manager())).record
const refusedFields = (answer: { readonly error?: { readonly errors?: object } | undefined }) => Object.keys(answer.error?.errors ?? {})

describe('a client', () => {
  it('gets the next code where none is said, also of two that are added at once', async () => {
    const [first, second] = await Promise.all([made({ name: 'Aubrac' }), made({ name: 'Brière' })])
    const codes = [(await read(first.id)).code, (await read(second.id)).code].toSorted()
    const [low, high] = codes.map((code) => Number(/\d+$/.exec(code)![0]))
    expect(high! - low!).toBe(1)
    const found = outputOf(searchClients, await app.http(searchClients, { search: 'briere' }, manager()))
    expect(found.rows).toMatchObject([{ name: 'Brière', city: 'Toulouse', siteCount: 0, isActive: true }])
  })

  it('gets a code also where the highest one is of so many figures that nothing is counted after it', async () => {
    await made({ code: 'C999999999' })
    const codes = []
    for (const name of ['Un', 'Deux', 'Trois']) codes.push((await read((await made({ name })).id)).code)
    expect(codes[0]).toBe('C1000000000')
    expect(new Set(codes).size).toBe(3)
  })

  it('has a code that no other client of the company has', async () => {
    await made({ code: 'HB' })
    const again = await create({ code: 'HB' })
    expect([again.status, refusedFields(again)]).toEqual([422, ['code']])
    expect((await create({ code: 'HB' }, elsewhere.as('manager'))).status).toBe(200)
    const other = await made({ code: 'HC' })
    expect(refusedFields(await change(other.id, other.version, { code: 'HB' }))).toEqual(['code'])
  })

  it('is changed over its version, keeps its code where none is said, and its history says by whom', async () => {
    const { id, version } = await made({ code: 'HD' })
    const saved = outputOf(changeClient, await change(id, version, { name: 'Fondation' }))
    expect(await read(id)).toMatchObject({ name: 'Fondation', code: 'HD', version: saved.version })
    expect((await change(id, version, { name: 'Trop tard' })).error?.code).toBe('CONFLICT')
    const { entries } = outputOf(readClientHistory, await app.http(readClientHistory, { clientId: id }, manager()))
    expect(entries.map(({ act, fields }) => [act, fields.map(({ name, from, to }) => [name, from, to])])).toEqual([
      ['changed', [['name', 'Fondation Haute-Brière', 'Fondation']]],
      ['created', []],
    ])
    expect(entries[0]!.userName).toBeTruthy()
  })

  it('with open sites is not closed; a closed one is not offered any more', async () => {
    const { id, version } = await made()
    const siteId = await app.rows.site(fixture.company.id, id)
    expect(refusedFields(await change(id, version, { is_active: false }))).toEqual(['is_active'])
    await app.database.superuser.query('update sites set is_active = false where site_id = $1', [siteId])
    outputOf(changeClient, await change(id, version, { is_active: false }))
    const { clients } = outputOf(listClients, await app.http(listClients, {}, manager()))
    expect(clients.map((one) => one.id)).not.toContain(id)
  })

  it('is closed with others at once: those with open sites stay, each with its name and why', async () => {
    const [busy, free, closed] = [await made({ name: 'Occupé' }), await made({ name: 'Libre' }), await made({ name: 'Fermé' })]
    await app.rows.site(fixture.company.id, busy.id)
    await change(closed.id, closed.version, { name: 'Fermé', is_active: false })
    const ids = [busy.id, free.id, closed.id]
    const closing = async (is_active: boolean, as = manager()) => app.http(closeClients, { ids, is_active }, as)
    expect(outputOf(closeClients, await closing(false))).toEqual({
      doneIds: [free.id, closed.id],
      kept: [{ id: busy.id, name: 'Occupé', reason: 'Ce client a encore des sites ouverts\u00a0: fermez-les d’abord.' }],
    })
    expect([(await read(busy.id)).isActive, (await read(free.id)).isActive]).toEqual([true, false])
    expect((await closing(true, elsewhere.as('manager'))).status).toBe(404)
    expect(outputOf(closeClients, await closing(true)).kept).toEqual([])
    expect((await read(free.id)).isActive).toBe(true)
  })

  it('is removed where nothing refers to it, and only there', async () => {
    const unused = await made()
    const remove = (id: number, version: number) => app.http(removeClient, { clientId: id, version }, manager())
    expect((await remove(unused.id, unused.version + 1)).error?.code).toBe('CONFLICT')
    expect((await remove(unused.id, unused.version)).status).toBe(200)
    expect((await app.http(readClient, { clientId: unused.id }, manager())).status).toBe(404)
    expect((await remove(fixture.clientId, 1)).error?.code).toBe('RECORD_IN_USE')
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'a@' }, 'email'],
    [{ phone: '12' }, 'phone'],
  ] as const)('is refused field by field: %j', async (values, field) => {
    const refused = await create(values)
    expect([refused.status, refusedFields(refused)]).toEqual([422, [field]])
  })

  it('of another company is not there', async () => {
    const { id, version } = await made()
    const as = elsewhere.as('manager')
    const answers = await Promise.all([
      app.http(readClient, { clientId: id }, as),
      app.http(changeClient, { clientId: id, ...form, version }, as),
      app.http(removeClient, { clientId: id, version }, as),
      app.http(readClientHistory, { clientId: id }, as),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})
