import { readAgent, renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { role } from '@vigie/contract/access.ts'
import { beforeAll, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { agentCode, fixtureOf } from '../../../../test/fixture.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const actions = clockingActions(app, fixture)
beforeAll(async () => {
  await actions.shift()
})

const renew = (resourceId: number) => app.http(renewAgentCode, { resourceId }, fixture.as(role.manager))
const reach = (columns: string) =>
  app.database.superuser.query(`update agents set ${columns} where company_id = $1 and agent_id = $2`, [
    fixture.company.id,
    fixture.agentId,
  ])
async function sent() {
  const { rows } = await app.database.superuser.query<{ way: string; recipient: string; body: string }>(
    'select way, recipient, body from outbox where company_id = $1 order by message_id desc limit 1',
    [fixture.company.id],
  )
  return rows[0]
}

it('an agent that can be reached by nothing keeps its code', async () => {
  const { error } = await renew(fixture.agentId)
  expect(error?.errors).toEqual({ email: expect.stringContaining('ni e-mail ni téléphone') as string })
  expect((await actions.identify()).status).toBe(200)
})

it('a new code goes to the agent alone, the old one no longer works', async () => {
  await reach(`email = 'alix@example.test', phone_mobile = '0612345678'`)
  const answered = await renew(fixture.agentId)
  expect(answered.data).toEqual({ way: 'mail', is_sent: false })
  const message = await sent()
  expect(message).toMatchObject({ way: 'mail', recipient: 'alix@example.test' })
  const code = /: (\d{6})\n/.exec(message!.body)![1]!
  expect((await actions.identify({ password: agentCode })).error?.code).toBe('WARN_INCORRECT_CODE')
  expect((await actions.identify({ password: code })).data).toMatchObject({ resource_id: fixture.agentId })
  expect(
    outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, fixture.as(role.manager))).agent.hasClockingCode,
  ).toBe(true)
})

it('without an e-mail it goes to the mobile phone', async () => {
  await reach(`email = ''`)
  expect((await renew(fixture.agentId)).data).toEqual({ way: 'sms', is_sent: false })
  expect(await sent()).toMatchObject({ way: 'sms', recipient: '0612345678' })
})

it('an agent of another company is not there', async () => {
  const theirs = await fixtureOf(app.rows)
  expect((await renew(theirs.agentId)).error?.code).toBe('NOT_FOUND')
  expect(app.faults).toEqual([])
})

it('in a large company a new code has more digits, and works', async () => {
  await app.database.superuser.query(
    `insert into agents (company_id, employee_number, last_name, first_name, clocking_code_hmac, created_at)
     select $1, 'L' || at, 'AGENT', 'Numéro ' || at, sha256(at::text::bytea), $2 from generate_series(1, 180) at`,
    [fixture.company.id, app.clock.now()],
  )
  await reach(`email = 'alix@example.test'`)
  expect((await renew(fixture.agentId)).status).toBe(200)
  const [, code] = /: (\d+)\n/.exec((await sent())!.body)!
  expect(code).toMatch(/^\d{7}$/)
  expect((await actions.identify({ password: code })).data).toMatchObject({ resource_id: fixture.agentId })
})
