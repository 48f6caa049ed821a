import { changePassword, readLink, readSession, resetPassword, signIn } from '@vigie/contract/auth/auth.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { outputOf, type Answered, type Ask } from '../../../../test/transports.ts'
import { at, openTestApp, transportsOf } from '../../../../test/app.ts'
import { password, fixtureOf, type Fixture, type FixtureSettings } from '../../../../test/fixture.ts'
import { digestOf, newLinkToken } from '../sessions/auth.tokens.ts'

let fixture: Fixture
let transports: readonly (readonly [string, Ask])[]
const app = await openTestApp()
beforeEach(() => begin())

async function begin(settings: FixtureSettings = {}): Promise<void> {
  app.clock.set(at('2026-10-12T08:00:00Z'))
  fixture = await fixtureOf(app.rows, settings)
  transports = await transportsOf(app, fixture.company.code)
}
/** A user with a password of its own, a live session, and a live link. */
async function user(columns: Record<string, unknown> = {}) {
  const { id, code } = fixture.company
  const userId = await app.rows.user(id, { role: 'manager', email: `user${Math.random()}@example.test`, password, columns })
  const link = newLinkToken(columns['is_password_strong'] === true)
  await app.rows.insert('one_time_links', {
    company_id: id,
    token_hash: digestOf(link),
    user_id: userId,
    kind: 'reset',
    created_at: app.clock.now(),
    expires_at: at('2026-10-12T09:00:00Z'),
  })
  return { userId, link, as: { code, token: await app.rows.session(id, userId) } }
}
type User = Awaited<ReturnType<typeof user>>
interface Form {
  readonly current?: string | null
  readonly next: string
  readonly confirmation?: string
}
const change = (ask: Ask, { as }: User, { current = password, next, confirmation = next }: Form): Promise<Answered> =>
  ask(changePassword, { current_password: current, password: next, password_confirmation: confirmation }, as)
const reset = (ask: Ask, { link, as: { code } }: User, next: string): Promise<Answered> =>
  ask(resetPassword, { token: link, password: next }, { code })

/** The sentences of a refused form, over both transports. */
async function expectProblems(ask: (transport: Ask) => Promise<Answered>, errors: Record<string, string>): Promise<void> {
  for (const [transport, one] of transports) {
    const answered = await ask(one)
    expect({ transport, status: answered.status, code: answered.error?.code, errors: answered.error?.errors }).toEqual({
      transport,
      status: 422,
      code: 'INVALID',
      errors,
    })
  }
}

const strong = { is_password_strong: true }
const sentences: readonly (readonly [string, Record<string, unknown>, Form, Record<string, string>])[] = [
  ['none', {}, { next: '' }, { password: 'Le nouveau mot de passe est requis' }],
  ['the same', {}, { next: password }, { password: 'Le nouveau mot de passe doit être différent' }],
  ['5 characters', {}, { next: 'a1b2c' }, { password: 'Le mot de passe doit être au moins de 6 caractères' }],
  ['4 characters of a strong account', strong, { next: 'Ab1c' }, { password: 'Le mot de passe doit être au moins de 5 caractères' }],
  ['no digit, strong', strong, { next: 'Abcdefgh' }, { password: 'Le mot de passe doit contenir au moins un chiffre' }],
  ['no lowercase letter, strong', strong, { next: 'ABCD1234' }, { password: 'Le mot de passe doit contenir au moins une minuscule' }],
  ['no uppercase letter, strong', strong, { next: 'abcd1234' }, { password: 'Le mot de passe doit contenir au moins une majuscule' }],
  ['one of the commonest', {}, { next: 'azerty' }, { password: 'Ce mot de passe est trop courant : choisissez-en un autre' }],
  [
    'one of the commonest, in capitals',
    {},
    { next: 'PassWord' },
    { password: 'Ce mot de passe est trop courant : choisissez-en un autre' },
  ],
  ['201 characters', {}, { next: 'x1'.repeat(100) + 'y' }, { password: 'Le mot de passe doit être au plus de 200 caractères' }],
]

