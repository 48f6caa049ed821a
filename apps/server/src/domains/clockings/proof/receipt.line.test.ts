import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { listOwnClockings } from '@vigie/contract/clockings/clockings.proof.ts'
import { isLine } from './receipt.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

const line = {
  hash: 'ab'.repeat(32),
  clockingUuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21',
  kind: 'start',
  happenedAt: '2026-10-12T08:00:00Z' as Instant,
  recordedAt: '2026-10-12T08:00:01Z' as Instant,
}
const said = { ...line, companyCode: 'ACME', siteId: 1, seq: 1, keyId: 'key' }

it('a line is what its receipt says in each of its values', () => {
  expect(isLine(said, line)).toBe(true)
  for (const name of Object.keys(line)) expect(isLine(said, { ...line, [name]: null }), name).toBe(false)
})

it('late is an arrival alone, after its start and not in order: neither one hours too early, nor a departure', async () => {
  const forced = { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId }
  const [early, tolerated, late] = [
    await actions.shift({ startsAt: '2026-10-12T12:00:00Z', endsAt: '2026-10-12T16:00:00Z' }),
    await actions.shift({ startsAt: '2026-10-12T07:58:00Z', endsAt: '2026-10-12T16:00:00Z' }),
    await actions.shift({ startsAt: '2026-10-12T07:30:00Z', endsAt: '2026-10-12T07:40:00Z' }),
  ]
  expect(clocked(await actions.byManager(early, forced))).toMatchObject({ startStatus: 2 })
  expect(clocked(await actions.byManager(tolerated, forced))).toMatchObject({ startStatus: 1 })
  clocked(await actions.byManager(late, forced))
  app.clock.forward(3600)
  const { anomaly_reason_id: unaccepted } = await app.rows.insert('anomaly_reasons', {
    company_id: fixture.company.id,
    name: 'Départ non autorisé',
    is_early_leave_accepted: false,
  })
  const leaving = { type: 1, ...forced, clocking_anomaly_reason_id: unaccepted }
  expect(clocked(await actions.byManager(tolerated, leaving))).toMatchObject({ endStatus: 2 })
  const { clockings } = outputOf(listOwnClockings, await app.http(listOwnClockings, { month: '202610' }, fixture.as('resource')))
  expect(clockings.filter(({ isLate }) => isLate).map(({ kind, happenedAt }) => [kind, happenedAt])).toEqual([
    ['start', '2026-10-12T08:00:00Z'],
  ])
  expect(clockings).toHaveLength(4)
})
