import { readPreference, writePreference } from '@vigie/contract/preferences/preferences.ts'
import { describe, expect, it } from 'vitest'
import { outputOf, type As, type Ask } from '../../../test/transports.ts'
import { openTestApp, transportsOf } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const transports = await transportsOf(app, fixture.company.code)
const read = async (ask: Ask, key: string, as: As = fixture.as('manager')) =>
  outputOf(readPreference, await ask(readPreference, { key }, as)).value

describe("a user's own preferences", () => {
  it.each([
    ['a list', ['name', 'city']],
    ['a table', { columns: { name: true }, pages: [1, 2.5, -3] }],
    ['a word', 'français, «ok» 👍'],
    ['nothing', null],
    ['no', false],
    ['an empty text', ''],
  ])('keep %s', async (name, value) => {
    for (const [transport, ask] of transports) {
      const key = `${transport}.${name.replaceAll(' ', '-')}`
      expect(outputOf(writePreference, await ask(writePreference, { key, value }, fixture.as('manager'))).value).toEqual(value)
      expect(await read(app.http, key)).toEqual(value)
      expect(await read(transports[1]![1], key)).toEqual(value)
    }
  })

  it('are null where none was kept, and are replaced', async () => {
    expect(await read(app.http, 'neverKept')).toBeNull()
    for (const value of [1, 2]) await app.http(writePreference, { key: 'replaced', value }, fixture.as('manager'))
    expect(await read(app.http, 'replaced')).toBe(2)
  })

  it("are not another user's", async () => {
    await app.http(writePreference, { key: 'language', value: 'de' }, fixture.as('manager'))
    expect(await read(app.http, 'language', fixture.as('client'))).toBeNull()
  })

  it('hold 8 KiB at the most, under a key that is a word', async () => {
    const write = (key: string, value: unknown) => app.http(writePreference, { key, value }, fixture.as('manager'))
    expect((await write('long', 'x'.repeat(8190))).status).toBe(200)
    expect((await write('long', 'x'.repeat(8191))).error?.errors).toHaveProperty('value')
    for (const key of ['Key', '1', 'a b', 'a'.repeat(65), "a'"]) expect((await write(key, 1)).error?.errors).toHaveProperty('key')
    expect((await write('missing', undefined)).error?.errors).toHaveProperty('value')
  })
})
