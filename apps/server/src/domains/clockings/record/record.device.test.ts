import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

/** The nine words of a payload's device (coverage 3.032), as a tablet fills them. */
const told = {
  id: 1,
  platform: 'android',
  type: 'tablet',
  deviceName: 'Tablette de l’accueil',
  vendor: 'Samsung',
  model: 'Galaxy Tab A9',
  browser: 'Chrome 142',
  os: 'Android 15',
  position: { latitude: 48.8566, longitude: 2.3522 },
}

it('a clocking update is taken with the device that it tells in all its words, or with none', async () => {
  for (const device of [told, {}, null, { ...told, id: null, position: null }]) {
    expect(clocked(await actions.byCode(await actions.shift(), { device })).arrivedAt).toBe('2026-10-12T08:00:00Z')
  }
})

it('the journal holds the device whose session it is, whatever the payload says of itself', async () => {
  const other = await app.rows.device(fixture.company.id, [fixture.siteId])
  clocked(await actions.byCode(await actions.shift(), { device: { ...told, id: other.deviceId } }))
  clocked(await actions.byManager(await actions.shift(), { device: { ...told, id: other.deviceId } }))
  expect(await actions.lines()).toMatchObject([
    { way: 'code', device_id: fixture.device.deviceId },
    { way: 'manager', device_id: null },
  ])
})

it('what is wrong in it is refused by its name on the wire, and nothing is recorded', async () => {
  const wrong: Record<string, unknown> = {
    id: 'one',
    platform: 1,
    type: true,
    deviceName: 'x'.repeat(201),
    vendor: 'x'.repeat(101),
    model: [],
    browser: {},
    os: 15,
    position: { latitude: 91, longitude: 2.3522 },
  }
  for (const [name, value] of Object.entries(wrong)) {
    const answered = await actions.byCode(await actions.shift(), { device: { ...told, [name]: value } })
    const path = name === 'position' ? 'device.position.latitude' : `device.${name}`
    expect([answered.status, Object.keys(answered.error?.errors ?? {})]).toEqual([422, [path]])
  }
  expect(await actions.lines()).toEqual([])
})

it('a shift that is not there is refused as one of another site is: a wall tells nothing of what lies elsewhere', async () => {
  const theirs = await fixtureOf(app.rows)
  const elsewhere = await app.rows.site(fixture.company.id, fixture.clientId)
  await actions.shift()
  const ticket = await actions.ticket()
  const shifts = [999_999, await clockingActions(app, theirs).shift(), await actions.shift({ siteId: elsewhere })]
  const refused = { status: 403, error: { code: 'SITE_ACCESS_FORBIDDEN' } }
  for (const vacation_id of shifts) {
    const values = { vacation_id, type: 0, clocking_uuid: randomUUID(), ticket }
    expect(await actions.record(values)).toMatchObject(refused)
    // A person is told that it is not there, or not theirs.
    const answered = await actions.record({ vacation_id, type: 0, latitude: 48.8, longitude: 2.3 }, fixture.tokens.resource)
    expect(answered.error?.code).toBe(vacation_id === shifts[2] ? 'ON_TIME_DISABLED_ON_SITE' : 'NOT_FOUND')
  }
})
