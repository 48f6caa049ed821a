import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-11-01T06:00:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)

it('of an act that is to be confirmed and is answered the agent is led to its own clockings, in the month of the service', async () => {
  const shiftId = await actions.shift({ startsAt: '2026-10-31T20:00:00Z', endsAt: '2026-11-01T04:00:00Z' })
  const departure = journal.act(shiftId, '2026-11-01T04:00:00Z', { type: 1 })
  expect(journal.results(await journal.send([departure]))).toMatchObject([{ status: 'recorded', doubt: 'unknown_device' }])
  const decision = { clocking_uuid: departure['clocking_uuid'], is_confirmed: false, comment: 'Vu au registre' }
  expect((await app.http(confirmClocking, decision, fixture.as('manager'))).status).toBe(200)
  const { notifications } = outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('resource')))
  expect(notifications.map(({ kind, path }) => [kind, path])).toEqual([
    ['clockingDecided', '/mes-pointages?month=202610'],
    ['clockingUnconfirmed', '/mes-pointages?month=202610'],
  ])
})
