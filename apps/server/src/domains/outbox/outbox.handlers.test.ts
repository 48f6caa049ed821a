import { sendResetLink } from '@vigie/contract/auth/auth.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { describe, expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'

const [app, demo] = await Promise.all([openTestApp(), openTestApp({ env: { DEMO: 'on' } })])

/** A company whose user has asked for two links. */
async function asked(one: TestApp, email: string): Promise<Fixture> {
  const fixture = await fixtureOf(one.rows)
  await one.rows.user(fixture.company.id, { role: 'manager', email })
  for (let count = 0; count < 2; count++) {
    one.clock.forward(1)
    await one.http(sendResetLink, { email }, { code: fixture.company.code })
  }
  return fixture
}

describe('what would have been sent', () => {
  it('is read by a manager in the demo, newest first, and only that of its own company', async () => {
    await asked(demo, 'other@example.test')
    const fixture = await asked(demo, 'camille@example.test')
    const { messages } = outputOf(listOutbox, await demo.http(listOutbox, {}, fixture.as('manager')))
    expect(messages.map(({ recipient, createdAt }) => [recipient, createdAt])).toEqual([
      ['camille@example.test', '2026-10-12T08:00:04Z'],
      ['camille@example.test', '2026-10-12T08:00:03Z'],
    ])
  })

  it('is read by nobody where there is no demo: links stand in it', async () => {
    const fixture = await asked(app, 'camille@example.test')
    expect((await app.http(listOutbox, {}, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
  })
})
