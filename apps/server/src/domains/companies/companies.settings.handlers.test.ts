import { readSession } from '@vigie/contract/auth/auth.ts'
import { changeSettings, readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { fixed, type Setting } from '@vigie/contract/companies/settings.descriptors.ts'
import { changeableKeys, settingOf } from '@vigie/contract/companies/settings.changes.ts'
import { defaultSettings, rights, type SettingKey } from '@vigie/contract/companies/settings.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

type Values = Readonly<Record<string, unknown>>
const late = 'clocking_late_tolerance_minutes'
const early = 'clocking_early_minutes'
const [every, answer, since] = ['shift_check_every_minutes', 'shift_check_answer_minutes', 'shift_check_since'] as const

const send = (changes: Values, was: Values, as = fixture.as('manager')) => app.http(changeSettings, { changes, was }, as)
/** Changes settings over their defaults. */
const change = (changes: Values) =>
  send(changes, Object.fromEntries(Object.keys(changes).map((key) => [key, defaultSettings[key as SettingKey]])))
const settingsOf = async (as = fixture.as('manager')) => outputOf(readSettings, await app.http(readSettings, {}, as)).settings
const sessionOf = async () => outputOf(readSession, await app.http(readSession, {}, fixture.as('resource'))).environment.settings
const store = (key: string, value: string) =>
  app.database.superuser.query(
    'insert into company_settings (company_id, key, value) values ($1, $2, $3::jsonb) on conflict (company_id, key) do update set value = excluded.value',
    [fixture.company.id, key, value],
  )

describe('settings of a company', () => {
  it('are the defaults until one is changed; a change reaches every open session', async () => {
    expect(await settingsOf()).toEqual(defaultSettings)
    const notified = (await app.socket(fixture.as('client'))).next('rightsChanged')
    const saved = outputOf(changeSettings, await change({ [late]: 10, [early]: 45 }))
    expect(saved.settings).toEqual({ ...defaultSettings, [late]: 10, [early]: 45 })
    await notified
    expect(await sessionOf()).toMatchObject({ [late]: 10, [early]: 45 })
    expect(await settingsOf()).toEqual(saved.settings)
  })

  it('are the company’s own, whatever right the manager lacks', async () => {
    const other = await fixtureOf(app.rows, { rights: rights.filter((right) => right !== 'man_edit_sites') })
    expect((await settingsOf(other.as('manager'))).man_edit_sites).toBe(true)
  })

  it('of another company are untouched', async () => {
    const other = await fixtureOf(app.rows)
    outputOf(changeSettings, await change({ [late]: 10 }))
    expect(await settingsOf(other.as('manager'))).toEqual(defaultSettings)
    expect((await send({ [late]: 20 }, { [late]: 5 }, other.as('manager'))).status).toBe(200)
    expect((await settingsOf())[late]).toBe(10)
  })

  it('are refused to a manager without the right, and to every other role', async () => {
    const other = await fixtureOf(app.rows, { rights: rights.filter((right) => right !== 'man_admin') })
    const callers = [other.as('manager'), ...(['manager_partner', 'resource', 'client', 'client_user'] as const).map(fixture.as)]
    for (const as of callers) {
      expect((await app.http(readSettings, {}, as)).status).toBe(403)
      expect((await send({ [late]: 10 }, { [late]: 5 }, as)).status).toBe(403)
    }
    expect(await settingsOf()).toEqual(defaultSettings)
  })

  it('are refused where the version of the company lacks their feature', async () => {
    const other = await fixtureOf(app.rows, { apiVersion: '1.0.0' })
    const refused = await send({ is_mission_enabled: false }, { is_mission_enabled: true }, other.as('manager'))
    expect(refused.error?.code).toBe('FORBIDDEN')
    expect((await send({ [every]: 60 }, { [every]: 0 }, other.as('manager'))).status).toBe(200)
  })

  it.each(['"many"', '9999', 'null'])('have the default where %s is stored, and can be changed', async (stored) => {
    await store(late, stored)
    expect((await settingsOf())[late]).toBe(5)
    expect((await change({ [late]: 10 })).status).toBe(200)
    expect((await settingsOf())[late]).toBe(10)
  })
})

describe('a change of settings', () => {
  it('saves one of several changes that replace the same value', async () => {
    const answers = await Promise.all([10, 20, 30].map((minutes) => change({ [late]: minutes })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await change({ [late]: 40 })).error?.code).toBe('CONFLICT')
    expect((await send({ [late]: 40 }, { [late]: (await settingsOf())[late] })).status).toBe(200)
  })

  it('saves changes of different settings that come together', async () => {
    const answers = await Promise.all([change({ [late]: 10 }), change({ [early]: 45 }), change({ [every]: 60 })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await settingsOf()).toMatchObject({ [late]: 10, [early]: 45, [every]: 60 })
  })

  it('saves none of its settings when one of them was changed since', async () => {
    outputOf(changeSettings, await change({ [late]: 10 }))
    expect((await change({ [early]: 45, [late]: 20 })).error?.code).toBe('CONFLICT')
    expect(await settingsOf()).toMatchObject({ [early]: 30, [late]: 10 })
  })

  it('rejects a change without the value that it replaces', async () => {
    expect((await send({ [late]: 10 }, {})).error?.code).toBe('CONFLICT')
  })

  it('saves nothing where nothing differs', async () => {
    outputOf(changeSettings, await change({ [late]: 5, [every]: 0 }))
    expect(await settingsOf()).toEqual(defaultSettings)
    expect((await send({}, {})).status).toBe(200)
  })

  it('of shift checks counts from now on, and a later one from a later second', async () => {
    expect(outputOf(changeSettings, await change({ [every]: 120, [answer]: 10 })).settings).toMatchObject({
      [since]: '2026-10-12T08:00:00Z',
    })
    const again = outputOf(changeSettings, await send({ [every]: 0 }, { [every]: 120 }))
    expect(again.settings).toMatchObject({ [every]: 0, [answer]: 10, [since]: '2026-10-12T08:00:01Z' })
    expect(await sessionOf()).toMatchObject({ [every]: 0, [since]: '2026-10-12T08:00:01Z' })
  })
})

/** Values that a setting refuses: just beyond each bound, and of other types. */
function wrongFor(setting: Setting): readonly unknown[] {
  switch (setting.type) {
    case 'switch':
      return [1, 'true', null]
    case 'whole':
      return [
        Math.min(setting.default, setting.least) - 1,
        setting.least - 1 === setting.default ? setting.most + 2 : setting.least - 1,
        setting.most + 1,
        setting.least + 0.5,
        String(setting.least),
        null,
        true,
      ]
    case 'colour':
      return ['', 'blue', '#12345', '#1234567', '#12345g', 0x123456, null]
    case 'text':
      return ['x'.repeat(setting.maxLength + 1), 7, null]
    case 'choice':
      return ['', 'eur', 'EURO', 'ZZZ', null]
    case 'link':
      return [`https://${'x'.repeat(setting.maxLength)}`, 'http://viewer.example', 'javascript:alert(1)', 'https://', null]
    case 'tiles':
      return [
        'http://t.example/{z}/{x}/{y}',
        'https://t.example/{z}/{x}',
        'https://t.example;x/{z}/{x}/{y}',
        'https://10.0.0.8/{z}/{x}/{y}',
        null,
      ]
  }
}
/** Values that a setting takes: each bound. */
function rightFor(setting: Setting): readonly unknown[] {
  switch (setting.type) {
    case 'switch':
      return [!setting.default]
    case 'whole':
      return [setting.least, setting.most, setting.default]
    case 'colour':
      return ['#0B6B5F']
    case 'choice':
      return setting.choices
    case 'text':
      return ['x'.repeat(setting.maxLength)]
    case 'link':
      return ['https://viewer.example/?src=', '']
    case 'tiles':
      return ['https://t.example/{z}/{x}/{y}.png', '']
  }
}
const settings = changeableKeys.map((key) => [key, settingOf(key)] as const)

describe('values of settings', () => {
  it.each(settings)('%s is refused beyond its bounds and of another type, with its field', async (key, setting) => {
    const wrong = wrongFor(setting)
    for (const value of wrong) {
      const refused = await change({ [key]: value })
      expect([value, refused.status, Object.keys(refused.error?.errors ?? {})]).toEqual([value, 422, [`changes.${key}`]])
    }
    expect(wrong.length).toBeGreaterThan(2)
    expect(await settingsOf()).toEqual(defaultSettings)
  })

  it.each(settings)('%s is saved at its bounds', async (key, setting) => {
    let was: unknown = setting.default
    for (const value of rightFor(setting)) {
      expect(outputOf(changeSettings, await send({ [key]: value }, { [key]: was })).settings[key]).toBe(value)
      was = value
    }
    expect((await settingsOf())[key]).toBe(was)
  })

  it.each([...Object.keys(fixed), 'unknown'])('%s is not changed by the call', async (key) => {
    const saved = outputOf(changeSettings, await send({ [key]: false, [late]: 10 }, { [key]: true, [late]: 5 }))
    expect(saved.settings).toEqual({ ...defaultSettings, [late]: 10 })
    const { rows } = await app.database.superuser.query('select key from company_settings where company_id = $1', [fixture.company.id])
    expect(rows).toEqual([{ key: late }])
  })
})
