import { inviteAgent, readAgent } from '@vigie/contract/agents.ts'
import { resetPassword, signIn } from '@vigie/contract/auth.ts'
import { role } from '@vigie/contract/access.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { given } from '../../../test/doors.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
beforeAll(async () => {
  scene = await openScene()
  world = await worldOf(scene.rows)
})
afterAll(() => scene.close())

const agentWith = (email: string) => scene.rows.agent(world.company.id, { columns: { email, first_name: 'Nina', last_name: 'Rossi' } })
const invite = (resourceId: number) => scene.http(inviteAgent, { resourceId }, world.as(role.manager))
const stateOf = async (resourceId: number) =>
  given(readAgent, await scene.http(readAgent, { resourceId }, world.as(role.manager))).agent.accountState
/** The link's token in the last message to an address. */
async function tokenTo(email: string): Promise<string> {
  const { rows } = await scene.database.superuser.query<{ body: string }>(
    'select body from outbox where company_id = $1 and recipient = $2 order by message_id desc limit 1',
    [world.company.id, email],
  )
  return /token=(\S+)/.exec(rows[0]!.body)![1]!
}

it('an agent that is invited chooses a password by its link and enters as the agent', async () => {
  const agentId = await agentWith('nina@example.test')
  expect(given(inviteAgent, await invite(agentId))).toEqual({ success: true })
  expect(await stateOf(agentId)).toBe('invited')
  const token = await tokenTo('nina@example.test')
  given(resetPassword, await scene.http(resetPassword, { token, password: 'Bienvenue-2027' }, world.as('nobody')))
  expect(await stateOf(agentId)).toBe('active')
  const signed = given(signIn, await scene.http(signIn, { email: 'nina@example.test', password: 'Bienvenue-2027' }, world.as('nobody')))
  expect(signed.user).toMatchObject({ role: role.agent, agentId, firstName: 'Nina', lastName: 'Rossi', isFirstLogin: false })
})

it('a second invitation goes to the address of the moment and ends the first link; no second account is made', async () => {
  const agentId = await agentWith('first@example.test')
  given(inviteAgent, await invite(agentId))
  const first = await tokenTo('first@example.test')
  await scene.database.superuser.query(`update agents set email = 'second@example.test' where company_id = $1 and agent_id = $2`, [
    world.company.id,
    agentId,
  ])
  given(inviteAgent, await invite(agentId))
  const dead = await scene.http(resetPassword, { token: first, password: 'Bienvenue-2027' }, world.as('nobody'))
  expect(dead.error?.code).toBe('LINK_DEAD')
  const { rows } = await scene.database.superuser.query('select email from users where company_id = $1 and agent_id = $2', [
    world.company.id,
    agentId,
  ])
  expect(rows).toEqual([{ email: 'second@example.test' }])
})

it('whoever has an account, or no e-mail, is refused in words', async () => {
  const agentId = await agentWith('active@example.test')
  await scene.rows.user(world.company.id, { role: role.agent, password: 'Bienvenue-2026', columns: { agent_id: agentId } })
  expect((await invite(agentId)).error?.errors).toEqual({ resourceId: expect.stringContaining('déjà un accès') as string })
  expect((await invite(await agentWith(''))).error?.errors).toEqual({ email: expect.stringContaining("pas d'adresse e-mail") as string })
})

it('two invitations at once make one account', async () => {
  const agentId = await agentWith('twice@example.test')
  const both = await Promise.all([invite(agentId), invite(agentId)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await scene.database.superuser.query('select 1 from users where company_id = $1 and agent_id = $2', [
    world.company.id,
    agentId,
  ])
  expect(rows).toHaveLength(1)
})

it('an agent of another company is not there', async () => {
  const theirs = await worldOf(scene.rows)
  expect((await invite(theirs.agentId)).error?.code).toBe('NOT_FOUND')
  expect(scene.faults).toEqual([])
})