describe('a new password', () => {
  it.each(sentences)('%s: is refused with its sentence, by its owner and by a link', async (_, columns, form, errors) => {
    const one = await user(columns)
    await expectProblems((transport) => change(transport, one, form), errors)
    await expectProblems((transport) => reset(transport, one, form.next), errors)
  })

  it('another confirmation: is refused with its sentence', async () => {
    const one = await user()
    await expectProblems((transport) => change(transport, one, { next: 'Another-2026', confirmation: 'Another-2027' }), {
      password_confirmation: 'Les mots de passe doivent correspondre',
    })
  })

  it('without the old one, or with a wrong one: is refused with its sentence', async () => {
    const one = await user()
    for (const current of ['', null]) {
      await expectProblems((transport) => change(transport, one, { current, next: 'Another-2026' }), {
        current_password: 'L’ancien mot de passe est requis',
      })
    }
    await expectProblems((transport) => change(transport, one, { current: 'wrong', next: 'Another-2026' }), {
      current_password: 'L’ancien mot de passe est incorrect',
    })
  })

  it('says all that is wrong at once, one sentence a field', async () => {
    const one = await user()
    await expectProblems((transport) => change(transport, one, { current: null, next: 'abc', confirmation: 'abd' }), {
      current_password: 'L’ancien mot de passe est requis',
      password: 'Le mot de passe doit être au moins de 6 caractères',
      password_confirmation: 'Les mots de passe doivent correspondre',
    })
  })

  it.each([
    ['of 6 characters', {}, 'x1y2z3'],
    ['of 5 characters with all that is asked, of a strong account', strong, 'Ab1cd'],
    ['with letters of other alphabets, of a strong account', strong, 'Éé1éé'],
  ])('%s is taken, and signs in', async (_, columns, next) => {
    for (const [transport, ask] of transports) {
      const one = await user(columns)
      expect((await change(ask, one, { next })).data, transport).toEqual({ success: true })
      const { rows } = await app.database.superuser.query<{ email: string }>('select email from users where user_id = $1', [one.userId])
      expect((await app.http(signIn, { email: rows[0]!.email, password: next }, { code: one.as.code })).status).toBe(200)
      expect((await app.http(signIn, { email: rows[0]!.email, password }, { code: one.as.code })).status).toBe(422)
    }
  })

  it('wrong guesses at the old one are throttled', async () => {
    const one = await user()
    for (let count = 0; count < 5; count++)
      expect((await change(app.http, one, { current: `wrong${count}`, next: 'Another-2026' })).status).toBe(422)
    expect(await change(app.http, one, { next: 'Another-2026' })).toMatchObject({ status: 429, retryAfter: 5 })
  })
})

describe('where the old password is not asked', () => {
  it.each([
    ['at the first sign-in', { is_first_login: true }],
    ['when it has expired', { password_expires_at: '2026-10-12T08:00:00Z' }],
  ])('%s null is taken, and the new one need only differ', async (_, columns) => {
    const one = await user(columns)
    await expectProblems((transport) => change(transport, one, { current: null, next: password }), {
      password: 'Le nouveau mot de passe doit être différent',
    })
    expect((await change(app.http, one, { current: null, next: 'Another-2026' })).status).toBe(200)
    const { rows } = await app.database.superuser.query('select is_first_login, password_expires_at from users where user_id = $1', [
      one.userId,
    ])
    expect(rows).toEqual([{ is_first_login: false, password_expires_at: null }])
    expect((await change(app.http, one, { current: null, next: 'Third-2026' })).error?.errors).toHaveProperty('current_password')
  })

  it('a second before it expires it is asked', async () => {
    const one = await user({ password_expires_at: '2026-10-12T08:00:01Z' })
    expect((await change(app.http, one, { current: null, next: 'Another-2026' })).status).toBe(422)
  })
})

describe("the company's own shortest password", () => {
  it.each([
    ['longer than that of the specification is asked, and its number said', 12, {}, 12],
    ['longer than that of a strong account, too', 12, strong, 12],
    ['shorter than it changes nothing', 3, {}, 6],
    ['shorter than that of a strong account changes nothing', 3, strong, 5],
  ])('%s', async (_, minimum, columns, inForce) => {
    await begin({ settings: { password_min_length: minimum } })
    const one = await user(columns)
    const tooShort = 'Ab1-Cd2-Ef3-'.slice(0, inForce - 1)
    const sentence = `Le mot de passe doit être au moins de ${inForce} caractères`
    await expectProblems((transport) => change(transport, one, { next: tooShort }), { password: sentence })
    await expectProblems((transport) => reset(transport, one, tooShort), { password: sentence })
    expect(outputOf(readLink, await app.http(readLink, { token: one.link }, { code: one.as.code })).minimumLength).toBe(inForce)
    expect((await change(app.http, one, { next: 'Ab1-Cd2-Ef3-'.slice(0, inForce) })).status).toBe(200)
  })
})

describe('until a new password is chosen', () => {
  it.each([
    ['at a first sign-in', { is_first_login: true }],
    ['when it has expired', { password_expires_at: '2026-10-01T00:00:00Z' }],
  ])('nothing else is open %s, over either transport', async (_, columns) => {
    const { as } = await user(columns)
    for (const [, ask] of transports) {
      expect((await ask(readSession, {}, as)).status).toBe(200)
      expect((await ask(listShifts, { date: '2026-10-12' }, as)).error?.code).toBe('PASSWORD_CHANGE_REQUIRED')
    }
    const next = { current_password: null, password: 'Un-autre-2026', password_confirmation: 'Un-autre-2026' }
    outputOf(changePassword, await app.http(changePassword, next, as))
    for (const [, ask] of transports) expect((await ask(listShifts, { date: '2026-10-12' }, as)).status).toBe(200)
  })
})
