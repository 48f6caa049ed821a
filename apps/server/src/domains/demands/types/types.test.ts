import { makeDemand } from '@vigie/contract/demands/demands.ts'
import { addDemandType, listDemandTypes, offerDemandType } from '@vigie/contract/demands/demands.types.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type As, type Values } from '../../../../test/transports.ts'
import { asking } from '../demands.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { author, manager, ask, asked, listed } = asking(app, fixture)
const types = async (as: As) => outputOf(listDemandTypes, await app.http(listDemandTypes, {}, as)).types
const add = (values: Values, as = manager()) => app.http(addDemandType, values, as)
const parking = {
  name: 'Place de parking',
  fields: [
    { label: 'Immatriculation', kind: 'text', is_required: true },
    { label: 'Véhicule', kind: 'choice', is_required: false, options: ['Voiture', 'Moto'] },
  ],
  files: 'none',
}

describe('types of demands', () => {
  it('are the eleven that everybody has, with their forms, in the reader’s language', async () => {
    const french = await types(author())
    expect(french.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(french[2]).toMatchObject({
      name: 'Acompte',
      fields: [{ name: 'amount', label: 'Montant', kind: 'amount', isRequired: true }],
      files: 'none',
    })
    const german = await types({ ...author(), language: 'de' })
    expect(german[2]).toMatchObject({ name: 'Vorschuss', fields: [{ label: 'Betrag' }] })
  })

  it('a company adds its own: its agents answer its questions, and its demands keep their name once it is not offered any more', async () => {
    const { type } = outputOf(addDemandType, await add(parking))
    expect(type).toMatchObject({
      name: 'Place de parking',
      isOffered: true,
      text: 'optional',
      fields: [{ name: 'f1' }, { name: 'f2', options: ['Voiture', 'Moto'] }],
    })
    expect((await types(author())).map(({ name }) => name)).toContain('Place de parking')
    const values = { type_id: type.id, fields: { f1: 'AA-000-AA', f2: 'Moto' } }
    expect(await asked(values)).toMatchObject({ typeName: 'Place de parking', fields: values.fields })
    expect(await ask({ type_id: type.id, fields: { f2: 'Vélo' } })).toMatchObject({
      status: 422,
      error: { errors: { f1: expect.any(String), f2: expect.any(String) } },
    })
    expect((await app.http(offerDemandType, { id: type.id, is_offered: false }, manager())).status).toBe(200)
    // Who has asked by it reads what was asked by its form; of one that was never asked by, nobody is told any more.
    expect((await types(author())).find(({ id }) => id === type.id)).toMatchObject({ name: 'Place de parking', isOffered: false })
    expect((await app.http(offerDemandType, { id: 9, is_offered: false }, manager())).status).toBe(200)
    expect((await types(author())).map(({ id }) => id)).not.toContain(9)
    expect((await types(manager())).find(({ id }) => id === type.id)).toMatchObject({ isOffered: false })
    expect((await ask(values)).error?.errors).toHaveProperty('type_id')
    expect((await listed()).map(({ typeName }) => typeName)).toEqual(['Place de parking'])
  })

  it('one that everybody has can be withheld and offered again', async () => {
    const offer = (is_offered: boolean) => app.http(offerDemandType, { id: 3, is_offered }, manager())
    for (const isOffered of [false, false, true]) {
      expect((await offer(isOffered)).status).toBe(200)
      expect((await app.http(makeDemand, { type_id: 3, fields: { amount: 100 } }, author())).status).toBe(isOffered ? 200 : 422)
    }
    expect((await app.http(offerDemandType, { id: 77, is_offered: true }, manager())).status).toBe(404)
    expect((await app.http(offerDemandType, { id: 101, is_offered: true }, manager())).status).toBe(404)
  })

  it('a question of choices has some, and no other has; not without the right; not another company’s', async () => {
    const without = { name: 'x', fields: [{ label: 'Lequel ?', kind: 'choice', is_required: true }] }
    expect(await add(without)).toMatchObject({ status: 422, error: { errors: { fields: expect.stringContaining('Lequel ?') } } })
    expect((await add({ name: 'x', fields: [{ label: 'y', kind: 'text', is_required: true, options: ['z'] }] })).status).toBe(422)
    expect((await add({ name: ' ', fields: [] })).status).toBe(422)
    expect((await add({ ...parking, fields: Array.from({ length: 21 }, () => parking.fields[0]) })).status).toBe(422)
    const { type } = outputOf(addDemandType, await add(parking))
    const other = await fixtureOf(app.rows)
    expect((await app.http(offerDemandType, { id: type.id, is_offered: false }, other.as('manager'))).status).toBe(404)
    expect((await app.http(makeDemand, { type_id: type.id, fields: { f1: 'x' } }, other.as('resource'))).status).toBe(422)
  })
})
