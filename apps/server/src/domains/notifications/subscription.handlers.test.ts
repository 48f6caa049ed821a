import { role, type Role } from '@vigie/contract/access.ts'
import { registerPush } from '@vigie/contract/notifications/notifications.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import type { Values } from '../../../test/transports.ts'
import { browserToken } from './notifications.calls.testing.ts'
import { vapid } from './notifications.testing.ts'

const app = await openTestApp({ env: vapid })
const fixture = freshFixture(app)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

describe('a browser', () => {
  const register = (values: Values, name: Role = role.agent) =>
    app.http(registerPush, { device: 'browser 1', platform: 0, ...values }, fixture.as(name))
  const rows = async () =>
    (await sql('select user_id, device, endpoint from push_subscriptions where company_id = $1 order by endpoint', fixture.company.id)).rows
  const at = (name: string) => `https://push.example.com/${name}`
  beforeEach(() => sql('delete from push_subscriptions'))

  it('belongs to who signed in last, is reached at its last address, and is forgotten when it says so', async () => {
    const { users } = fixture
    await register({ token: browserToken(at('a')), clientCode: fixture.company.code.toLowerCase(), userId: users.resource })
    await register({ token: browserToken(at('b')) })
    expect(await rows()).toEqual([{ user_id: users.resource, device: 'browser 1', endpoint: at('b') }])
    await register({ token: browserToken(at('b')) }, role.manager)
    expect(await rows()).toMatchObject([{ user_id: users.manager }])
    // Who names the browser of somebody else does not make it silent.
    await register({ token: null })
    expect(await rows()).toHaveLength(1)
    await register({ token: null }, role.manager)
    expect(await rows()).toEqual([])
  })

  it('of before is told nothing after a new password, or when its account is shut', async () => {
    const { users } = fixture
    for (const change of [`password_hash = 'other'`, 'is_active = false']) {
      await register({ token: browserToken(at('a')) }, role.client)
      expect(await rows()).toHaveLength(1)
      await sql(`update users set first_name = 'Nina' where user_id = $1`, users.client)
      expect(await rows()).toHaveLength(1)
      await sql(`update users set ${change} where user_id = $1`, users.client)
      expect(await rows()).toEqual([])
    }
  })

  it('is one of ten at the most', async () => {
    for (let count = 10; count < 22; count++) await register({ token: browserToken(at(String(count))), device: `browser ${count}` })
    expect((await rows()).map(({ endpoint }) => endpoint as string)).toEqual(
      [12, 13, 14, 15, 16, 17, 18, 19, 20, 21].map((n) => at(String(n))),
    )
  })

  it('is one of ten at the most, also of many that come at once', async () => {
    const many = Array.from({ length: 40 }, (_, at) => at)
    const answers = await Promise.all(
      many.map((one) => register({ token: browserToken(at(`many ${one}`.replace(' ', '-'))), device: `browser ${one}` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rows()).toHaveLength(10)
  })

  it.each([
    ['of somebody else', () => ({ token: browserToken(at('a')), userId: fixture.users.manager }), 403],
    ['of another company', () => ({ token: browserToken(at('a')), clientCode: 'OTHER' }), 403],
    ['inside', () => ({ token: browserToken('https://169.254.169.254/latest') }), 422],
    ['of a telephone', () => ({ token: browserToken(at('a')), platform: 1 }), 422],
    ['that is none', () => ({ token: '{' }), 422],
    ['of a megabyte', () => ({ token: 'x'.repeat(1_000_000) }), 413],
    ['of 3000 letters', () => ({ token: browserToken(at('x'.repeat(3000))) }), 422],
    ['without a name', () => ({ token: browserToken(at('a')), device: ' ' }), 422],
  ])('%s is refused', async (_, values, status) => {
    expect((await register(values())).status).toBe(status)
    expect(await rows()).toEqual([])
  })
})

it('nothing of it was unforeseen', () => expect(app.faults).toEqual([]))
