import { randomUUID } from 'node:crypto'
import { giveAnchor } from '@vigie/contract/clockings/clockings.journal.ts'
import { deviceChanged, deviceContact, renameDevice, unpairDevice } from '@vigie/contract/devices/devices.manage.ts'
import { askForPairing, devicePairing, linkDevice, openDevice } from '@vigie/contract/devices/devices.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:00:00Z' })
const actions = clockingActions(app, fixture)

const list = async (values = {}) => outputOf(listDevices, await app.http(listDevices, values, fixture.as('manager')))
const own = async () => (await list()).devices.find(({ deviceId }) => deviceId === fixture.device.deviceId)!
const contact = async (time: string, said: object = {}, held: object[] = []) => {
  app.clock.set(at(time))
  return app.http(
    giveAnchor,
    { device_uuid: fixture.device.uuid, held, ...said },
    { ...fixture.as('manager'), token: fixture.device.token },
  )
}
const insert = app.rows.insert

describe('a device in the list of a manager', () => {
  it('says when it was heard, what it told of itself and how much waits there', async () => {
    const clocking_uuid = randomUUID()
    const held = [{ clocking_uuid, digest: 'a'.repeat(64) }]
    await contact('2026-10-12T08:00:00Z', { battery: 82, app_version: '1.8.0', drift_seconds: 3 }, held)
    const told = { seenAt: '2026-10-12T08:00:00Z', isOnline: true, battery: 82, appVersion: '1.8.0', driftSeconds: 3, waitingCount: 1 }
    expect(await own()).toMatchObject(told)
    app.clock.set(at('2026-10-12T08:06:01Z'))
    expect(await own()).toMatchObject({ ...told, isOnline: false })
    await contact('2026-10-12T08:07:00Z', { battery: null })
    expect(await own()).toMatchObject({ isOnline: true, battery: null, waitingCount: 0 })
  })

  it('what waited there waits no more once it has come', async () => {
    const clocking_uuid = randomUUID()
    await contact('2026-10-12T08:00:00Z', {}, [{ clocking_uuid, digest: 'a'.repeat(64) }])
    await entry({ clocking_uuid, device_seq: 1 })
    expect((await own()).waitingCount).toBe(0)
  })

  it('names what is missing in its journal, and between which times', async () => {
    for (const [device_seq, device_at] of [
      [1, '2026-10-12T05:00:00Z'],
      [2, '2026-10-12T05:30:00Z'],
      [5, '2026-10-12T06:00:00Z'],
    ] as const)
      await entry({ device_seq, device_at })
    const gap = { fromNumber: 3, toNumber: 4, afterAt: '2026-10-12T05:30:00Z', beforeAt: '2026-10-12T06:00:00Z' }
    expect(await own()).toMatchObject({ missingCount: 2, missing: [gap] })
    await entry({ device_seq: 4, device_at: '2026-10-12T05:45:00Z' })
    expect(await own()).toMatchObject({ missingCount: 1, missing: [{ fromNumber: 3, toNumber: 3, beforeAt: '2026-10-12T05:45:00Z' }] })
    await entry({ device_seq: 3, device_at: '2026-10-12T05:40:00Z' })
    expect(await own()).toMatchObject({ missingCount: 0, missing: [] })
  })

  it('tells at most its latest twenty gaps, and counts them all', async () => {
    for (let number = 1; number <= 22; number++)
      await entry({ device_seq: number * 2, device_at: `2026-10-12T06:${String(number).padStart(2, '0')}:00Z` })
    const { missing, missingCount } = await own()
    expect([missing.length, missing[0]?.toNumber, missingCount]).toEqual([20, 43, 22])
  })

  it('that is silent while a service runs is told with the acts that are expected of it', async () => {
    await contact('2026-10-12T09:00:00Z')
    await actions.shift({ startsAt: '2026-10-12T09:30:00Z', endsAt: '2026-10-12T11:30:00Z' })
    await actions.shift({ startsAt: '2026-10-12T11:45:00Z', endsAt: '2026-10-12T19:00:00Z' })
    app.clock.set(at('2026-10-12T12:00:00Z'))
    expect(await own()).toMatchObject({ isInService: true, expectedCount: 3, expectedSince: '2026-10-12T09:30:00Z' })
    await contact('2026-10-12T12:01:00Z')
    expect(await own()).toMatchObject({ isInService: true, expectedCount: 0, expectedSince: null })
  })

  it('that is silent outside of services misses nothing', async () => {
    await contact('2026-10-12T09:00:00Z')
    await actions.shift({ startsAt: '2026-10-12T16:00:00Z', endsAt: '2026-10-12T19:00:00Z' })
    app.clock.set(at('2026-10-12T12:00:00Z'))
    expect(await own()).toMatchObject({ isInService: false, expectedCount: 0, isOnline: false })
  })
})

