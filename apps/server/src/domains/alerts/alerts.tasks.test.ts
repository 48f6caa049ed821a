import { changeAlertPlan, readAlertPlan, releaseAlert, takeAlert } from '@vigie/contract/alerts/alerts.ts'
import { usualAlertRules, type AlertKind } from '@vigie/contract/alerts/alerts.kinds.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { alerting } from './alerts.testing.ts'

const app = await openTestApp()
const { fixture, actions, manager, look, told, service, alerts, colleague } = alerting(app)
const publish = () =>
  app.rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id: fixture.agentId,
    month: '202610',
    published_at: '2026-09-20T08:00:00Z',
  })

describe('an arrival that is missing', () => {
  it('is told to the agent, then to the managers beyond the tolerance, then again until somebody takes charge', async () => {
    await publish()
    const shiftId = await service()
    await look('05:00')
    expect(await told()).toEqual([])
    await look('05:01')
    expect(await told()).toEqual(['resource alertNotArrived'])
    expect(await alerts()).toEqual([])
    await look('05:06')
    expect(await told()).toEqual(['manager alertNotArrived'])
    const [alert] = await alerts({ state: 'open' })
    expect(alert).toMatchObject({ kind: 'notArrived', shiftId, sinceLocal: '2026-10-12 07:00:00', takenByName: null })
    await look('05:20')
    expect(await told()).toEqual(['manager alertNotArrived'])
    await look('05:21')
    expect(await told()).toEqual([])
    outputOf(takeAlert, await app.http(takeAlert, { alert_id: alert!.id }, manager()))
    await look('05:36')
    await look('08:00')
    expect(await told()).toEqual([])
    expect(await alerts({ state: 'taken' })).toMatchObject([{ takenById: fixture.users.manager }])
    // Given back, it goes on.
    outputOf(releaseAlert, await app.http(releaseAlert, { alert_id: alert!.id }, manager()))
    await look('08:01')
    expect(await told()).toEqual(['manager alertNotArrived'])
  })

  it('is over once the agent has come, and managers were never told of whoever comes within the tolerance', async () => {
    await publish()
    const shiftId = await service()
    await look('05:01')
    app.clock.set(at('2026-10-12T05:04:00Z'))
    await actions.byPhone(shiftId)
    expect(await look('05:10')).toBe(1)
    expect(await told()).toEqual(['resource alertNotArrived'])
    expect(await alerts()).toEqual([])
    expect(await look('05:11')).toBe(0)
  })

  it('is not told to an agent who does not see the month yet', async () => {
    await service()
    await look('05:01')
    expect(await told()).toEqual([])
    await look('05:06')
    expect(await told()).toEqual(['manager alertNotArrived'])
  })

  it('what was missed while the server was away is told once', async () => {
    await publish()
    await service()
    await look('06:30')
    expect(await told()).toEqual(['resource alertNotArrived', 'manager alertNotArrived'])
    await look('06:31')
    expect(await told()).toEqual([])
  })
})

it('an open service is told 24 hours and 2 hours before; given to somebody, its alert is over', async () => {
  const shiftId = await service({ agentId: null, contractId: null, startsAt: '2026-10-13T05:00:00Z', endsAt: '2026-10-13T13:00:00Z' })
  await look('04:59')
  expect(await told()).toEqual([])
  await look('05:00')
  expect(await told()).toEqual(['manager alertUncovered'])
  await look('02:59', '2026-10-13')
  expect(await told()).toEqual([])
  await look('03:00', '2026-10-13')
  expect(await told()).toEqual(['manager alertUncovered'])
  await app.database.superuser.query('update shifts set agent_id = $2, contract_id = $3 where shift_id = $1', [
    shiftId,
    fixture.agentId,
    fixture.contractId,
  ])
  await look('03:01', '2026-10-13')
  expect(await alerts()).toMatchObject([{ state: 'closed' }])
})

it('many at once are one notice', async () => {
  for (let n = 0; n < 6; n++) {
    await service({
      agentId: null,
      contractId: null,
      startsAt: `2026-10-12T${String(n + 7).padStart(2, '0')}:00:00Z`,
      endsAt: '2026-10-12T20:00:00Z',
    })
  }
  await look('04:30')
  expect(await told()).toEqual(['manager alertUncovered 6'])
  expect(await alerts()).toHaveLength(6)
})

