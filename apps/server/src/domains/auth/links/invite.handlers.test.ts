import { inviteAgent, readAgent } from '@vigie/contract/agents/agents.ts'
import { resetPassword, signIn } from '@vigie/contract/auth/auth.ts'
import { role } from '@vigie/contract/access.ts'
import { expect, it } from 'vitest'
import { outputOf } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf } from '../../../../test/fixture.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)

const agentWith = (email: string) => app.rows.agent(fixture.company.id, { columns: { email, first_name: 'Nina', last_name: 'Rossi' } })
const invite = (resourceId: number) => app.http(inviteAgent, { resourceId }, fixture.as(role.manager))
const stateOf = async (resourceId: number) =>
  outputOf(readAgent, await app.http(readAgent, { resourceId }, fixture.as(role.manager))).agent.accountState
/** The last message to an address. */
async function mailTo(email: string): Promise<string> {
  const { rows } = await app.database.superuser.query<{ body: string }>(
    'select body from outbox where company_id = $1 and recipient = $2 order by message_id desc limit 1',
    [fixture.company.id, email],
  )
  return rows[0]!.body
}
const tokenTo = async (email: string): Promise<string> => /token=(\S+)/.exec(await mailTo(email))![1]!

it('an agent that is invited chooses a password by its link and enters as the agent', async () => {
  const agentId = await agentWith('nina@example.test')
  const { handOver } = outputOf(inviteAgent, await invite(agentId))
  expect(await stateOf(agentId)).toBe('invited')
  const token = await tokenTo('nina@example.test')
  // No e-mails leave here: the link of this one is given to hand over.
  expect(handOver?.link).toContain(`/reset-password?company=${fixture.company.code}&token=${token}`)
  expect(handOver?.isPushed).toBe(false)
  outputOf(resetPassword, await app.http(resetPassword, { token, password: 'Bienvenue-2027' }, fixture.as('nobody')))
  expect(await stateOf(agentId)).toBe('active')
  const signed = outputOf(signIn, await app.http(signIn, { email: 'nina@example.test', password: 'Bienvenue-2027' }, fixture.as('nobody')))
  expect(signed.user).toMatchObject({ role: role.agent, agentId, firstName: 'Nina', lastName: 'Rossi', isFirstLogin: false })
})

it('its mail says where one enters afterwards, and the code of the company, also in the link', async () => {
  outputOf(inviteAgent, await invite(await agentWith('code@example.test')))
  const { code } = fixture.company
  const body = await mailTo('code@example.test')
  expect(body).toMatch(new RegExp(`connectez-vous sur https?://[^ ]+/\\?company=${code} \\(code société : ${code}\\)`))
  expect(body).toMatch(new RegExp(`/reset-password\\?company=${code}&token=`))
})

it('a second invitation goes to the address of the moment and ends the first link; no second account is made', async () => {
  const agentId = await agentWith('first@example.test')
  outputOf(inviteAgent, await invite(agentId))
  const first = await tokenTo('first@example.test')
  await app.database.superuser.query(`update agents set email = 'second@example.test' where company_id = $1 and agent_id = $2`, [
    fixture.company.id,
    agentId,
  ])
  outputOf(inviteAgent, await invite(agentId))
  const dead = await app.http(resetPassword, { token: first, password: 'Bienvenue-2027' }, fixture.as('nobody'))
  expect(dead.error?.code).toBe('LINK_DEAD')
  const { rows } = await app.database.superuser.query('select email from users where company_id = $1 and agent_id = $2', [
    fixture.company.id,
    agentId,
  ])
  expect(rows).toEqual([{ email: 'second@example.test' }])
})

it('whoever has an account, or no e-mail, is refused in words', async () => {
  const agentId = await agentWith('active@example.test')
  await app.rows.user(fixture.company.id, { role: role.agent, password: 'Bienvenue-2026', columns: { agent_id: agentId } })
  expect((await invite(agentId)).error?.errors).toEqual({ resourceId: expect.stringContaining('déjà un accès') as string })
  expect((await invite(await agentWith(''))).error?.errors).toEqual({ email: expect.stringContaining('pas d’adresse e-mail') as string })
})

it('two invitations at once make one account, every time', async () => {
  for (let round = 0; round < 10; round++) {
    const agentId = await agentWith(`twice${round}@example.test`)
    const both = await Promise.all([invite(agentId), invite(agentId), invite(agentId)])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await app.database.superuser.query('select 1 from users where company_id = $1 and agent_id = $2', [
      fixture.company.id,
      agentId,
    ])
    expect(rows).toHaveLength(1)
  }
})

it('an agent of another company is not there', async () => {
  const theirs = await fixtureOf(app.rows)
  expect((await invite(theirs.agentId)).error?.code).toBe('NOT_FOUND')
  expect(app.faults).toEqual([])
})
