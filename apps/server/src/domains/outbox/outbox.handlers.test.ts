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
    // Of another company beside the demo real people get theirs.
    expect((await demo.http(listOutbox, {}, other.as('manager'))).error?.code).toBe('NOT_FOUND')
    const isDemo = async (one: Fixture) => outputOf(readSession, await demo.http(readSession, {}, one.as('manager'))).isDemo
    expect([await isDemo(fixture), await isDemo(other)]).toEqual([true, false])
  })

  it('is read by nobody where there is no demo: links stand in it', async () => {
    const fixture = await asked(app, 'camille@example.test', 'DEMO')
    expect((await app.http(listOutbox, {}, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect(outputOf(readSession, await app.http(readSession, {}, fixture.as('manager'))).isDemo).toBe(false)
  })
})
