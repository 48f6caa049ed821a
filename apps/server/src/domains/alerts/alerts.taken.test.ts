import { closeAlert, releaseAlert, takeAlert } from '@vigie/contract/alerts/alerts.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { outputOf } from '../../../test/transports.ts'
import { alerting } from './alerts.testing.ts'

const app = await openTestApp()
const { fixture, manager, look, told, service, alerts, colleague } = alerting(app)

async function open(): Promise<number> {
  await service()
  await look('05:06')
  return (await alerts())[0]!.id
}
const other = async () => ({ code: fixture.company.code, token: await app.rows.session(fixture.company.id, await colleague()) })

it('is one: the other is told who', async () => {
  const id = await open()
  const second = await other()
  outputOf(takeAlert, await app.http(takeAlert, { alert_id: id }, manager()))
  outputOf(takeAlert, await app.http(takeAlert, { alert_id: id }, manager()))
  for (const call of [takeAlert, releaseAlert] as const) {
    const answer = await app.http(call, { alert_id: id }, second)
    expect(answer).toMatchObject({ status: 409, error: { code: 'ALERT_TAKEN' } })
  }
})

it('is another from then on where somebody takes over', async () => {
  const id = await open()
  const second = await other()
  outputOf(takeAlert, await app.http(takeAlert, { alert_id: id }, manager()))
  app.clock.set(at('2026-10-12T05:30:00Z'))
  const { alert } = outputOf(takeAlert, await app.http(takeAlert, { alert_id: id, is_takeover: true }, second))
  expect(alert).toMatchObject({ state: 'taken', takenAt: '2026-10-12T05:30:00Z' })
  expect(alert.takenById).not.toBe(fixture.users.manager)
  expect((await app.http(releaseAlert, { alert_id: id }, manager())).status).toBe(409)
})

it('gives it back to all managers, also where nobody is reminded', async () => {
  await service({ agentId: null, contractId: null, startsAt: '2026-10-12T05:30:00Z' })
  await look('04:30')
  expect(await told()).toEqual(['manager alertUncovered'])
  const [{ id } = { id: 0 }] = await alerts()
  outputOf(takeAlert, await app.http(takeAlert, { alert_id: id }, manager()))
  await look('04:31')
  expect(await told()).toEqual([])
  outputOf(releaseAlert, await app.http(releaseAlert, { alert_id: id }, manager()))
  await look('04:32')
  expect(await told()).toEqual(['manager alertUncovered'])
  await look('04:33')
  expect(await told()).toEqual([])
})

it('writes what was done: it is not raised again, nor closed twice', async () => {
  const id = await open()
  await told()
  expect((await app.http(closeAlert, { alert_id: id, note: ' ' }, manager())).status).toBe(422)
  const { alert } = outputOf(closeAlert, await app.http(closeAlert, { alert_id: id, note: 'Arrive dans 10 minutes' }, manager()))
  expect(alert).toMatchObject({ state: 'closed', note: 'Arrive dans 10 minutes', takenById: fixture.users.manager })
  await look('05:20')
  await look('06:20')
  expect(await told()).toEqual([])
  for (const call of [takeAlert, releaseAlert] as const) {
    expect(await app.http(call, { alert_id: id }, manager())).toMatchObject({ status: 409, error: { code: 'ALERT_CLOSED' } })
  }
  expect((await app.http(closeAlert, { alert_id: id, note: 'Encore' }, manager())).status).toBe(409)
})

it('is of the company: another’s alert is not there', async () => {
  const id = await open()
  const elsewhere = await app.rows.company()
  const userId = await app.rows.user(elsewhere.id, { role: 'manager' })
  const as = { code: elsewhere.code, token: await app.rows.session(elsewhere.id, userId) }
  expect((await app.http(takeAlert, { alert_id: id }, as)).status).toBe(404)
  expect((await app.http(closeAlert, { alert_id: id, note: 'x' }, as)).status).toBe(404)
})
