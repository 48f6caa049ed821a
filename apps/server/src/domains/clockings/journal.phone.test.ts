import { readPhone } from '@vigie/contract/clockings.journal.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { given } from '../../../test/doors.ts'
import { at, openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
beforeAll(async () => {
  scene = await openScene()
  scene.clock.set(at('2026-10-12T08:00:00Z'))
  world = await worldOf(scene.rows)
})
afterAll(() => scene.close())

it('a phone is told the services of published months, with their sites and no other', async () => {
  const { company, agentId, contractId, siteId } = world
  const plan = (site: number, startsAt: string, endsAt: string) =>
    scene.rows.shift(company.id, { siteId: site, agentId, contractId, startsAt, endsAt })
  const unseen = await scene.rows.site(company.id, world.clientId)
  const shown = await plan(siteId, '2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z')
  await plan(unseen, '2026-11-02T06:00:00Z', '2026-11-02T14:00:00Z')
  const publish = (month: string) =>
    scene.rows.insert('schedule_months', { company_id: company.id, agent_id: agentId, month, published_at: '2026-09-20T10:00:00Z' })
  const told = async () => given(readPhone, await scene.http(readPhone, {}, world.as('resource')))
  const idsOf = ({ shifts, sites }: Awaited<ReturnType<typeof told>>) => [shifts.map(({ id }) => id), sites.map(({ id }) => id)]
  expect(idsOf(await told())).toEqual([[], []])
  await publish('202610')
  expect(idsOf(await told())).toEqual([[shown], [siteId]])
  await publish('202611')
  expect(new Set((await told()).sites.map(({ id }) => id))).toEqual(new Set([siteId, unseen]))
})
