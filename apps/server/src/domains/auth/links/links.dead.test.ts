import { changePassword, readLink, resetPassword } from '@vigie/contract/auth/auth.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, password } from '../../../../test/fixture.ts'
import { digestOf } from '../sessions/auth.tokens.ts'

const next = 'Another-2026'
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const as = { code: fixture.company.code }
const user = () => app.rows.user(fixture.company.id, { role: 'manager', email: 'camille@example.test', password })
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
const reset = (token: string, chosen = next) => app.http(resetPassword, { token, password: chosen }, as)

it('a link is dead once the password was changed, by whatever way, and for that user alone', async () => {
  const userId = await user()
  const colleague = await app.rows.user(fixture.company.id, { role: 'manager', email: 'jo@example.test', password })
  const linkOf = async (user_id: number, kind: string) => {
    const link = `N${Math.random()}`
    const times = { created_at: app.clock.now(), expires_at: '2026-10-19T08:00:00Z' }
    await app.rows.insert('one_time_links', { company_id: fixture.company.id, token_hash: digestOf(link), user_id, kind, ...times })
    return link
  }
  const state = async (token: string) => (await app.http(readLink, { token }, as)).error?.code ?? 'alive'
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'changed',
      async () => {
        const form = { current_password: password, password: next, password_confirmation: next }
        return app.http(changePassword, form, { ...as, token: await app.rows.session(fixture.company.id, userId) })
      },
    ],
    ['reset', async () => reset(await linkOf(userId, 'reset'), 'Reset-2026')],
    ['an invitation', async () => reset(await linkOf(userId, 'invitation'), 'Invited-2026')],
    ['by hand', () => sql(`update users set password_hash = 'x' where user_id = $1`, userId)],
    [
      'deactivated and back',
      async () => {
        await sql('update users set is_active = false where user_id = $1', userId)
        return sql('update users set is_active = true where user_id = $1', userId)
      },
    ],
    ['another address', () => sql(`update users set email = 'new@example.test' where user_id = $1`, userId)],
  ]
  for (const [way, work] of ways) {
    // Dead links are wrong tries, which leak away.
    app.clock.forward(300)
    const [asked, invited, theirs] = [await linkOf(userId, 'reset'), await linkOf(userId, 'invitation'), await linkOf(colleague, 'reset')]
    await work()
    expect([way, await state(asked), await state(invited), await state(theirs)]).toEqual([way, 'LINK_DEAD', 'LINK_DEAD', 'alive'])
  }
  const confirmation = await linkOf(userId, 'confirmation')
  await sql(`update users set first_name = 'Autre', email = 'NEW@example.test' where user_id = $1`, userId)
  expect(await state(confirmation)).toBe('alive')
  await sql(`update users set email = 'other@example.test' where user_id = $1`, userId)
  expect(await state(confirmation)).toBe('LINK_DEAD')
})
