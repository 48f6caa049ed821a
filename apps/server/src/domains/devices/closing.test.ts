import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { closeDevice } from '@vigie/contract/devices/devices.closing.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { renameDevice } from '@vigie/contract/devices/devices.manage.ts'
import { openDevice, openManagerAccess } from '@vigie/contract/devices/devices.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const credentials = () => ({ uuid: fixture.device.uuid, secret: fixture.device.secret })
const close = (values = credentials()) => app.http(closeDevice, values, fixture.as('nobody'))
const enter = () => app.http(openDevice, credentials(), fixture.as('nobody'))
const entered = async () => outputOf(openDevice, await enter()).accessToken!
const day = (token: string) => app.http(deviceShifts, {}, { code: fixture.company.code, token })
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

it('a device that a manager has closed signs in no more, and no token of it does anything', async () => {
  const token = await entered()
  await clockingActions(app, fixture).shift()
  expect((await day(token)).status).toBe(200)
  expect((await close()).data).toEqual({ success: true })
  expect((await day(token)).status).toBe(401)
  expect((await app.http(readRoster, {}, { code: fixture.company.code, token })).status).toBe(401)
  expect((await clockingActions(app, fixture).identify({}, token)).status).toBe(401)
  expect((await enter()).error?.code).toBe('DEVICE_CLOSED')
})

it('tells it as often as it likes; it is closed since the first time', async () => {
  await close()
  const closedAt = async () => (await sql('select closed_at from devices where device_id = $1', fixture.device.deviceId)).rows
  const first = await closedAt()
  app.clock.forward(3600)
  expect((await close()).status).toBe(200)
  expect(await closedAt()).toEqual(first)
})

it('tells managers once, however often it tells it', async () => {
  const page = await app.socket(fixture.as('manager'))
  for (let times = 0; times < 5; times++) await close()
  await page.next('deviceChanged')
  // What is told after it comes after all that was told before.
  await app.http(renameDevice, { clockingDeviceId: fixture.device.deviceId, deviceName: 'Accueil' }, fixture.as('manager'))
  await page.next('deviceChanged')
  expect(page.received('deviceChanged')).toHaveLength(2)
})

it('is seen to be closed by a manager, and since when', async () => {
  const listed = async () =>
    outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager'))).devices.map(({ closedAt }) => closedAt)
  expect(await listed()).toEqual([null])
  await close()
  expect(await listed()).toEqual([app.clock.now()])
})

it('is opened again by a manager who stands before it, and by nobody else', async () => {
  await close()
  const open = (as: Parameters<typeof fixture.as>[0], secret = fixture.device.secret) =>
    app.http(openManagerAccess, { uuid: fixture.device.uuid, secret }, fixture.as(as))
  expect((await open('manager', 's'.repeat(43))).error?.code).toBe('NOT_FOUND')
  expect((await open('resource')).status).toBe(403)
  expect((await enter()).error?.code).toBe('DEVICE_CLOSED')
  expect((await open('manager')).status).toBe(200)
  expect((await day(await entered())).status).toBe(200)
})

it('holds nobody from then on: what it keeps by itself afterwards is nobody’s act', async () => {
  const token = await entered()
  await clockingActions(app, fixture).shift()
  await app.http(readRoster, {}, { code: fixture.company.code, token })
  app.clock.forward(600)
  await close()
  const { rows } = await sql('select held_until from device_rosters where company_id = $1', fixture.company.id)
  expect(rows).toEqual([{ held_until: app.clock.now() }])
})

it('is closed by its own secret alone, and by nobody who guesses', async () => {
  const theirs = await fixtureOf(app.rows)
  expect((await close({ ...credentials(), secret: 's'.repeat(43) })).error?.code).toBe('NOT_FOUND')
  expect((await close({ uuid: theirs.device.uuid, secret: theirs.device.secret })).error?.code).toBe('NOT_FOUND')
  expect((await day(await entered())).status).toBe(200)
  expect(app.faults).toEqual([])
})

it('closed and entered at once it is closed in the end', async () => {
  const open = async () =>
    (
      await sql(
        `select count(*)::int as open from sessions s join users u using (company_id, user_id) where u.device_id = $1 and s.ended_at is null`,
        fixture.device.deviceId,
      )
    ).rows
  for (let round = 0; round < 10; round++) {
    await Promise.all([enter(), close()])
    expect(await open()).toEqual([{ open: 0 }])
    await sql('update devices set closed_at = null where device_id = $1', fixture.device.deviceId)
  }
})
