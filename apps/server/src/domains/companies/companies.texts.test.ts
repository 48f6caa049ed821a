import { readSession } from '@vigie/contract/auth/auth.ts'
import { changeIdentity, readIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { changeSettings } from '@vigie/contract/companies/companies.settings.ts'
import { readInit } from '@vigie/contract/companies/companies.ts'
import { changeText, longestText, readTexts } from '@vigie/contract/companies/companies.texts.ts'
import { readSettingsHistory } from '@vigie/contract/changes/changes.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const admin = () => fixture.as('manager')
const put = (page: string, language: string, text: string, was = '', as = admin()) =>
  app.http(changeText, { page, language, text, was }, as)
const textsOf = async (as = admin()) => outputOf(readTexts, await app.http(readTexts, {}, as)).texts
const seen = async (who: Parameters<typeof fixture.as>[0], language = 'fr') =>
  outputOf(readSession, await app.http(readSession, {}, { ...fixture.as(who), language })).environment.parameters.pageTexts
const atSignIn = async (language: string) =>
  outputOf(readInit, await app.http(readInit, {}, { code: fixture.company.code, language })).environment.parameters.pageTexts

describe('texts of the company on pages', () => {
  it('reach those whose page it is, at once, and nobody else', async () => {
    for (const page of ['login', 'resource', 'client', 'manager_partner']) expect((await put(page, 'fr', page)).status).toBe(200)
    expect(await textsOf()).toHaveLength(4)
    expect(await atSignIn('fr')).toEqual({ login: 'login' })
    expect(await seen('manager')).toEqual({ login: 'login' })
    expect(await seen('resource')).toEqual({ login: 'login', resource: 'resource' })
    for (const reader of ['client', 'client_user'] as const) expect(await seen(reader)).toEqual({ login: 'login', client: 'client' })
    expect(await seen('manager_partner')).toEqual({ login: 'login', manager_partner: 'manager_partner' })
    const told = (await app.socket(fixture.as('resource'))).next('rightsChanged')
    expect((await put('resource', 'fr', 'Nouvelle tenue dès lundi.', 'resource')).status).toBe(200)
    await told
    expect((await seen('resource'))['resource']).toBe('Nouvelle tenue dès lundi.')
  })

  it('come in the language of the reader, else in French', async () => {
    await put('login', 'fr', 'Bienvenue')
    await put('login', 'en', 'Welcome')
    expect([await atSignIn('fr-FR'), await atSignIn('en'), await atSignIn('de')]).toEqual([
      { login: 'Bienvenue' },
      { login: 'Welcome' },
      { login: 'Bienvenue' },
    ])
  })

  it('keep their lines, and go when they are emptied', async () => {
    expect(outputOf(changeText, await put('client', 'fr', ' Astreinte :\n06 00 00 00 41 ')).text).toBe('Astreinte :\n06 00 00 00 41')
    expect((await put('client', 'fr', '', 'Astreinte :\n06 00 00 00 41')).status).toBe(200)
    expect(await textsOf()).toEqual([])
    expect((await put('client', 'fr', '')).status).toBe(200)
  })

  it('are refused over what another has saved meanwhile', async () => {
    const both = await Promise.all([put('login', 'fr', 'Un'), put('login', 'fr', 'Deux')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await put('login', 'fr', '', 'Trois')).error?.code).toBe('CONFLICT')
    expect((await put('login', 'fr', 'Quatre', 'Trois')).error?.code).toBe('CONFLICT')
    expect(await textsOf()).toHaveLength(1)
  })

  it('are refused where too long, or with what turns the text around it, at their field', async () => {
    for (const text of ['x'.repeat(longestText + 1), 'a\u202eb'])
      expect(Object.keys((await put('login', 'fr', text)).error?.errors ?? {})).toEqual(['text'])
    expect((await put('home', 'fr', 'Bonjour')).status).toBe(422)
    expect(await textsOf()).toEqual([])
  })

  it('of another company are untouched, and nobody but administrators changes them', async () => {
    const other = await fixtureOf(app.rows)
    await put('login', 'fr', 'Ici')
    expect(await textsOf(other.as('manager'))).toEqual([])
    for (const one of ['resource', 'client', 'manager_partner'] as const)
      expect((await put('login', 'fr', 'Autre', 'Ici', fixture.as(one))).status).toBe(403)
  })
})

describe('the history of settings', () => {
  const history = async (values: Values = {}) => outputOf(readSettingsHistory, await app.http(readSettingsHistory, values, admin()))
  const told = async () =>
    (await history()).entries.map(({ entity, entityName, act, userName, fields }) => [
      entity,
      entityName,
      act,
      userName,
      ...fields.map(({ name, from, to }) => [name, from, to]),
    ])
  const change = async (changes: Values, was: Values) => outputOf(changeSettings, await app.http(changeSettings, { changes, was }, admin()))

  it('says who has changed which setting from what to what; from its default the first time', async () => {
    await change(
      { clocking_late_tolerance_minutes: 10, is_mission_enabled: false },
      { clocking_late_tolerance_minutes: 5, is_mission_enabled: true },
    )
    await change({ clocking_late_tolerance_minutes: 15 }, { clocking_late_tolerance_minutes: 10 })
    const by = 'Camille Martin'
    const entries = await told()
    expect(entries[0]).toEqual(['setting', 'clocking_late_tolerance_minutes', 'changed', by, ['value', '10', '15']])
    expect(entries.slice(1)).toEqual(
      expect.arrayContaining([
        ['setting', 'clocking_late_tolerance_minutes', 'changed', by, ['value', '5', '10']],
        ['setting', 'is_mission_enabled', 'changed', by, ['value', 'true', 'false']],
      ]),
    )
    expect(entries).toHaveLength(3)
  })

  it('leaves out what the server sets along with a change', async () => {
    await change({ shift_check_every_minutes: 60 }, { shift_check_every_minutes: 0 })
    await change({ shift_check_every_minutes: 90 }, { shift_check_every_minutes: 60 })
    expect((await told()).map(([, name]) => name)).toEqual(['shift_check_every_minutes', 'shift_check_every_minutes'])
  })

  it('has texts by page and language, also those that are gone, and who the company is', async () => {
    await put('login', 'fr', 'Bienvenue')
    await put('login', 'fr', '', 'Bienvenue')
    const { version } = outputOf(readIdentity, await app.http(readIdentity, {}, admin()))
    await app.http(changeIdentity, { ...changeIdentity.example, version }, admin())
    const entries = await told()
    expect(entries.slice(1).map(([entity, name, act, , field]) => [entity, name, act, field])).toEqual([
      ['pageText', 'login fr', 'changed', ['text', 'Bienvenue', null]],
      ['pageText', 'login fr', 'changed', ['text', null, 'Bienvenue']],
    ])
    expect(entries[0]!.slice(0, 4)).toEqual(['company', '', 'changed', 'Camille Martin'])
  })

  it('comes page by page, of this company alone', async () => {
    const other = await fixtureOf(app.rows)
    await app.http(changeSettings, { changes: { is_mission_enabled: false }, was: { is_mission_enabled: true } }, other.as('manager'))
    let was = 5
    for (const next of [6, 7, 8]) {
      await change({ clocking_late_tolerance_minutes: next }, { clocking_late_tolerance_minutes: was })
      was = next
    }
    const first = await history({ limit: 2 })
    const second = await history({ limit: 2, cursor: first.nextCursor })
    expect([...first.entries, ...second.entries].map(({ fields }) => fields[0]!.to)).toEqual(['8', '7', '6'])
    expect(second.nextCursor).toBeNull()
  })
})
