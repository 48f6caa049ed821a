import { signIn } from '@vigie/contract/auth/auth.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answered, As, Values } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { password, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { keepThrottles } from '../../../throttles.keep.ts'
import { foldedEmail, subject } from './throttle.ts'

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
    // One leaks away every ten minutes meanwhile, so that it does not grow for ever.
    for (const seconds of [5, 10, 20, 40, 80, 160, 320, 320, 640, 640]) {
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

  it('leak away, one every ten minutes', async () => {
    await wrong(4)
    app.clock.forward(20 * 60)
    await wrong(2)
    expect((await right()).status, 'four are left of six').toBe(200)
    await wrong(4)
    app.clock.forward(20 * 60)
    await wrong(3)
    expect((await right()).status, 'five are left of seven').toBe(429)
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

describe('what is kept of wrong tries', () => {
  it('is a purpose and a digest', async () => {
    await wrong(1)
    const { rows } = await app.database.superuser.query('select subject from throttles where company_id = $1', [fixture.company.id])
    expect(rows).toHaveLength(3)
    for (const { subject } of rows as { subject: string }[])
      expect(subject).toMatch(/^signIn\.(accountAtAddress|address|account):[\w-]{43}$/)
  })

  it('is deleted in the night when nothing is left of it', async () => {
    const kept = async () => {
      const { rows } = await app.database.superuser.query<{ subject: string }>(
        'select subject from throttles where company_id = $1 order by subject',
        [fixture.company.id],
      )
      return rows.map((row) => row.subject.split(':')[0])
    }
    const keep = () => keepThrottles(app.database, app.clock.now())
    await wrong(2)
    await keep()
    expect(await kept()).toEqual(['signIn.account', 'signIn.accountAtAddress', 'signIn.address'])
    app.clock.forward(2 * 60)
    await keep()
    expect(await kept()).toEqual(['signIn.account', 'signIn.accountAtAddress'])
    app.clock.forward(8 * 60)
    await keep()
    expect(await kept()).toEqual(['signIn.accountAtAddress'])
    app.clock.forward(10 * 60)
    await keep()
    expect(await kept()).toEqual([])
  })
})

describe('an e-mail that is counted', () => {
  it('is the same in all letters that some locale of PostgreSQL takes for the same', () => {
    for (const [one, other] of [
      ['i', 'İ'],
      ['k', '\u212a'],
      ['σ', 'ς'],
      ['é', 'E\u0301'],
      ['ss', 'ß'],
    ] as const)
      expect(foldedEmail(`${one}@example.test`), one).toBe(foldedEmail(` ${other}@EXAMPLE.test`))
    expect(foldedEmail('camille@example.test')).not.toBe(foldedEmail('camila@example.test'))
  })

  it('makes no key that looks like that of another purpose', () => {
    const keys = [
      subject('signIn.account', 'a'),
      subject('reset.account', 'a'),
      subject('signIn.accountAtAddress', 'a', 'b'),
      subject('signIn.account', 'a","b'),
    ]
    expect(new Set(keys.map(({ key }) => key.split(':')[1])).size).toBe(4)
  })
})