describe('the sites', () => {
  it('without a device are told where one may clock, and no others', async () => {
    const site = (name: string, columns = {}) => app.rows.site(fixture.company.id, fixture.clientId, { name, ...columns })
    const bare = await site('Tour sans appareil')
    await site('Fermé', { is_active: false })
    await site('Sans pointage', { is_clocking_enabled: false })
    const { sitesWithout } = await list()
    expect(sitesWithout.map(({ id, name }) => ({ id, name }))).toEqual([{ id: bare, name: 'Tour sans appareil' }])
    expect((await list({ siteId: fixture.siteId })).sitesWithout).toEqual([])
  })
})

describe('how a device was linked', () => {
  it('is kept: by whom, when, from which address and where it stood', async () => {
    const one = { uuid: randomUUID(), secret: 's'.repeat(43) }
    const { code } = outputOf(askForPairing, await app.http(askForPairing, { ...one, deviceName: 'Accueil' }, fixture.as('nobody')))
    const device = { code, deviceName: 'Accueil', position: { latitude: 48.85, longitude: 2.35 } }
    const linked = outputOf(linkDevice, await app.http(linkDevice, { siteId: fixture.siteId, device }, fixture.as('manager'))).device
    expect(linked).toMatchObject({ position: { latitude: 48.85, longitude: 2.35 }, ipAddress: expect.stringMatching(/[.:]/) })
    const { devices } = await list()
    const listed = devices.find(({ deviceId }) => deviceId === linked.deviceId)
    expect(listed).toMatchObject({ position: linked.position, ipAddress: linked.ipAddress, pairedAt: '2026-10-12T08:00:00Z' })
    expect(listed?.pairedBy).toEqual(expect.any(String))
  })
})

describe('what a manager does with a device', () => {
  it('gives it another name, and managers who look are told', async () => {
    const looking = await app.socket(fixture.as('manager'))
    const answer = await app.http(
      renameDevice,
      { clockingDeviceId: fixture.device.deviceId, deviceName: ' Poste nord ' },
      fixture.as('manager'),
    )
    expect(outputOf(renameDevice, answer)).toEqual({ success: true })
    expect((await own()).name).toBe('Poste nord')
    expect(await looking.next(deviceChanged.name)).toEqual({ clockingDeviceId: fixture.device.deviceId })
    const empty = await app.http(renameDevice, { clockingDeviceId: fixture.device.deviceId, deviceName: ' ' }, fixture.as('manager'))
    expect(empty.status).toBe(422)
  })

  it('takes it from all of its sites at once: told so, signed out, and gone from the list', async () => {
    const second = await app.rows.site(fixture.company.id, fixture.clientId)
    const two = await app.rows.device(fixture.company.id, [fixture.siteId, second])
    const there = await app.socket({ ...fixture.as('manager'), token: two.token })
    const unpair = () => app.http(unpairDevice, { clockingDeviceId: two.deviceId }, fixture.as('manager'))
    expect((await unpair()).status).toBe(200)
    expect(await there.next(devicePairing.name)).toEqual({ isDevicePaired: false })
    expect((await list()).devices.map(({ deviceId: id }) => id)).not.toContain(two.deviceId)
    const opened = await app.http(openDevice, { uuid: two.uuid, secret: two.secret }, fixture.as('nobody'))
    expect(outputOf(openDevice, opened)).toEqual({ isPaired: false, accessToken: null })
    expect((await unpair()).status).toBe(404)
  })
})

describe('managers who look at the devices', () => {
  it('hear of each contact of one, and what it told', async () => {
    const looking = await app.socket(fixture.as('manager'))
    await contact('2026-10-12T08:00:00Z', { battery: 14, app_version: '1.7.2' })
    expect(await looking.next(deviceContact.name)).toEqual({
      clockingDeviceId: fixture.device.deviceId,
      seen_at: '2026-10-12T08:00:00Z',
      battery: 14,
      app_version: '1.7.2',
      drift_seconds: null,
      waiting_count: 0,
    })
  })

  it('hear nothing of an agent on a phone, whose own battery is nobody’s matter', async () => {
    const looking = await app.socket(fixture.as('manager'))
    await app.http(giveAnchor, { device_uuid: randomUUID(), held: [], battery: 50 }, fixture.as('resource'))
    await contact('2026-10-12T08:00:00Z')
    await looking.next(deviceContact.name)
    expect(looking.received(deviceContact.name)).toHaveLength(1)
    const { rows } = await app.database.superuser.query('select from device_states where company_id = $1', [fixture.company.id])
    expect(rows).toHaveLength(1)
  })
})

/** A line that the device's journal has brought. */
async function entry(columns: { device_seq: number; device_at?: string; clocking_uuid?: string }): Promise<void> {
  const { rows } = await app.database.superuser.query<{ pairing_id: number }>(
    'select pairing_id from device_pairings where company_id = $1 and device_id = $2',
    [fixture.company.id, fixture.device.deviceId],
  )
  await insert('journal_entries', {
    company_id: fixture.company.id,
    clocking_uuid: randomUUID(),
    device_uuid: fixture.device.uuid,
    sequence_uuid: fixture.device.uuid,
    device_at: '2026-10-12T06:00:00Z',
    user_id: fixture.device.userId,
    pairing_id: rows[0]!.pairing_id,
    received_at: '2026-10-12T07:00:00Z',
    ...columns,
  })
}
