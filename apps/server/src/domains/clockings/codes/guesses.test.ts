import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { checkOfShown } from '@vigie/contract/clockings/clockings.seal.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { deviceChanged } from '@vigie/contract/devices/devices.manage.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCode, freshFixture } from '../../../../test/fixture.ts'
import { oneByOne, statuses } from '../../../../test/many.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const typed = (code: string, values: Values = {}) => actions.identify({ password: code, ...values })
const listed = async () => outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager'))).devices[0]!
const notices = async () =>
  outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('manager'))).notifications.filter(
    ({ kind }) => kind === 'deviceGuessed',
  )

/** Codes that share the check of the fixture's agent, and codes that do not, as whoever has the roster sorts them. */
async function sorted() {
  const { agents, checkKey } = outputOf(
    readRoster,
    await app.http(readRoster, {}, { code: fixture.company.code, token: fixture.device.token }),
  )
  const close: string[] = []
  const far: string[] = []
  for (let code = 300_000; close.length < 12 || far.length < 12; code++) {
    const text = String(code)
    const isClose = (await checkOfShown(checkKey, { code: text })) === agents[0]!.codeCheck
    ;(isClose ? close : far).push(text)
  }
  return { close, far }
}

it('whoever tries the codes that a stolen roster leaves is stopped after five, and then tries one in an hour; managers are told once', async () => {
  await actions.shift()
  const { close } = await sorted()
  const looking = await app.socket(fixture.as('manager'))
  expect(statuses(await oneByOne(5, (at) => typed(close[at]!)))).toEqual([422])
  expect((await typed(close[5]!)).status).toBe(429)
  expect(await looking.next(deviceChanged.name)).toEqual({ clockingDeviceId: fixture.device.deviceId })
  expect(await listed()).toMatchObject({ guessedAt: app.clock.now(), copiedAt: null })
  const hours = size(2, 24)
  let looked = 0
  for (let minute = 0; minute < hours * 60; minute++) {
    app.clock.forward(60)
    if ((await typed(close[minute % close.length]!)).status === 422) looked++
  }
  // Of nine hundred codes in a day: the steps of the first hours, and one an hour.
  expect(looked).toBeLessThanOrEqual(10 + hours)
  expect((await notices()).length).toBeLessThanOrEqual(2)
  const [told] = await notices()
  expect(told).toMatchObject({ path: `/clockings/devices?clockingDeviceId=${fixture.device.deviceId}` })
}, 60_000)

it('also where a name is chosen first', async () => {
  await actions.shift()
  const { close } = await sorted()
  const answers = await oneByOne(7, (at) => typed(close[at]!, { resourceId: fixture.agentId }))
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429])
})

it('wrong codes that come close to nobody weigh as before, and no manager is told', async () => {
  await actions.shift()
  const { far } = await sorted()
  for (let count = 0; count < 30; count++) {
    expect((await typed(far[count % far.length]!)).status).toBe(422)
    expect((await actions.identify()).status).toBe(200)
    app.clock.forward(6 * 60)
  }
  expect(await notices()).toEqual([])
  expect(await listed()).toMatchObject({ guessedAt: null })
})

it('a code renewed since, and what is no code at all, are no guesses', async () => {
  await actions.shift()
  await sorted()
  await oneByOne(9, () => typed('12'))
  expect((await typed(agentCode)).status).toBe(200)
  expect(app.faults).toEqual([])
})
