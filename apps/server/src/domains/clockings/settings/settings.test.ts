import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { devicePairing, openManagerAccess } from '@vigie/contract/devices/devices.ts'
import { changeDeviceSettings, readDeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fixtureOf, freshFixture, type Fixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

const asDevice = (of: Fixture = fixture) => of.as('clocking_device')
const change = (values: Values, as = asDevice()) => app.http(changeDeviceSettings, values, as)
const read = async (values: Values = {}, as = asDevice()) =>
  outputOf(readDeviceSettings, await app.http(readDeviceSettings, values, as)).device
const open = (of: Fixture = fixture) => app.http(openManagerAccess, { uuid: of.device.uuid, secret: of.device.secret }, of.as('manager'))
const named = (of: Fixture = fixture) => ({ clockingDeviceId: of.device.deviceId })

describe('the settings of a device', () => {
  it('are changed there within a manager’s access alone, each by itself', async () => {
    expect((await change({ isResourcesVisible: false })).error?.code).toBe('MANAGER_ACCESS_REQUIRED')
    await open()
    const before = await read()
    const { device } = outputOf(changeDeviceSettings, await change({ isResourcesVisible: false }))
    expect(device).toEqual({ ...before, isNamesVisible: false })
    outputOf(changeDeviceSettings, await change({ shiftsVisibilityMode: 'none' }))
    expect(await read()).toEqual({ ...before, isNamesVisible: false, shiftsVisibility: 'none' })
    app.clock.forward(10 * 60)
    expect((await change({ isResourcesVisible: true })).error?.code).toBe('MANAGER_ACCESS_REQUIRED')
  })

  it('are told to the device at once', async () => {
    const there = await app.socket({ token: fixture.device.token, code: fixture.company.code })
    await there.ask(deviceShifts)
    outputOf(changeDeviceSettings, await change({ ...named(), clockingByNfc: false }, fixture.as('manager')))
    expect(await there.next(devicePairing.name)).toEqual({ isDevicePaired: true })
    expect(outputOf(deviceShifts, await there.ask(deviceShifts)).isByNfc).toBe(false)
  })

  it('leave a way of clocking: without code and badge nobody could', async () => {
    await open()
    expect((await change({ clockingByCode: false })).status).toBe(200)
    const refused = await change({ clockingByNfc: false })
    expect(refused.error?.errors).toEqual({ clockingByNfc: expect.stringContaining('le code ou le badge') as string })
    expect((await change({ clockingByCode: true, clockingByNfc: false })).status).toBe(200)
    expect((await change({ clockingByCode: false })).error?.errors).toHaveProperty('clockingByCode')
  })

  it.each([
    ['1.6.2', { clockingByNfc: true }, 403],
    ['1.6.3', { clockingByNfc: true }, 200],
    ['1.6.5', { shiftsVisibilityMode: 'running' }, 403],
    ['1.6.6', { shiftsVisibilityMode: 'running' }, 200],
  ])('with version %s %j answers %s', async (apiVersion, values, status) => {
    const versioned = await fixtureOf(app.rows, { apiVersion })
    expect((await change({ ...named(versioned), ...values }, versioned.as('manager'))).status).toBe(status)
  })

  it('say how many services each choice would show now', async () => {
    const actions = clockingActions(app, fixture)
    const arrived = { arrived_at: '2026-10-12T05:00:00Z', clock_in_status: 1 }
    await actions.shift({ startsAt: '2026-10-12T08:20:00Z', endsAt: '2026-10-12T16:00:00Z' })
    await actions.shift({ startsAt: '2026-10-12T14:00:00Z', endsAt: '2026-10-12T20:00:00Z' })
    await actions.shift({ startsAt: '2026-10-12T05:00:00Z', endsAt: '2026-10-12T13:00:00Z', columns: arrived })
    await actions.shift({ startsAt: '2026-10-13T06:00:00Z', endsAt: '2026-10-13T14:00:00Z' })
    expect((await read()).counts).toEqual({ day: 3, window: 2, running: 1 })
  })

  it('of another device, of another company, or of one that is paired no more, are not there', async () => {
    const elsewhere = await fixtureOf(app.rows)
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    const as = fixture.as('manager')
    expect((await change({ ...named(elsewhere), isResourcesVisible: false }, as)).error?.code).toBe('NOT_FOUND')
    expect((await change({ isResourcesVisible: false }, as)).error?.code).toBe('NOT_FOUND')
    await open()
    expect((await change({ clockingDeviceId: other.deviceId, isResourcesVisible: false })).error?.code).toBe('NOT_FOUND')
    await app.database.superuser.query('update devices set unpaired_at = now() where device_id = $1', [other.deviceId])
    expect((await app.http(readDeviceSettings, { clockingDeviceId: other.deviceId }, as)).error?.code).toBe('NOT_FOUND')
  })

  it('two managers who change it at once both count', async () => {
    const as = fixture.as('manager')
    const answers = await Promise.all([
      change({ ...named(), isResourcesVisible: false }, as),
      change({ ...named(), shiftsVisibilityMode: 'none' }, as),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read()).toMatchObject({ isNamesVisible: false, shiftsVisibility: 'none' })
  })
})
