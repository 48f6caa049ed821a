import { sendResetLink, signIn } from '@vigie/contract/auth/auth.ts'
import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answered, As, Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { password, fixtureOf, freshFixture } from '../../../test/fixture.ts'

const email = 'camille@example.test'
let as: As
const app = await openTestApp()
const fixture = freshFixture(app)
beforeEach(async () => {
  as = { code: fixture.company.code }
  await app.rows.user(fixture.company.id, { role: 'manager', email, password })
})
const attempt = (values: Values = {}): Promise<Answered> => app.http(signIn, { email, password: 'wrong', ...values }, as)
const right = () => attempt({ password })
async function wrong(times: number): Promise<void> {
  for (let count = 0; count < times; count++) await attempt()
}

describe('wrong passwords', () => {
  it('lock after five, with a delay that doubles, and say how long to wait', async () => {
    await wrong(5)
    for (const seconds of [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      expect(await right()).toMatchObject({ status: 429, retryAfter: seconds, error: { code: 'TOO_MANY_TRIES' } })
      app.clock.forward(seconds - 1)
      const refused = await right()
      expect(refused).toMatchObject({ status: 429, retryAfter: 1 })
      expect(refused.error?.message).toBe('Trop de tentatives. Patientez 1 s avant de recommencer.')
      app.clock.forward(1)
      expect((await attempt()).status).toBe(422)
    }
  })

  it('are forgiven by the right one', async () => {
    await wrong(4)
    expect((await right()).status).toBe(200)
    await wrong(4)
    expect((await right()).status).toBe(200)
  })

  it('are forgiven by the right one after the delay, too', async () => {
    await wrong(5)
    app.clock.forward(5)
    expect((await right()).status).toBe(200)
    await wrong(4)
    expect((await right()).status).toBe(200)
  })

  it('are forgotten after an hour without one', async () => {
    await wrong(5)
    app.clock.forward(3601)
    await wrong(4)
    expect((await right()).status).toBe(200)
  })

  it('50 at once: five are looked at, the others find it locked', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt()))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect({ wrong: count(422), locked: count(429) }).toEqual({ wrong: 5, locked: 45 })
    expect((await right()).status).toBe(429)
  })

  it('an unknown e-mail locks like a known one', async () => {
    const answers: Answered[] = []
    for (let count = 0; count < 6; count++) answers.push(await attempt({ email: 'nobody@example.test' }))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429])
  })

  it('lock the account however its e-mail is written, and no other account', async () => {
    await app.rows.user(fixture.company.id, { role: 'manager', email: 'other@example.test', password })
    await wrong(3)
    await attempt({ email: 'CAMILLE@example.test' })
    await attempt({ email: ' camille@example.test ' })
    expect((await right()).status).toBe(429)
    expect((await attempt({ email: 'other@example.test', password })).status).toBe(200)
  })

  it('lock a device that tries many accounts, whichever they are', async () => {
    const uuid = 'a-device-of-its-own'
    const tries = (count: number) => attempt({ email: `user${count}@example.test`, uuid })
    for (let count = 0; count < 10; count++) expect((await tries(count)).status).toBe(422)
    expect((await tries(11)).status).toBe(429)
  })

  it('lock an address after forty', async () => {
    for (let count = 0; count < 40; count++) expect((await attempt({ email: `user${count}@example.test` })).status).toBe(422)
    expect((await attempt({ email: 'another@example.test' })).status).toBe(429)
  })

  it('of one company do not lock another', async () => {
    await wrong(5)
    const other = await fixtureOf(app.rows)
    await app.rows.user(other.company.id, { role: 'manager', email, password })
    expect((await app.http(signIn, { email, password }, { code: other.company.code })).status).toBe(200)
  })

  it('by the socket and by HTTP are counted together', async () => {
    const socket = await app.socket(as)
    await wrong(3)
    for (let count = 0; count < 2; count++) await socket.ask(signIn, { email, password: 'wrong' })
    expect((await right()).status).toBe(429)
    expect(await socket.ask(signIn, { email, password })).toMatchObject({ status: 429, error: { code: 'TOO_MANY_TRIES' } })
  })
})

describe('other guesses', () => {
  it('links asked for one e-mail are throttled, known or not', async () => {
    for (const asked of [email, 'nobody@example.test']) {
      const answers: Answered[] = []
      for (let count = 0; count < 6; count++) answers.push(await app.http(sendResetLink, { email: asked }, as))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  it('codes typed at a device are throttled, and forgiven by a right one', async () => {
    const typed = (code: string) => app.http(identifyAgent, { password: code }, fixture.as('clocking_device'))
    for (let count = 0; count < 9; count++) await typed('111111')
    // A code that is right forgives, although there is nothing to clock.
    expect((await typed('246810')).error?.code).toBe('NO_CLOCKING')
    for (let count = 0; count < 10; count++) expect((await typed('111111')).error?.code).toBe('WARN_INCORRECT_CODE')
    expect(await typed('246810')).toMatchObject({ status: 429, retryAfter: 5 })
  })

  it('what is counted is kept as a digest', async () => {
    await wrong(1)
    const { rows } = await app.database.superuser.query('select subject from throttles where company_id = $1', [fixture.company.id])
    expect(rows).toHaveLength(2)
    for (const { subject } of rows as { subject: string }[]) expect(subject).toMatch(/^(account|address):[A-Za-z0-9_-]{43}$/)
  })
})
