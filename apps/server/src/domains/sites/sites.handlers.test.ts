import type { Role } from '@vigie/contract/access.ts'
import { listSites } from '@vigie/contract/sites.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given, type Values } from '../../../test/doors.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
beforeAll(async () => {
  scene = await openScene()
  world = await worldOf(scene.rows)
  const { rows } = scene
  const company = world.company.id
  const client = await rows.client(company, { name: 'Hôtellerie Générale' })
  await scene.database.superuser.query(`update sites set name = 'Accueil', city = 'Lyon' where site_id = $1`, [world.siteId])
  await rows.site(company, client, { name: 'Hôtel Élysée', code: 'PAR-01', city: 'Paris' })
  await rows.site(company, client, { name: 'Zone Nord', code: 'PAR-02', city: 'Saint-Denis', is_clocking_enabled: false })
  await rows.site(company, client, { name: 'Ancien', is_active: false })
})
afterAll(() => scene.close())
const names = async (role: Role, values: Values = {}) =>
  given(listSites, await scene.http(listSites, values, world.as(role))).sites.map(({ name }) => name)

describe('the sites', () => {
  it('a manager sees all that are active, by name', async () => {
    expect(await names('manager')).toEqual(['Accueil', 'Hôtel Élysée', 'Zone Nord'])
  })

  it.each(['client', 'client_user', 'clocking_device'] as const)('%s sees its own', async (role) => {
    expect(await names(role)).toEqual(['Accueil'])
  })

  it('a partner sees none while it has no order', async () => {
    expect(await names('manager_partner')).toEqual([])
  })

  it.each([
    ['hotel', ['Hôtel Élysée', 'Zone Nord']],
    ['ELYSEE paris', ['Hôtel Élysée']],
    ['par-02', ['Zone Nord']],
    ['denis', ['Zone Nord']],
    ['hotel lyon', []],
    ['%', []],
    ['_', []],
    ['   ', ['Accueil', 'Hôtel Élysée', 'Zone Nord']],
  ])('are found by every word, without accents and case: «%s»', async (search, expected) => {
    expect(await names('manager', { search })).toEqual(expected)
  })

  it('may be those that clock, or those that do not', async () => {
    expect(await names('manager', { clockingSiteEnabled: true })).toEqual(['Accueil', 'Hôtel Élysée'])
    expect(await names('manager', { clockingSiteEnabled: false })).toEqual(['Zone Nord'])
  })
})
