import { closeHours, listHours } from '@vigie/contract/hours/hours.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-11-02T08:00:00Z' })

it('the month of thousands of agents is counted and closed in a process of its own, and says when it was counted', async () => {
  const manager = fixture.as('manager')
  await app.database.superuser.query(
    `insert into agents (company_id, employee_number, last_name, first_name, created_at)
     select $1, 'L' || n, 'Grand ' || n, 'Aline', now() from generate_series(1, 2001) n`,
    [fixture.company.id],
  )
  const early = { startsAt: '2026-10-12T04:00:00Z', endsAt: '2026-10-12T12:00:00Z' }
  const times = { arrived_at: early.startsAt, left_at: early.endsAt }
  const { siteId, agentId, contractId } = fixture
  await app.rows.shift(fixture.company.id, { siteId, agentId, contractId, ...early, columns: times })
  const ask = async () => outputOf(listHours, await app.http(listHours, { month: '202610', limit: 10 }, manager))
  const first = await ask()
  expect(first.hours).toMatchObject({ figures: { shiftCount: 1, doneMinutes: 480 }, countedAt: '2026-11-02T08:00:00Z' })
  // Pages and orders are of the same count for a while.
  app.clock.set(at('2026-11-02T08:00:20Z'))
  expect((await ask()).hours.countedAt).toBe('2026-11-02T08:00:00Z')
  const values = { month: '202610', digest: first.hours.digest }
  expect(outputOf(closeHours, await app.http(closeHours, values, manager)).closing.closedAt).toBe('2026-11-02T08:00:20Z')
  expect((await ask()).hours).toMatchObject({ obstacle: 'closed', figures: { doneMinutes: 480 } })
  expect((await app.http(closeHours, values, manager)).error?.code).toBe('HOURS_CLOSED')
})
