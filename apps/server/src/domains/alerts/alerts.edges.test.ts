import { changeAlertPlan, closeAlert, readAlertPlan, takeAlert } from '@vigie/contract/alerts/alerts.ts'
import { usualAlertRules } from '@vigie/contract/alerts/alerts.kinds.ts'
import { alertRule } from '@vigie/contract/alerts/alerts.ts'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { alerting } from './alerts.testing.ts'

const app = await openTestApp()
const { fixture, sql, manager, look, told: toldInOrder, service, alerts, colleague, asUser } = alerting(app)
const setting = (key: string, value: string) =>
  sql('insert into company_settings (company_id, key, value) values ($1, $2, $3::jsonb)', fixture.company.id, key, value)
/** In the order of the alphabet. */
const told = async () => (await toldInOrder()).map((one) => one.replace(/^\d+/, 'colleague')).toSorted()

it('a missing agent whose replacement begins later in the day is an alert until then', async () => {
  const rest = await service({ startsAt: '2026-10-12T09:00:00Z' })
  await service({ endsAt: '2026-10-12T09:00:00Z', columns: { followed_by_id: rest, post_ends_at: '2026-10-12T13:00:00Z' } })
  await look('05:06')
  expect(await told()).toEqual(['manager alertNotArrived'])
})

it('a verification call that is missed after the former was closed is told anew', async () => {
  await setting('shift_check_every_minutes', '60')
  await service({ columns: { arrived_at: '2026-10-12T05:00:00Z', missed_check_count: 1 } })
  await look('06:16')
  const [first] = await alerts()
  await told()
  outputOf(closeAlert, await app.http(closeAlert, { alert_id: first!.id, note: 'Joint, tout va bien' }, manager()))
  await look('07:14')
  expect(await told()).toEqual([])
  await look('07:16')
  expect(await told()).toEqual(['manager shiftCheckMissed'])
  expect((await alerts({ state: 'open' })).map(({ id }) => id)).not.toContain(first!.id)
  expect(await alerts()).toHaveLength(2)
})

it('a silent agent stays an alert beyond the planned end', async () => {
  await setting('shift_check_every_minutes', '60')
  await service({ columns: { arrived_at: '2026-10-12T05:00:00Z', missed_check_count: 1 } })
  await look('12:50')
  expect(await told()).toEqual(['manager shiftCheckMissed'])
  await look('13:05')
  expect(await told()).toEqual(['manager shiftCheckMissed'])
  expect(await alerts({ state: 'open' })).toHaveLength(1)
  await look('14:01')
  expect(await alerts({ state: 'open' })).toEqual([])
})

it.each([
  ['whose account was closed', 'update users set is_active = false where user_id = $1'],
  ['who lost the right', `delete from user_rights where user_id = $1 and "right" = 'man_access_services'`],
])('an alert of a manager %s goes back to the others, with its reminders', async (_, loss) => {
  const taker = await colleague()
  await service()
  await look('05:06')
  const [alert] = await alerts()
  outputOf(takeAlert, await app.http(takeAlert, { alert_id: alert!.id }, await asUser(taker)))
  await sql(loss, taker)
  await told()
  await look('05:40')
  expect(await told()).toEqual(['manager alertNotArrived'])
  expect(await alerts({ state: 'open' })).toMatchObject([{ id: alert!.id, takenById: null }])
})

it('where no manager has the right, the step is due until one has', async () => {
  const right = `delete from user_rights where user_id = $1 and "right" = 'man_access_services'`
  await service({ agentId: null, contractId: null })
  await sql(right, fixture.users.manager)
  await look('04:30')
  expect(await told()).toEqual([])
  await colleague()
  await look('04:31')
  expect(await told()).toEqual(['colleague alertUncovered'])
})

it('where clocking is off, at the site or in the company, no arrival is missing; open services are told', async () => {
  await sql('update sites set is_clocking_enabled = false where site_id = $1', fixture.siteId)
  await service()
  await service({ agentId: null, contractId: null })
  await look('05:30')
  expect(await told()).toEqual(['manager alertUncovered'])
  await sql('update sites set is_clocking_enabled = true where site_id = $1', fixture.siteId)
  await setting('is_clocking_enabled', 'false')
  await look('05:31')
  expect(await told()).toEqual([])
})

