import { signIn } from '@vigie/contract/auth/auth.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture, password } from '../../../../test/fixture.ts'
import { untilLocked } from '../../../../test/locks.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const email = 'race@example.test'
const enter = () => app.http(signIn, { email, password }, fixture.as('nobody'))

it('a sign-in with the former password, looked at while the owner changes it, opens no session', async () => {
  const userId = await app.rows.user(fixture.company.id, { role: 'manager', email, password })
  expect((await enter()).status).toBe(200)
  const holder = await app.database.superuser.connect()
  await holder.query('begin')
  await holder.query(`update users set password_hash = 'another' where user_id = $1`, [userId])
  await holder.query(`update sessions set ended_at = created_at where user_id = $1`, [userId])
  const entering = enter()
  await untilLocked(app.database)
  await holder.query('commit')
  holder.release()
  expect((await entering).error?.code).toBe('SIGN_IN_WRONG')
  const { rowCount } = await app.database.superuser.query('select from sessions where user_id = $1 and ended_at is null', [userId])
  expect(rowCount).toBe(0)
  expect(app.faults).toEqual([])
})
