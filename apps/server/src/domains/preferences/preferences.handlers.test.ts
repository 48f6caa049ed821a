import { readPreference, writePreference } from '@vigie/contract/preferences.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given, type As, type Ask } from '../../../test/doors.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
let doors: readonly (readonly [string, Ask])[]
beforeAll(async () => {
  scene = await openScene()
  world = await worldOf(scene.rows)
  const socket = await scene.socket({ code: world.company.code })
  doors = [
    ['http', scene.http],
    ['socket', socket.ask],
  ]
})
afterAll(() => scene.close())
const read = async (ask: Ask, key: string, as: As = world.as('manager')) =>
  given(readPreference, await ask(readPreference, { key }, as)).value

describe("a user's own preferences", () => {
  it.each([
    ['a list', ['name', 'city']],
    ['a table', { columns: { name: true }, pages: [1, 2.5, -3] }],
    ['a word', 'français, «ok» 👍'],
    ['nothing', null],
    ['no', false],
    ['an empty text', ''],
  ])('keep %s', async (name, value) => {
    for (const [door, ask] of doors) {
      const key = `${door}.${name.replaceAll(' ', '-')}`
      expect(given(writePreference, await ask(writePreference, { key, value }, world.as('manager'))).value).toEqual(value)
      expect(await read(scene.http, key)).toEqual(value)
      expect(await read(doors[1]![1], key)).toEqual(value)
    }
  })

  it('are null where none was kept, and are replaced', async () => {
    expect(await read(scene.http, 'neverKept')).toBeNull()
    for (const value of [1, 2]) await scene.http(writePreference, { key: 'replaced', value }, world.as('manager'))
    expect(await read(scene.http, 'replaced')).toBe(2)
  })

  it("are not another user's", async () => {
    await scene.http(writePreference, { key: 'language', value: 'de' }, world.as('manager'))
    expect(await read(scene.http, 'language', world.as('client'))).toBeNull()
  })

  it('hold 8 KiB at the most, under a key that is a word', async () => {
    const write = (key: string, value: unknown) => scene.http(writePreference, { key, value }, world.as('manager'))
    expect((await write('long', 'x'.repeat(8190))).status).toBe(200)
    expect((await write('long', 'x'.repeat(8191))).error?.errors).toHaveProperty('value')
    for (const key of ['Key', '1', 'a b', 'a'.repeat(65), "a'"]) expect((await write(key, 1)).error?.errors).toHaveProperty('key')
    expect((await write('missing', undefined)).error?.errors).toHaveProperty('value')
  })
})
