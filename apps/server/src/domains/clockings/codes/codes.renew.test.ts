import { agentChanged, readAgent, renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { role } from '@vigie/contract/access.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { openTestApp, type TestApp } from '../../../../test/app.ts'
import { agentCode, fixtureOf, type Fixture } from '../../../../test/fixture.ts'

// Nobody fetches the letters: the queue does not run.
const mailing = { SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'https://portail.example' }
const [app, silent, demo] = await Promise.all([openTestApp({ env: mailing }), openTestApp(), openTestApp({ env: { DEMO: 'on' } })])

/** A company of an installation, and its agent with an address or two. */
async function agentOf(one: TestApp, columns: string, fixtureThere?: Fixture) {
  const fixture = fixtureThere ?? (await fixtureOf(one.rows))
  const actions = clockingActions(one, fixture)
  await actions.shift()
  const sql = (text: string, ...values: unknown[]) => one.database.superuser.query(text, [fixture.company.id, ...values])
  await sql(`update agents set ${columns} where company_id = $1 and agent_id = $2`, fixture.agentId)
  return {
    fixture,
    sql,
    renew: (resourceId = fixture.agentId) => one.http(renewAgentCode, { resourceId }, fixture.as(role.manager)),
    outcome: async (password = agentCode) => {
      const { error, status } = await actions.identify({ password })
      return error?.code ?? status
    },
    sent: async () =>
      (await sql('select way, recipient, body from outbox where company_id = $1 order by message_id')).rows as { body: string }[],
  }
}

const ofDemo = await fixtureOf(demo.rows, { code: 'DEMO' })

const byMail = `email = 'alix@example.test', phone_mobile = '0612345678'`
const byPhone = `email = '', phone_mobile = '0612345678'`
const byNothing = `email = '', phone_mobile = ''`

describe('an agent keeps the code that works, and a manager is told why', () => {
  it.each([
    ['without an e-mail: no SMS is sent', app, byPhone, /pas d’adresse e-mail/],
    ['without any address', app, byNothing, /pas d’adresse e-mail/],
    ['where no e-mails are sent', silent, byMail, /l’envoi d’e-mails n’est pas configuré/i],
    ['where none are sent, and none would arrive', silent, byNothing, /l’envoi d’e-mails n’est pas configuré/i],
    ['without any address in the demo', demo, byNothing, /ni e-mail ni téléphone/],
  ] as const)('%s', async (_, one, columns, sentence) => {
    const agent = await agentOf(one, columns, one === demo ? ofDemo : undefined)
    const socket = await one.socket(agent.fixture.as(role.manager))
    const { status, error } = await agent.renew()
    expect([status, error?.errors]).toEqual([422, { email: expect.stringMatching(sentence) as string }])
    expect([await agent.outcome(), await agent.sent()]).toEqual([200, []])
    expect(socket.received(agentChanged.name)).toEqual([])
  })
})

it('a new code goes to the agent alone, the old one no longer works', async () => {
  const agent = await agentOf(app, byMail)
  expect((await agent.renew()).data).toEqual({ way: 'mail', is_sent: true })
  const [message] = await agent.sent()
  expect(message).toMatchObject({ way: 'mail', recipient: 'alix@example.test' })
  const code = /: (\d{6})\n/.exec(message!.body)![1]!
  expect([await agent.outcome(), await agent.outcome(code)]).toEqual(['WARN_INCORRECT_CODE', 200])
  const { fixture } = agent
  const read = outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, fixture.as(role.manager)))
  expect(read.agent.hasClockingCode).toBe(true)
})

it.each([
  ['mail', byMail, 'alix@example.test'],
  ['sms', byPhone, '0612345678'],
])('in the demo, whose messages are read on a screen, one goes by %s', async (way, columns, recipient) => {
  const agent = await agentOf(demo, columns, ofDemo)
  expect((await agent.renew()).data).toEqual({ way, is_sent: false })
  expect((await agent.sent()).at(-1)).toMatchObject({ way, recipient })
  expect(await agent.outcome()).toBe('WARN_INCORRECT_CODE')
})

it('an agent of another company is not there', async () => {
  const [agent, theirs] = [await agentOf(app, byMail), await fixtureOf(app.rows)]
  expect((await agent.renew(theirs.agentId)).error?.code).toBe('NOT_FOUND')
})

it('in a large company a new code has more digits, and works', async () => {
  const agent = await agentOf(app, byMail)
  await agent.sql(
    `insert into agents (company_id, employee_number, last_name, first_name, clocking_code_hmac, created_at)
     select $1, 'L' || at, 'AGENT', 'Numéro ' || at, sha256(at::text::bytea), $2 from generate_series(1, 180) at`,
    app.clock.now(),
  )
  expect((await agent.renew()).status).toBe(200)
  const [, code] = /: (\d+)\n/.exec((await agent.sent())[0]!.body)!
  expect(code).toMatch(/^\d{7}$/)
  expect(await agent.outcome(code)).toBe(200)
})

it('nothing of it was unforeseen', () => {
  expect([app.faults, silent.faults, demo.faults]).toEqual([[], [], []])
})
