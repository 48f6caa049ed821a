import { renameDevice } from '@vigie/contract/devices/devices.manage.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { sendingIn } from '../journal/journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:50:00Z' })
const { actions, journal, morning, sent } = sendingIn(app, fixture)
const own = () => ({ token: fixture.device.token, deviceUuid: fixture.device.uuid })

it('a journal wakes the managers’ pages for what it brings, and not for what is known, however often it is sent', async () => {
  const shiftId = await morning()
  await journal.contact('2026-10-12T05:49:00Z', [], own())
  const act = journal.signed(shiftId, '2026-10-12T05:50:20Z', await actions.ticket())
  app.clock.set(at('2026-10-12T05:51:00Z'))
  const page = await app.socket(fixture.as('manager'))
  await sent([act], own())
  await page.next('deviceChanged')
  for (let times = 0; times < 5; times++) await sent(times % 2 === 0 ? [] : [act], own())
  // What is told after it comes after all that was told before.
  await app.http(renameDevice, { clockingDeviceId: fixture.device.deviceId, deviceName: 'Accueil' }, fixture.as('manager'))
  await page.next('deviceChanged')
  expect(page.received('deviceChanged')).toHaveLength(2)
})