it('an alert that only its agent knows of cannot be taken nor closed by its number', async () => {
  await app.rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id: fixture.agentId,
    month: '202610',
    published_at: '2026-09-20T08:00:00Z',
  })
  await service()
  await look('05:01')
  const { rows } = await sql('select alert_id from alerts where company_id = $1', fixture.company.id)
  const values = { alert_id: rows[0]!.alert_id as number }
  expect((await app.http(takeAlert, values, manager())).status).toBe(404)
  expect((await app.http(closeAlert, { ...values, note: 'Vu' }, manager())).status).toBe(404)
  await told()
  await look('05:06')
  expect(await told()).toEqual(['manager alertNotArrived'])
})

it('a silent device that was dealt with is no new alert at its next service, until it was heard', async () => {
  const { deviceId } = fixture.device
  await app.rows.insert('device_sites', {
    company_id: fixture.company.id,
    device_id: deviceId,
    site_id: fixture.siteId,
    created_at: app.clock.now(),
  })
  const arrived = { arrived_at: '2026-10-12T04:00:00Z' }
  await service({ startsAt: '2026-10-12T04:00:00Z', endsAt: '2026-10-12T05:00:00Z', columns: arrived })
  await service({ startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T07:00:00Z', columns: arrived })
  await look('04:50')
  expect(await told()).toEqual(['manager alertDeviceOffline'])
  const [alert] = await alerts()
  outputOf(closeAlert, await app.http(closeAlert, { alert_id: alert!.id, note: 'Technicien demain' }, manager()))
  await look('05:30')
  await look('06:30')
  expect(await told()).toEqual([])
  expect(await alerts()).toHaveLength(1)
})

it('after a time without the server a device has the time of its rule to be heard again', async () => {
  await app.rows.insert('device_sites', {
    company_id: fixture.company.id,
    device_id: fixture.device.deviceId,
    site_id: fixture.siteId,
    created_at: app.clock.now(),
  })
  await service({ startsAt: '2026-10-12T04:00:00Z', columns: { arrived_at: '2026-10-12T04:00:00Z' } })
  await look('04:31')
  await look('06:00')
  await look('06:04')
  await look('06:08')
  expect(await told()).toEqual([])
  await look('06:10')
  expect(await told()).toEqual(['manager alertDeviceOffline'])
})

const rules = usualAlertRules.map((rule) => z.encode(alertRule, rule))
const change = (plan: Values) => app.http(changeAlertPlan, { plan: { rules, duties: [], version: 0, ...plan } }, manager())

it('a duty of a manager who is gone holds up no change, and can be taken away', async () => {
  const [one, two] = [await colleague(), await colleague()]
  const duty = (user_id: number) => ({ user_id, days: [1], from: '20:00', until: '06:00' })
  outputOf(changeAlertPlan, await change({ duties: [duty(one), duty(two)] }))
  await sql('update users set is_active = false where user_id = any($1)', [one, two])
  outputOf(changeAlertPlan, await change({ duties: [duty(one), duty(two)], version: 1 }))
  outputOf(changeAlertPlan, await change({ duties: [duty(two)], version: 2 }))
  expect((await change({ duties: [duty(one)], version: 3 })).status).toBe(422)
})

it('a row of another version leaves the other rows and the duties as they were saved', async () => {
  const stored = {
    rules: [
      { ...rules[2], is_on: false },
      { ...rules[0], kind: 'lateDeparture' },
    ],
    duties: [
      { user_id: fixture.users.manager, days: [1], from: '20:00', until: '06:00' },
      { user_id: fixture.users.manager, days: [8], from: '20:00', until: '06:00' },
    ],
  }
  await sql('insert into alert_plans (company_id, plan) values ($1, $2::jsonb)', fixture.company.id, JSON.stringify(stored))
  const { plan } = outputOf(readAlertPlan, await app.http(readAlertPlan, {}, manager()))
  expect(plan.rules.filter(({ isOn }) => !isOn)).toMatchObject([{ kind: 'notArrived' }])
  expect(plan.duties).toHaveLength(1)
})
