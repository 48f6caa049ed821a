import { renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCode, fixtureOf, freshFixture } from '../../../../test/fixture.ts'

// Nobody fetches the letters: the queue does not run.
const mailing = { SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'https://portail.example' }
const [app, silent] = await Promise.all([openTestApp({ env: mailing }), openTestApp()])
const fixture = freshFixture(app)

const reach = (columns: string, agentId = fixture.agentId) =>
  app.database.superuser.query(`update agents set ${columns} where company_id = $1 and agent_id = $2`, [fixture.company.id, agentId])
const forgot = async (email: string, as = fixture.as('clocking_device')) => {
  const answered = await app.http(sendCode, { email }, as)
  await app.settled()
  return answered
}
const sent = async () =>
  (
    await app.database.superuser.query<{ way: string; recipient: string; body: string }>(
      'select way, recipient, body from outbox where company_id = $1 order by message_id',
      [fixture.company.id],
    )
  ).rows
const codeIn = ({ body }: { readonly body: string }) => /: (\d{6,8})\n/.exec(body)![1]!
const works = async (code: string) => (await clockingActions(app, fixture).identify({ password: code })).error?.code
beforeEach(() => reach(`email = 'alix@example.test', phone_mobile = '0612345678'`))

describe('a forgotten code', () => {
  it('goes on working until the new one, which goes to the agent alone, is first used', async () => {
    expect((await forgot(' Alix@Example.test ')).data).toEqual({ success: true, is_sent: true })
    const [message] = await sent()
    expect(message).toMatchObject({ way: 'mail', recipient: 'alix@example.test' })
    expect(message!.body).toContain('L’ancien reste valable')
    expect(await works(agentCode)).toBe('NO_CLOCKING')
    expect(await works(codeIn(message!))).toBe('NO_CLOCKING')
    expect(await works(agentCode)).toBe('WARN_INCORRECT_CODE')
    expect(await works(codeIn(message!))).toBe('NO_CLOCKING')
  })

  it('asked for again while nobody has used the new one is sent the same one: who asks takes no letter’s code away', async () => {
    await Promise.all([forgot('alix@example.test'), forgot('alix@example.test')])
    app.clock.forward(23 * 60 * 60)
    await forgot('alix@example.test')
    app.clock.forward(23 * 60 * 60)
    const codes = (await sent()).map(codeIn)
    expect(codes).toHaveLength(3)
    expect(new Set(codes).size).toBe(1)
    await works(codes[0]!)
    await forgot('alix@example.test')
    expect(codeIn((await sent()).at(-1)!)).not.toBe(codes[0])
  })

  it('is no longer replaced by a new one that nobody has used for a day', async () => {
    await forgot('alix@example.test')
    const late = codeIn((await sent())[0]!)
    app.clock.forward(24 * 60 * 60)
    expect(await works(late)).toBe('WARN_INCORRECT_CODE')
    expect(await works(agentCode)).toBe('NO_CLOCKING')
    await forgot('alix@example.test')
    expect(codeIn((await sent()).at(-1)!)).not.toBe(late)
  })

  it('serves two days at the most, however often it is asked for: an old letter is worth nothing to who keeps asking', async () => {
    for (let day = 0; day < 4; day++) {
      await forgot('alix@example.test')
      app.clock.forward(23 * 60 * 60)
    }
    const codes = (await sent()).map(codeIn)
    expect(codes.map((code) => codes.indexOf(code))).toEqual([0, 0, 2, 2])
    expect(await works(codes[0]!)).toBe('WARN_INCORRECT_CODE')
    expect(await works(agentCode)).toBe('NO_CLOCKING')
    expect(await works(codes[2]!)).toBe('NO_CLOCKING')
  })

  it('is void with the new one when a manager gives another', async () => {
    await forgot('alix@example.test')
    await app.http(renewAgentCode, { resourceId: fixture.agentId }, fixture.as('manager'))
    const [asked, given] = (await sent()).map(codeIn)
    expect(await works(asked!)).toBe('WARN_INCORRECT_CODE')
    expect(await works(agentCode)).toBe('WARN_INCORRECT_CODE')
    expect(await works(given!)).toBe('NO_CLOCKING')
  })

  it('of one who has none yet works as soon as it is sent', async () => {
    await reach('clocking_code_hmac = null')
    await forgot('alix@example.test')
    expect(await works(codeIn((await sent())[0]!))).toBe('NO_CLOCKING')
  })

  it('of one agent is sent five times, by whichever addresses it is asked for', async () => {
    await app.database.superuser.query(`update users set email = 'moi@example.test' where user_id = $1`, [fixture.users.resource])
    for (const email of ['alix@example.test', 'moi@example.test'])
      for (let count = 0; count < 4; count++) expect((await forgot(email)).data).toEqual({ success: true, is_sent: true })
    expect(await sent()).toHaveLength(5)
  })

  it('goes to the phone of one whose sign-in has the address, and whose sheet has none', async () => {
    await reach(`email = ''`)
    await app.database.superuser.query(`update users set email = 'moi@example.test' where user_id = $1`, [fixture.users.resource])
    await forgot('moi@example.test')
    expect(await sent()).toMatchObject([{ way: 'sms', recipient: '0612345678' }])
  })

  it('is told as not sent where no e-mails are sent', async () => {
    const there = await fixtureOf(silent.rows)
    const answered = await silent.http(sendCode, { email: 'alix@example.test' }, there.as('clocking_device'))
    expect(answered.data).toEqual({ success: true, is_sent: false })
    await silent.settled()
  })

  it('of an address that nobody has, or of one who cannot be reached, is answered alike, and no code dies', async () => {
    expect(await forgot('nobody@example.test')).toMatchObject({ status: 200, data: { success: true } })
    await reach(`email = '', phone_mobile = ''`)
    await app.database.superuser.query(`update users set email = 'moi@example.test' where user_id = $1`, [fixture.users.resource])
    expect(await forgot('moi@example.test')).toMatchObject({ status: 200, data: { success: true } })
    expect(await sent()).toEqual([])
    expect(await works(agentCode)).toBe('NO_CLOCKING')
  })

  it('is an agent’s own when it is asked for on a phone', async () => {
    const agentId = await app.rows.agent(fixture.company.id, { code: '135790' })
    await reach(`email = 'autre@example.test'`, agentId)
    expect((await forgot('autre@example.test', fixture.as('resource'))).status).toBe(200)
    expect(await sent()).toEqual([])
    await forgot('alix@example.test', fixture.as('resource'))
    expect(await sent()).toHaveLength(1)
  })

  it('of one address is sent five times, and then none for a while: whether anybody has it or not', async () => {
    for (const email of ['alix@example.test', 'nobody@example.test']) {
      for (let count = 0; count < 5; count++) expect((await forgot(email)).status).toBe(200)
      expect((await forgot(email)).error?.code).toBe('TOO_MANY_TRIES')
    }
    expect(await sent()).toHaveLength(5)
  })
})