describe('who is told', () => {
  const rulesOf = (changes: Partial<Record<AlertKind, Values>>) =>
    usualAlertRules.map(({ kind, isOn, agentAfter, dutyAfter, allAfter, repeatEvery }) => ({
      kind,
      is_on: isOn,
      agent_after_minutes: agentAfter,
      duty_after_minutes: dutyAfter,
      all_after_minutes: allAfter,
      repeat_every_minutes: repeatEvery,
      ...changes[kind],
    }))
  const change = async (values: Values) =>
    app.http(changeAlertPlan, { plan: { rules: rulesOf({}), duties: [], version: 0, ...values } }, manager())

  it('whoever is on duty, and all at the next step; where nobody is on duty, all at once', async () => {
    const other = await colleague()
    // 12 October 2026 is a Monday.
    const duties = [{ user_id: other, days: [1], from: '06:00', until: '07:10' }]
    outputOf(changeAlertPlan, await change({ duties }))
    await service()
    await look('05:06')
    expect(await told()).toEqual([`${other} alertNotArrived`])
    await look('05:20')
    expect((await told()).toSorted()).toEqual([`${other} alertNotArrived`, 'manager alertNotArrived'])
    await app.database.superuser.query('delete from alerts where company_id = $1', [fixture.company.id])
    await look('05:11')
    expect((await told()).toSorted()).toEqual([`${other} alertNotArrived`, 'manager alertNotArrived'])
  })

  it('nobody of a kind that is off', async () => {
    outputOf(changeAlertPlan, await change({ rules: rulesOf({ notArrived: { is_on: false } }) }))
    await service()
    await look('06:00')
    expect(await told()).toEqual([])
  })

  it('a plan names each kind once and managers alone, and is changed over the version that was read', async () => {
    const duties = [{ user_id: fixture.users.resource, days: [1], from: '06:00', until: '07:10' }]
    expect((await change({ duties })).status).toBe(422)
    expect((await change({ rules: rulesOf({}).slice(1) })).status).toBe(422)
    expect(outputOf(readAlertPlan, await app.http(readAlertPlan, {}, manager())).plan).toMatchObject({ version: 0, duties: [] })
    expect(outputOf(changeAlertPlan, await change({})).plan.version).toBe(1)
    expect((await change({})).status).toBe(409)
    expect(outputOf(changeAlertPlan, await change({ version: 1 })).plan.version).toBe(2)
  })
})

it('silence after a verification call is told at once, and again until the agent is heard', async () => {
  await app.database.superuser.query(
    `insert into company_settings (company_id, key, value) values ($1, 'shift_check_every_minutes', '60')`,
    [fixture.company.id],
  )
  const missed = { arrived_at: '2026-10-12T05:00:00Z', missed_check_count: 1 }
  const shiftId = await service({ columns: missed })
  // Due at six, to be answered within a quarter of an hour.
  await look('06:14')
  expect(await told()).toEqual([])
  await look('06:16')
  await look('06:20')
  expect(await told()).toEqual(['manager shiftCheckMissed'])
  await look('06:26')
  expect(await told()).toEqual(['manager shiftCheckMissed'])
  await app.database.superuser.query(`update shifts set left_at = '2026-10-12T06:27:00Z', clock_out_status = 1 where shift_id = $1`, [
    shiftId,
  ])
  await look('06:28')
  expect((await alerts()).filter(({ kind }) => kind === 'checkMissed')).toMatchObject([{ state: 'closed' }])
})

it('a device that is silent while a service runs at its site is told of once, after 10 minutes', async () => {
  await app.rows.insert('device_sites', {
    company_id: fixture.company.id,
    device_id: fixture.device.deviceId,
    site_id: fixture.siteId,
    created_at: app.clock.now(),
  })
  await service({ startsAt: '2026-10-12T04:00:00Z', columns: { arrived_at: '2026-10-12T04:00:00Z' } })
  // Its session asked something last at half past; from 6 minutes without a contact on it is offline.
  const quiet: [string, string[]][] = []
  for (const clock of ['04:37', '04:41', '04:45', '04:46', '04:50', '06:00']) {
    await look(clock)
    quiet.push([clock, await told()])
  }
  expect(quiet).toEqual([
    ['04:37', []],
    ['04:41', []],
    ['04:45', []],
    ['04:46', ['manager alertDeviceOffline']],
    ['04:50', []],
    ['06:00', []],
  ])
  expect(await alerts()).toMatchObject([{ kind: 'deviceOffline', deviceId: fixture.device.deviceId, shiftId: null }])
})
