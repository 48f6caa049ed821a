import { role } from '@vigie/contract/access.ts'
import { search } from '@vigie/contract/search/search.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type As } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  const { company, clientId, partnerId } = fixture
  const agent = (last_name: string, first_name: string, columns = {}) =>
    app.rows.agent(company.id, { columns: { last_name, first_name, ...columns } })
  await agent('LEFÈVRE', 'Damien', { employee_number: 'A-1042', phone_mobile: '06 12 34 56 78', email: 'damien.lefevre@agents.example' })
  await agent('LEFEBVRE', 'Anaïs', { partner_id: partnerId })
  await agent("O'BRIEN", 'Zoé')
  for (let at = 0; at < 30; at++) await agent('MARTIN', `Num${at}`)
  await app.rows.site(company.id, clientId, { name: 'Entrepôt de l’Étoile', code: 'ENT01', city: 'Évry' })
  const other = await app.rows.client(company.id)
  await app.rows.site(company.id, other, { name: 'Entrepôt du Nord', code: 'ENT02', city: 'Lille' })
  await app.rows.site(company.id, clientId, { name: 'Entrepôt fermé', code: 'ENT03', is_active: false })
})

const found = async (words: string, as: As = fixture.as(role.manager)) =>
  outputOf(search, await app.http(search, { searchValue: words }, as)).results.map(({ name }) => name)

describe('what a manager types finds', () => {
  it.each([
    ['lefe', ['LEFEBVRE Anaïs', 'LEFÈVRE Damien']],
    ['LEFÈV', ['LEFÈVRE Damien']],
    ['dam lef', ['LEFÈVRE Damien']],
    ['lef xavier', []],
    ['1042', ['LEFÈVRE Damien']],
    ['0612345', ['LEFÈVRE Damien']],
    ['damien.lefevre@ag', ['LEFÈVRE Damien']],
    ['brien', ["O'BRIEN Zoé"]],
    ['entrepot evry', ['Entrepôt de l’Étoile']],
    ['ent0', ['Entrepôt de l’Étoile', 'Entrepôt du Nord']],
    ['etoile', ['Entrepôt de l’Étoile']],
    ['%', []],
    ['  ', []],
    ["'; drop table agents; --", []],
  ])('«%s»', async (words, names) => {
    expect(await found(words)).toEqual(names)
  })
  it('at most twenty of each', async () => {
    expect(await found('martin')).toHaveLength(20)
  })
  it('by the new name when somebody is renamed, and no longer by the old', async () => {
    const agentId = await app.rows.agent(fixture.company.id, { columns: { last_name: 'ANCIEN', first_name: 'Luc' } })
    await app.database.superuser.query(`update agents set last_name = 'NOUVEAU' where agent_id = $1`, [agentId])
    expect(await found('nouveau')).toEqual(['NOUVEAU Luc'])
    expect(await found('ancien')).toEqual([])
  })
})

describe('others find only what is theirs', () => {
  it('a partner its own agents', async () => {
    expect(await found('lef', fixture.as(role.partner))).toEqual(['LEFEBVRE Anaïs'])
    expect(await found('entrepot', fixture.as(role.partner))).toEqual([])
  })
  it('a client its own sites, a sub-client those it is held to', async () => {
    expect(await found('entrepot', fixture.as(role.client))).toEqual(['Entrepôt de l’Étoile'])
    expect(await found('entrepot', fixture.as(role.clientUser))).toEqual([])
    expect(await found('lef', fixture.as(role.client))).toEqual([])
  })
  it('a manager without the right to lists finds nothing, and another company neither', async () => {
    const poor = await fixtureOf(app.rows, { rights: [] })
    expect(await found('lef', poor.as(role.manager))).toEqual([])
    expect(await found('lef', (await fixtureOf(app.rows)).as(role.manager))).toEqual([])
  })
})
