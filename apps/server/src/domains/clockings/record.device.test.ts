import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { clocked, clockingHands, type ClockingHands } from '../../../test/clocking.ts'
import { at, openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
let hands: ClockingHands
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  scene.clock.set(at('2026-10-12T08:00:00Z'))
  world = await worldOf(scene.rows)
  hands = clockingHands(scene, world)
})

/** The nine words of a payload's device (specification, section 3), as a tablet fills them. */
const told = {
  id: 1,
  platform: 'android',
  type: 'tablet',
  deviceName: "Tablette de l'accueil",
  vendor: 'Samsung',
  model: 'Galaxy Tab A9',
  browser: 'Chrome 142',
  os: 'Android 15',
  position: { latitude: 48.8566, longitude: 2.3522 },
}

it('a clocking update is taken with the device that it tells in all its words, or with none', async () => {
  for (const device of [told, {}, null, { ...told, id: null, position: null }]) {
    expect(clocked(await hands.byCode(await hands.shift(), { device })).arrivedAt).toBe('2026-10-12T08:00:00Z')
  }
})

it('the journal holds the device whose session it is, whatever the payload says of itself', async () => {
  const other = await scene.rows.device(world.company.id, [world.siteId])
  clocked(await hands.byCode(await hands.shift(), { device: { ...told, id: other.deviceId } }))
  clocked(await hands.byManager(await hands.shift(), { device: { ...told, id: other.deviceId } }))
  expect(await hands.lines()).toMatchObject([
    { way: 'code', device_id: world.device.deviceId },
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
    const answered = await hands.byCode(await hands.shift(), { device: { ...told, [name]: value } })
    const path = name === 'position' ? 'device.position.latitude' : `device.${name}`
    expect([answered.status, Object.keys(answered.error?.errors ?? {})]).toEqual([422, [path]])
  }
  expect(await hands.lines()).toEqual([])
})
