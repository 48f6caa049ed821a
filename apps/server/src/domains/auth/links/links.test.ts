import { confirmEmail, readLink, readSession, resetPassword, sendConfirmEmail, sendResetLink, signIn } from '@vigie/contract/auth/auth.ts'
import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { outputOf, type As } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { password, freshFixture } from '../../../../test/fixture.ts'
import { digestOf } from '../sessions/auth.tokens.ts'
import { inviteManager } from './invite.store.ts'

const email = 'camille@example.test'
const next = 'Another-2026'
let as: As
const app = await openTestApp({ env: { PUBLIC_URL: 'https://portail.example.test' } })
const fixture = freshFixture(app)
beforeEach(async () => {
  as = { code: fixture.company.code }
})
const user = (columns: Record<string, unknown> = {}) => app.rows.user(fixture.company.id, { role: 'manager', email, password, columns })
interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}
async function outbox(): Promise<Mail[]> {
  await app.settled()
  const { rows } = await app.database.superuser.query<Mail>(
    `select way, recipient, subject, body, user_id, created_at, sent_at from outbox where company_id = $1 order by message_id`,
    [fixture.company.id],
  )
  return rows
}
const tokenIn = ({ body }: Mail): string => /[?&]token=([\w-]+)/.exec(body)![1]!
async function askForLink(): Promise<string> {
  // No e-mails leave here.
  expect((await app.http(sendResetLink, { email }, as)).data).toEqual({ success: true, is_sent: false })
  return tokenIn((await outbox()).at(-1)!)
}
const reset = (token: string, chosen = next) => app.http(resetPassword, { token, password: chosen }, as)

