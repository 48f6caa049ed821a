import { readSession, sendResetLink } from '@vigie/contract/auth/auth.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { describe, expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'

const [app, demo] = await Promise.all([openTestApp(), openTestApp({ env: { DEMO: 'on' } })])

/** A company whose user has asked for two links. */
async function asked(one: TestApp, email: string, code?: string): Promise<Fixture> {
  const fixture = await fixtureOf(one.rows, code === undefined ? {} : { code })
  await one.rows.user(fixture.company.id, { role: 'manager', email })
  for (let count = 0; count < 2; count++) {
    one.clock.forward(1)
    await one.http(sendResetLink, { email }, { code: fixture.company.code })
    await one.settled()
  }
  return fixture
}

describe('what would have been sent', () => {
  it('is read by a manager of the demo company, newest first, and only that of its own company', async () => {
    const fixture = await asked(demo, 'camille@example.test', 'DEMO')
    const other = await asked(demo, 'other@example.test')
    const { rows: messages } = outputOf(listOutbox, await demo.http(listOutbox, {}, fixture.as('manager')))
    expect(messages.map(({ recipient, createdAt }) => [recipient, createdAt])).toEqual([
      ['camille@example.test', '2026-10-12T08:00:02Z'],
      ['camille@example.test', '2026-10-12T08:00:01Z'],
    ])
    expect(messages.map(({ body }) => body)).toEqual([expect.stringContaining('token='), expect.stringContaining('token=')])
    // Of another company beside the demo real people get theirs.
    const { rows: theirs } = outputOf(listOutbox, await demo.http(listOutbox, {}, other.as('manager')))
    expect(theirs.map(({ recipient, body }) => [recipient, body])).toEqual([
      ['other@example.test', null],
      ['other@example.test', null],
    ])
    const isDemo = async (one: Fixture) => outputOf(readSession, await demo.http(readSession, {}, one.as('manager'))).isDemo
    expect([await isDemo(fixture), await isDemo(other)]).toEqual([true, false])
  })

  it('is read by administrators of any company: the link of what nobody else brings, to hand it over', async () => {
    const fixture = await asked(app, 'camille@example.test', 'DEMO')
    const { rows: messages, sendingWays } = outputOf(listOutbox, await app.http(listOutbox, {}, fixture.as('manager')))
    expect([sendingWays, messages.map(({ recipient }) => recipient)]).toEqual([[], ['camille@example.test', 'camille@example.test']])
    await app.database.superuser.query(`update outbox set state = 'kept' where company_id = $1`, [fixture.company.id])
    const bodies = async () => outputOf(listOutbox, await app.http(listOutbox, {}, fixture.as('manager'))).rows.map(({ body }) => body)
    for (const body of await bodies()) expect(body).toMatch(/\/reset-password\?company=DEMO&token=/)
    const without = await app.rows.user(fixture.company.id, { role: 'manager', rights: ['man_edit_resources'] })
    const asOther = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, without) }
    expect((await app.http(listOutbox, {}, asOther)).error?.code).toBe('FORBIDDEN')
    for (const role of ['resource', 'client', 'manager_partner'] as const)
      expect((await app.http(listOutbox, {}, fixture.as(role))).error?.code, role).toBe('FORBIDDEN')
  })

  it('says nothing of what is on its way or has arrived, and never a clocking code', async () => {
    const fixture = await asked(app, 'autre@example.test')
    const change = (set: string) => app.database.superuser.query(`update outbox set ${set} where company_id = $1`, [fixture.company.id])
    const bodies = async () => outputOf(listOutbox, await app.http(listOutbox, {}, fixture.as('manager'))).rows.map(({ body }) => body)
    for (const state of ['waiting', 'sent']) {
      await change(`state = '${state}', sent_at = ${state === 'sent' ? 'created_at' : 'null'}`)
      expect(await bodies(), state).toEqual([null, null])
    }
    await change(`state = 'givenUp', sent_at = null, failure = 'unknown user'`)
    expect(await bodies()).toEqual([expect.stringContaining('token='), expect.stringContaining('token=')])
    await change(`is_private = true`)
    expect(await bodies()).toEqual([null, null])
  })
})
