import { prolongSession, readSession, signIn, signOut } from '@vigie/contract/auth/auth.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { outputOf, type Answered, type As, type Values } from '../../../../test/transports.ts'
import { unlockThrottles } from '../../../../test/samples.ts'
import { openTestApp, type TestApp } from '../../../../test/app.ts'
import { password, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { hashPassword } from '../hashing/passwords.ts'
import { digestOf } from './auth.tokens.ts'

let as: As
const app = await openTestApp()
const fixture = freshFixture(app)
beforeEach(async () => {
  as = { code: fixture.company.code }
})
const enter = (values: Values): Promise<Answered> => app.http(signIn, { email: 'camille@example.test', password, ...values }, as)
const user = (columns: Parameters<TestApp['rows']['user']>[1] = { role: 'manager' }) =>
  app.rows.user(fixture.company.id, { email: 'camille@example.test', password, ...columns })
const entered = async (values: Values = {}): Promise<Output<typeof signIn>> => outputOf(signIn, await enter(values))

describe('signing in', () => {
  it('with the right password answers a token, the addresses and the user', async () => {
    const userId = await user()
    const session = await entered()
    expect(session).toMatchObject({
      apiUrl: '/api',
      socketUrl: '',
      isDevicePaired: false,
      choices: [],
      user: { id: userId, role: 'manager' },
    })
    expect(outputOf(readSession, await app.http(readSession, {}, { token: session.accessToken! })).user).toEqual(session.user)
  })

  it("the token is the company's id, a dot and 256 random bits, and differs each time", async () => {
    await user()
    const [one, other] = [await entered(), await entered()].map(({ accessToken }) => accessToken!)
    expect(one).toMatch(new RegExp(`^${fixture.company.id}\\.[A-Za-z0-9_-]{43}$`))
    expect(one).not.toBe(other)
  })

  it('does not look at the case of the e-mail, nor at spaces around it', async () => {
    await user()
    expect((await enter({ email: ' Camille@EXAMPLE.test ' })).status).toBe(200)
  })

  it('answers alike for a wrong password, an unknown e-mail, a user without a password and one who may no longer enter', async () => {
    await user()
    await app.rows.user(fixture.company.id, { role: 'manager', email: 'invited@example.test' })
    await app.rows.user(fixture.company.id, { role: 'manager', email: 'gone@example.test', password, columns: { is_active: false } })
    const wrong = await enter({ password: 'Another-2026' })
    expect(wrong).toMatchObject({ status: 422, error: { code: 'SIGN_IN_WRONG' } })
    for (const email of ['nobody@example.test', 'invited@example.test', 'gone@example.test', '%', 'camille@example.test%']) {
      expect(await enter({ email }), email).toEqual(wrong)
    }
  })

  it('takes as long for an unknown e-mail as for a known one', async () => {
    const slow = await openTestApp()
    await unlockThrottles(slow)
    const { company } = await fixtureOf(slow.rows)
    const columns = { password_hash: await hashPassword(password) }
    await slow.rows.user(company.id, { role: 'manager', email: 'known@example.test', columns })
    const times: Record<string, number> = { 'known@example.test': Infinity, 'nobody@example.test': Infinity }
    // In turns, and the shortest of each: what else the machine does weighs on both alike.
    for (let count = 0; count < 15; count++) {
      for (const email of Object.keys(times)) {
        const start = performance.now()
        await slow.http(signIn, { email, password: 'Another-2026' }, { code: company.code })
        times[email] = Math.min(times[email]!, performance.now() - start)
      }
    }
    await slow.close()
    // argon2id takes some 20 ms; without it an answer takes one or two.
    expect(times['nobody@example.test']).toBeGreaterThan(times['known@example.test']! / 2)
  })

  it('a device signs in by its secret alone', async () => {
    await app.database.superuser.query(
      `update users set email = 'device@example.test', password_hash = (select password_hash from users where user_id = $1) where user_id = $2`,
      [await user(), fixture.device.userId],
    )
    expect((await enter({ email: 'device@example.test' })).error?.code).toBe('SIGN_IN_WRONG')
  })

  it('the password counts to the letter, in whatever form its accents were typed', async () => {
    await app.rows.user(fixture.company.id, { role: 'manager', email: 'accent@example.test', password: 'Été-à-Orléans'.normalize('NFC') })
    expect((await enter({ email: 'accent@example.test', password: 'Été-à-Orléans'.normalize('NFD') })).status).toBe(200)
    expect((await enter({ email: 'accent@example.test', password: 'été-à-orléans' })).status).toBe(422)
  })

  it('a session is long on the native app, and as the company says on the web', async () => {
    await user()
    const kinds = async () => {
      const { rows } = await app.database.superuser.query(
        'select kind, idle_minutes from sessions where company_id = $1 and idle_minutes <> 525600 order by idle_minutes',
        [fixture.company.id],
      )
      return rows
    }
    await entered()
    await entered({ isMobile: true })
    expect(await kinds()).toEqual([
      { kind: 'web', idle_minutes: 30 },
      { kind: 'native', idle_minutes: 43_200 },
    ])
  })
})

describe('several users of one e-mail', () => {
  it('are offered when the password fits them, and those alone', async () => {
    const manager = await user()
    const agent = await user({ role: 'resource', columns: { agent_id: fixture.agentId } })
    await user({ role: 'client', password: 'Another-2026', columns: { client_id: fixture.clientId } })
    const offered = await entered()
    expect(offered).toMatchObject({ accessToken: null, user: null })
    expect(offered.choices).toEqual([
      { id: manager, role: 'manager', firstName: 'Camille', lastName: 'Martin' },
      { id: agent, role: 'resource', firstName: 'Camille', lastName: 'Martin' },
    ])
    expect(await entered({ userId: agent })).toMatchObject({ user: { id: agent, role: 'resource', agentId: fixture.agentId } })
  })

  it('one whose password does not fit cannot be chosen, nor can a user of another e-mail', async () => {
    await user()
    await user({ role: 'resource', columns: { agent_id: fixture.agentId } })
    const other = await user({ role: 'client', password: 'Another-2026', columns: { client_id: fixture.clientId } })
    for (const userId of [other, fixture.users.manager, 0]) expect((await enter({ userId })).error?.code).toBe('SIGN_IN_WRONG')
  })

  it('whose passwords differ each enter at once', async () => {
    const manager = await user()
    const client = await user({ role: 'client', password: 'Another-2026', columns: { client_id: fixture.clientId } })
    expect((await entered()).user?.id).toBe(manager)
    expect((await entered({ password: 'Another-2026' })).user?.id).toBe(client)
  })
})

describe('a token', () => {
  it('is kept as its SHA-256 alone', async () => {
    await user()
    const { accessToken } = await entered()
    const { rows } = await app.database.superuser.query('select token_hash from sessions where token_hash = $1', [digestOf(accessToken!)])
    expect(rows).toHaveLength(1)
    const all = await app.database.superuser.query<{ found: number }>(
      `select count(*)::int as found from sessions where position($1 in sessions::text) > 0`,
      [accessToken!.split('.')[1]],
    )
    expect(all.rows[0]!.found).toBe(0)
  })

  it('is dead after signing out, over whichever transport, and the other sessions live on', async () => {
    await user()
    const [one, other] = [(await entered()).accessToken!, (await entered()).accessToken!]
    const socket = await app.socket({ code: as.code })
    expect((await socket.ask(signOut, {}, { token: one })).data).toEqual({ success: true })
    for (const call of [readSession, signOut, prolongSession]) expect((await app.http(call, {}, { token: one })).status).toBe(401)
    expect((await app.http(readSession, {}, { token: other })).status).toBe(200)
  })

  it('of a manager on a clocking device dies ten minutes after the last touch', async () => {
    const userId = await user()
    await entered({ isClockingApp: true })
    const { rows } = await app.database.superuser.query('select idle_minutes from sessions where user_id = $1', [userId])
    expect(rows).toEqual([{ idle_minutes: 10 }])
  })

  it('dies with its user', async () => {
    const userId = await user()
    const { accessToken } = await entered()
    await app.database.superuser.query('update users set is_active = false where user_id = $1', [userId])
    expect((await app.http(readSession, {}, { token: accessToken! })).status).toBe(401)
  })
})