describe('a link to choose a new password', () => {
  it('goes out as a mail in the language of the reader, which leads to the page of this company', async () => {
    const user_id = await user()
    const token = await askForLink()
    const [mail] = await outbox()
    expect(mail).toMatchObject({
      way: 'mail',
      recipient: email,
      subject: `Votre nouveau mot de passe Société ${as.code}`,
      user_id,
      created_at: app.clock.now(),
      sent_at: null,
    })
    expect(mail!.body).toContain(`https://portail.example.test/reset-password?company=${as.code}&token=${token}`)
    expect(mail!.body).toContain('Bonjour Camille,')
    await app.http(sendResetLink, { email }, { ...as, language: 'de-CH,de;q=0.9' })
    expect((await outbox()).at(-1)!.body).not.toContain('Bonjour')
  })

  it('answers before it looks whose address it is: for anybody the same questions were asked by then', async () => {
    await user()
    const { superuser } = app.database
    const links = async () => (await superuser.query('select from one_time_links where company_id = $1', [fixture.company.id])).rows.length
    // Whoever asks about an address waits for this lock, and so do the mails.
    const holder = await superuser.connect()
    await holder.query('begin')
    await holder.query('lock table users, one_time_links, outbox in access exclusive mode')
    const asked = [email, 'nobody@example.test'].map((one) => app.http(sendResetLink, { email: one }, as))
    for (const answered of await Promise.all(asked)) expect(answered).toMatchObject({ status: 200, data: { success: true } })
    await holder.query('commit')
    holder.release()
    await app.settled()
    expect(await links()).toBe(1)
  })

  it('answers alike when nobody has that address, and then sends nothing', async () => {
    expect(await app.http(sendResetLink, { email: 'nobody@example.test' }, as)).toMatchObject({ status: 200, data: { success: true } })
    expect(await outbox()).toEqual([])
  })

  it('goes to each of the users of an address', async () => {
    await user()
    await app.rows.user(fixture.company.id, { role: 'resource', email, columns: { agent_id: fixture.agentId } })
    await askForLink()
    expect(new Set((await outbox()).map(tokenIn)).size).toBe(2)
  })

  it('sets the password once', async () => {
    await user()
    const token = await askForLink()
    expect((await reset(token)).data).toEqual({ success: true })
    expect((await app.http(signIn, { email, password: next }, as)).status).toBe(200)
    expect((await reset(token, 'Third-2026')).error?.code).toBe('LINK_DEAD')
  })

  it('used by two at once, serves one', async () => {
    await user()
    const token = await askForLink()
    const answers = await Promise.all([reset(token, 'First-2026'), reset(token, 'Second-2026')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  })

  it('lives one hour', async () => {
    await user()
    const token = await askForLink()
    app.clock.forward(3599)
    expect((await app.http(readLink, { token }, as)).status).toBe(200)
    app.clock.forward(1)
    expect((await app.http(readLink, { token }, as)).error?.code).toBe('LINK_DEAD')
    expect((await reset(token)).error?.code).toBe('LINK_DEAD')
  })

  it('is dead when a newer one was asked for', async () => {
    await user()
    const [older, newer] = [await askForLink(), await askForLink()]
    expect((await reset(older)).error?.code).toBe('LINK_DEAD')
    expect((await reset(newer)).status).toBe(200)
  })

  it('stays alive when the new password was refused', async () => {
    await user()
    const token = await askForLink()
    expect((await reset(token, 'abc')).error?.code).toBe('INVALID')
    expect((await reset(token)).status).toBe(200)
  })

  it('and an invitation used at once: one of them chooses the password', async () => {
    const { token, userId } = await inviteManager(app.database.forCompany(fixture.company.id), {
      email,
      firstName: 'Camille',
      lastName: 'Martin',
      now: app.clock.now(),
    })
    const asked = await askForLink()
    const answers = await Promise.all([reset(token, 'First-2026'), reset(asked, 'Second-2026')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const { rows } = await app.database.superuser.query('select from one_time_links where user_id = $1 and used_at is null', [userId])
    expect(rows).toEqual([])
  })

  it("ends all of the user's sessions, and tells them", async () => {
    const userId = await user()
    const token = await app.rows.session(fixture.company.id, userId)
    const socket = await app.socket({ ...as, token })
    await reset(await askForLink())
    await socket.next(hasBeenDisconnected.name)
    expect((await app.http(readSession, {}, { ...as, token })).status).toBe(401)
  })

  it('says what is asked of the new password, and nothing to whoever guesses', async () => {
    await user()
    expect(outputOf(readLink, await app.http(readLink, { token: await askForLink() }, as))).toEqual({
      kind: 'reset',
      firstName: 'Camille',
      email,
      isStrong: false,
      minimumLength: 6,
    })
    for (let count = 0; count < 10; count++) expect((await app.http(readLink, { token: `N${count}` }, as)).error?.code).toBe('LINK_DEAD')
    expect((await app.http(readLink, { token: 'N10' }, as)).status).toBe(429)
  })

  it('is kept as its SHA-256', async () => {
    await user()
    const token = await askForLink()
    const { rows } = await app.database.superuser.query('select kind, expires_at from one_time_links where token_hash = $1', [
      digestOf(token),
    ])
    expect(rows).toEqual([{ kind: 'reset', expires_at: '2026-10-12T09:00:00Z' }])
  })
})

describe('a token that begins with S', () => {
  it('is that of a strong account, and asks for a strong password', async () => {
    await user({ is_password_strong: true })
    const token = await askForLink()
    expect(token).toMatch(/^S[\w-]{43}$/)
    expect((await reset(token, 'abcdef')).error?.errors).toEqual({ password: 'Le mot de passe doit contenir au moins un chiffre' })
    expect((await reset(token, 'Abcd5')).status).toBe(200)
  })

  it('asks for one even when the account no longer does', async () => {
    const userId = await user({ is_password_strong: true })
    const token = await askForLink()
    await app.database.superuser.query('update users set is_password_strong = false where user_id = $1', [userId])
    expect(outputOf(readLink, await app.http(readLink, { token }, as))).toMatchObject({ isStrong: true, minimumLength: 5 })
    expect((await reset(token, 'abcdef')).error?.errors).toEqual({ password: 'Le mot de passe doit contenir au moins un chiffre' })
  })

  it('is not that of another account', async () => {
    await user()
    expect(await askForLink()).toMatch(/^N[\w-]{43}$/)
  })
})

describe('an invitation', () => {
  const invite = () =>
    inviteManager(app.database.forCompany(fixture.company.id), { email, firstName: 'Camille', lastName: 'Martin', now: app.clock.now() })

  it('lives 7 days, and opens the account', async () => {
    const { token } = await invite()
    app.clock.forward(7 * 24 * 3600 - 1)
    expect(outputOf(readLink, await app.http(readLink, { token }, as)).kind).toBe('invitation')
    expect((await reset(token)).status).toBe(200)
    expect((await app.http(signIn, { email, password: next }, as)).data).toMatchObject({
      user: { isFirstLogin: false, isPwdStrong: true },
    })
  })

  it('is dead after them', async () => {
    const { token } = await invite()
    app.clock.forward(7 * 24 * 3600)
    expect((await reset(token)).error?.code).toBe('LINK_DEAD')
  })
})

describe('the confirmation of an e-mail', () => {
  it('goes by a link of one hour, once, signed in or not', async () => {
    const userId = await user()
    const token = await app.rows.session(fixture.company.id, userId)
    expect((await app.http(sendConfirmEmail, {}, { ...as, token })).data).toEqual({ success: true, is_sent: false })
    const [mail] = await outbox()
    expect(mail).toMatchObject({ recipient: email, subject: 'Confirmez votre adresse e-mail' })
    expect(mail!.body).toContain('https://portail.example.test/confirm-email?company=')
    expect((await app.http(confirmEmail, { token: tokenIn(mail!) }, as)).data).toEqual({ success: true })
    const { rows } = await app.database.superuser.query('select is_email_confirmed from users where user_id = $1', [userId])
    expect(rows).toEqual([{ is_email_confirmed: true }])
    expect((await app.http(confirmEmail, { token: tokenIn(mail!) }, as)).error?.code).toBe('LINK_DEAD')
    app.clock.forward(60)
    await app.http(sendConfirmEmail, {}, { ...as, token })
    app.clock.forward(3600)
    expect((await app.http(confirmEmail, { token: tokenIn((await outbox()).at(-1)!) }, as)).error?.code).toBe('LINK_DEAD')
  })

  it('a link of one kind does not serve another', async () => {
    const userId = await user()
    const session = await app.rows.session(fixture.company.id, userId)
    const resetToken = await askForLink()
    await app.http(sendConfirmEmail, {}, { ...as, token: session })
    const confirmation = tokenIn((await outbox()).at(-1)!)
    expect((await app.http(confirmEmail, { token: resetToken }, as)).error?.code).toBe('LINK_DEAD')
    expect((await reset(confirmation)).error?.code).toBe('LINK_DEAD')
  })
})
