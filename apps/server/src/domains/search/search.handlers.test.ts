import { role } from '@vigie/contract/access.ts'
import { search } from '@vigie/contract/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given, type As } from '../../../test/doors.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World

beforeAll(async () => {
  scene = await openScene()
  world = await worldOf(scene.rows)
  const { company, clientId, partnerId } = world
  const agent = (last_name: string, first_name: string, columns = {}) =>
    scene.rows.agent(company.id, { columns: { last_name, first_name, ...columns } })
  await agent('LEFÈVRE', 'Damien', { employee_number: 'A-1042', phone_mobile: '06 12 34 56 78', email: 'damien.lefevre@agents.example' })
  await agent('LEFEBVRE', 'Anaïs', { partner_id: partnerId })
  await agent("O'BRIEN", 'Zoé')
  for (let at = 0; at < 30; at++) await agent('MARTIN', `Num${at}`)
  await scene.rows.site(company.id, clientId, { name: "Entrepôt de l'Étoile", code: 'ENT01', city: 'Évry' })
  const other = await scene.rows.client(company.id)
  await scene.rows.site(company.id, other, { name: 'Entrepôt du Nord', code: 'ENT02', city: 'Lille' })
  await scene.rows.site(company.id, clientId, { name: 'Entrepôt fermé', code: 'ENT03', is_active: false })
})
afterAll(() => scene.close())

const found = async (words: string, as: As = world.as(role.manager)) =>
  given(search, await scene.http(search, { searchValue: words }, as)).results.map(({ name }) => name)

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
    ['entrepot evry', ["Entrepôt de l'Étoile"]],
    ['ent0', ["Entrepôt de l'Étoile", 'Entrepôt du Nord']],
    ['etoile', ["Entrepôt de l'Étoile"]],
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
    const agentId = await scene.rows.agent(world.company.id, { columns: { last_name: 'ANCIEN', first_name: 'Luc' } })
    await scene.database.superuser.query(`update agents set last_name = 'NOUVEAU' where agent_id = $1`, [agentId])
    expect(await found('nouveau')).toEqual(['NOUVEAU Luc'])
    expect(await found('ancien')).toEqual([])
  })
})

describe('others find only what is theirs', () => {
  it('a partner its own agents', async () => {
    expect(await found('lef', world.as(role.partner))).toEqual(['LEFEBVRE Anaïs'])
    expect(await found('entrepot', world.as(role.partner))).toEqual([])
  })
  it('a client its own sites, a sub-client those it is held to', async () => {
    expect(await found('entrepot', world.as(role.client))).toEqual(["Entrepôt de l'Étoile"])
    expect(await found('entrepot', world.as(role.clientUser))).toEqual([])
    expect(await found('lef', world.as(role.client))).toEqual([])
  })
  it('a manager without the right to lists finds nothing, and another company neither', async () => {
    const poor = await worldOf(scene.rows, { rights: [] })
    expect(await found('lef', poor.as(role.manager))).toEqual([])
    expect(await found('lef', (await worldOf(scene.rows)).as(role.manager))).toEqual([])
  })
})
