import { randomUUID } from 'node:crypto'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { deviceChanged, unpairDevice } from '@vigie/contract/devices/devices.manage.ts'
import { linkDevice, openDevice } from '@vigie/contract/devices/devices.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:00:00Z' })

/** A copy of the fixture's device as its storage stands; it goes on by itself. */
function copyOf(formerEntry: string | null = null) {
  let former = formerEntry
  return {
    former: () => former,
    async enter() {
      const { uuid, secret } = fixture.device
      const entry = randomUUID()
      const answer = await app.http(openDevice, { uuid, secret, entry, former_entry: former }, fixture.as('nobody'))
      former = entry
      return outputOf(openDevice, answer).isPaired
    },
  }
}
const listed = async () => outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager'))).devices[0]!
const notices = async () =>
  outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('manager'))).notifications.filter(
    ({ kind }) => kind === 'deviceCopied',
  )

it('two copies that end each other’s session are marked, live, and managers are told once a day', async () => {
  const first = copyOf()
  await first.enter()
  const second = copyOf(first.former())
  await first.enter()
  await second.enter()
  expect(await listed()).toMatchObject({ copiedAt: null, guessedAt: null })
  const looking = await app.socket(fixture.as('manager'))
  await first.enter()
  expect(await looking.next(deviceChanged.name)).toEqual({ clockingDeviceId: fixture.device.deviceId })
  for (let round = 0; round < 10; round++) {
    await second.enter()
    await first.enter()
  }
  expect(await listed()).toMatchObject({ copiedAt: '2026-10-12T08:00:00Z' })
  const path = `/clockings/devices?clockingDeviceId=${fixture.device.deviceId}`
  expect(await notices()).toMatchObject([{ path, title: expect.stringContaining('Deux copies') as string }])
  app.clock.forward(24 * 60 * 60)
  await second.enter()
  expect(await notices()).toHaveLength(2)
  app.clock.forward(7 * 24 * 60 * 60 + 1)
  expect(await listed()).toMatchObject({ copiedAt: null })
})

it('one that is started anew, loses answers or is of a version that says nothing of itself is no copy', async () => {
  const one = copyOf()
  for (let round = 0; round < 10; round++) await one.enter()
  const { uuid, secret } = fixture.device
  for (let round = 0; round < 10; round++) await app.http(openDevice, { uuid, secret }, fixture.as('nobody'))
  expect(await listed()).toMatchObject({ copiedAt: null })
  expect(await notices()).toEqual([])
})

it('paired anew under another secret it is suspected of nothing', async () => {
  const first = copyOf()
  await first.enter()
  const second = copyOf(first.former())
  for (const copy of [first, second, first]) await copy.enter()
  expect((await listed()).copiedAt).not.toBeNull()
  await app.http(unpairDevice, { clockingDeviceId: fixture.device.deviceId }, fixture.as('manager'))
  const device = { uuid: fixture.device.uuid, secret: 's'.repeat(43) }
  expect((await app.http(linkDevice, { siteId: fixture.siteId, device }, fixture.as('manager'))).status).toBe(200)
  expect(await listed()).toMatchObject({ copiedAt: null })
  expect(app.faults).toEqual([])
})
