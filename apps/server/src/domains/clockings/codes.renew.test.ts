import { readAgent, renewAgentCode } from '@vigie/contract/agents.ts'
import { role } from '@vigie/contract/access.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clockingHands, type ClockingHands } from '../../../test/clocking.ts'
import { given } from '../../../test/doors.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { agentCode, worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
let hands: ClockingHands
beforeAll(async () => {
  scene = await openScene()
  world = await worldOf(scene.rows)
  hands = clockingHands(scene, world)
  await hands.shift()
})
afterAll(() => scene.close())

const renew = (resourceId: number) => scene.http(renewAgentCode, { resourceId }, world.as(role.manager))
const reach = (columns: string) =>
  scene.database.superuser.query(`update agents set ${columns} where company_id = $1 and agent_id = $2`, [world.company.id, world.agentId])
async function sent() {
  const { rows } = await scene.database.superuser.query<{ way: string; recipient: string; body: string }>(
    'select way, recipient, body from outbox where company_id = $1 order by message_id desc limit 1',
    [world.company.id],
  )
  return rows[0]
}

it('an agent that can be reached by nothing keeps its code', async () => {
  const { error } = await renew(world.agentId)
  expect(error?.errors).toEqual({ email: expect.stringContaining('ni e-mail ni téléphone') as string })
  expect((await hands.identify()).status).toBe(200)
})

it('a new code goes to the agent alone, the old one no longer works', async () => {
  await reach(`email = 'alix@example.test', phone_mobile = '0612345678'`)
  const answered = await renew(world.agentId)
  expect(answered.data).toEqual({ way: 'mail' })
  const message = await sent()
  expect(message).toMatchObject({ way: 'mail', recipient: 'alix@example.test' })
  const code = /: (\d{6})\n/.exec(message!.body)![1]!
  expect((await hands.identify({ password: agentCode })).error?.code).toBe('WARN_INCORRECT_CODE')
  expect((await hands.identify({ password: code })).data).toMatchObject({ resource_id: world.agentId })
  expect(given(readAgent, await scene.http(readAgent, { resourceId: world.agentId }, world.as(role.manager))).agent.hasClockingCode).toBe(
    true,
  )
})

it('without an e-mail it goes to the mobile phone', async () => {
  await reach(`email = ''`)
  expect((await renew(world.agentId)).data).toEqual({ way: 'sms' })
  expect(await sent()).toMatchObject({ way: 'sms', recipient: '0612345678' })
})

it('an agent of another company is not there', async () => {
  const theirs = await worldOf(scene.rows)
  expect((await renew(theirs.agentId)).error?.code).toBe('NOT_FOUND')
  expect(scene.faults).toEqual([])
})
