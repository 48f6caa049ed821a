import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { readCompany } from '@vigie/contract/companies/companies.infos.ts'
import { readInit, readTheme, readVersion } from '@vigie/contract/companies/companies.ts'
import { defaultSettings, featuresOf, settingKeys } from '@vigie/contract/companies/settings.ts'
import { describe, expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { openTestApp, transportsOf } from '../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'

const app = await openTestApp({ env: { PUBLIC_URL: 'https://portail.example.test' } })
const fixture = await fixtureOf(app.rows, {
  settings: { color_primary: '#123456', phone_urgency: '0102030405', currency_name: 'CHF' },
  forbiddenPages: ['DEVIS'],
})
const transports = await transportsOf(app, fixture.company.code)

const sessionFields = ['sockets', 'socketUrl', 'apiUrl', 'apiVersion', 'env', 'user', 'accessToken', 'isDevicePaired']
const userFields = [
  'id',
  'username',
  'email',
  'role',
  'firstname',
  'lastname',
  'photoURL',
  'isFirstLogin',
  'isPwdExpired',
  'isPwdStrong',
  'userResourceId',
  'clientUserId',
  'userClientId',
  'userPartnerId',
  'userPartnerCompanyId',
  'userSubCompanyId',
  'userClientIds',
  'fournisseur_sms',
  'forbiddenPages',
  'hasOneContractActive',
]
const specifiedSettings = [
  'res_access_availabilities',
  'res_access_demands',
  'res_access_schedule',
  'is_mission_enabled',
  'man_access_list_resource',
  'man_access_list_site',
  'man_access_schedule_site',
  'man_access_services',
  'cli_access_bills',
  'cli_access_quotes',
  'cli_access_provider',
  'cli_access_schedule_site',
  'cli_access_sites',
  'partner_access_commands',
  'partner_access_company',
  'partner_access_demands',
  'partner_access_partners',
  'partner_access_resources',
  'partner_access_schedules',
  'partner_can_demand_subcontractor',
  'res_month_before_schedule',
  'res_month_after_schedule',
  'cli_month_before_schedule',
  'cli_month_after_schedule',
  'color_primary',
  'color_secondary',
]
type Wire = Record<string, unknown>

describe('the first exchange, over both transports', () => {
  it('answers all that is listed of it before anyone signs in', async () => {
    for (const [transport, ask] of transports) {
      const answered = await ask(readInit, { apiCode: fixture.company.code }, { code: fixture.company.code })
      const wire = answered.data as Wire
      expect(Object.keys(wire), transport).toEqual(expect.arrayContaining(sessionFields))
      expect(wire).toMatchObject({
        sockets: ['https://portail.example.test'],
        apiUrl: 'https://portail.example.test/api',
        apiVersion: '1.8.0',
        user: null,
        accessToken: null,
        isDevicePaired: false,
        theme: { client_code: fixture.company.code, color_primary: '#123456', color_secondary: '#f5a524' },
        time_zone: 'Europe/Paris',
        now: '2026-10-12T08:00:00Z',
      })
      expect(outputOf(readInit, answered).environment.features).toEqual(featuresOf('1.8.0'))
    }
  })

  it('names every setting, the mobile settings, the features and the parameters', async () => {
    for (const [transport, ask] of transports) {
      const { env } = (await ask(readInit, {}, { code: fixture.company.code })).data as { env: Record<string, Wire> }
      expect(Object.keys(env['settings']!), transport).toEqual(expect.arrayContaining([...specifiedSettings, ...settingKeys]))
      expect(env['mobile']).toEqual({ phone_urgency: '0102030405' })
      expect(env['parameters']).toEqual({
        client_code: fixture.company.code,
        currency_name: 'CHF',
        logo: null,
        pagesTexts: {},
        isClockingSiteEnabled: true,
        isDevicePaired: false,
      })
    }
  })

  it('answers the session with the 20 fields of its user, for every role', async () => {
    for (const name of ['manager', 'manager_partner', 'resource', 'client', 'client_user', 'clocking_device'] as const) {
      for (const [transport, ask] of transports) {
        const answered = await ask(readSession, {}, fixture.as(name))
        expect(new Set(Object.keys((answered.data as { user: Wire }).user)), `${name} by ${transport}`).toEqual(new Set(userFields))
        expect(outputOf(readSession, answered).user).toMatchObject({ role: name, id: fixture.users[name] })
      }
    }
  })

  it('says of each user whose it is', async () => {
    const userOf = async (name: Parameters<Fixture['as']>[0]) =>
      ((await app.http(readSession, {}, fixture.as(name))).data as { user: Wire }).user
    const { agentId, clientId, partnerId } = fixture
    expect(await userOf('resource')).toMatchObject({ userResourceId: agentId, hasOneContractActive: true, forbiddenPages: ['DEVIS'] })
    expect(await userOf('client')).toMatchObject({ userClientId: clientId, userClientIds: [clientId], clientUserId: fixture.users.client })
    expect(await userOf('manager_partner')).toMatchObject({
      userPartnerId: fixture.users.manager_partner,
      userPartnerCompanyId: partnerId,
      userSubCompanyId: partnerId,
    })
    expect((await app.http(readSession, {}, fixture.as('clocking_device'))).data).toMatchObject({
      isDevicePaired: true,
      user: { role: 'clocking_device' },
    })
  })

  it("a manager's settings are on where the company's and its own right are on", async () => {
    const one = await app.rows.user(fixture.company.id, { role: 'manager', rights: ['man_access_services'] })
    const token = await app.rows.session(fixture.company.id, one)
    const { settings } = outputOf(readSession, await app.http(readSession, {}, { token })).environment
    expect(settings).toMatchObject({ man_access_services: true, man_admin: false, man_access_list_site: false, res_access_schedule: true })
  })
})

describe('a company', () => {
  it('answers its version, its theme and what those who are signed in may know', async () => {
    for (const [, ask] of transports) {
      expect((await ask(readVersion, {}, fixture.as('nobody'))).data).toEqual({ version: '1.8.0' })
      expect(outputOf(readTheme, await ask(readTheme, {}, fixture.as('nobody')))).toMatchObject({
        code: fixture.company.code,
        primaryColour: '#123456',
      })
      expect(outputOf(readCompany, await ask(readCompany, {}, fixture.as('client')))).toMatchObject({
        id: fixture.company.id,
        urgencyPhone: '0102030405',
      })
    }
  })

  it('of an older version has the features of that version', async () => {
    const older = await app.rows.company({ columns: { api_version: '1.6.3' } })
    const { features } = outputOf(readInit, await app.http(readInit, {}, { code: older.code })).environment
    expect(features).toEqual(featuresOf('1.6.3'))
    expect(features).toContain('clockingsByNfc')
    expect(features).not.toContain('canClockOutEarlier')
  })

  it('is not shut by a setting that makes no sense: that one falls back', async () => {
    const odd = await app.rows.company({
      settings: { session_idle_minutes: -5, color_primary: 'pink', res_access_schedule: false, forgotten: 1 },
    })
    const { settings } = outputOf(readInit, await app.http(readInit, {}, { code: odd.code })).environment
    expect(settings).toEqual({ ...defaultSettings, res_access_schedule: false })
  })

  it('is known by its code in capitals or not, and is unknown otherwise', async () => {
    expect((await app.http(readTheme, {}, { code: fixture.company.code.toLowerCase() })).status).toBe(200)
    for (const code of ['NOBODY', 'x', '%', `${fixture.company.code} `.padEnd(60, 'x'), "' or '1'='1"]) {
      expect((await app.http(readTheme, {}, { code })).error?.code).toBe('COMPANY_UNKNOWN')
    }
    expect((await app.http(readTheme)).error?.code).toBe('COMPANY_REQUIRED')
  })

  it("is known by the host's name", async () => {
    const own = await app.rows.company({ columns: { host: 'securite.example.test' } })
    // fetch sets the host by itself.
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { host: 'Securite.example.test:443' }
      get({ port: app.server.port, host: '127.0.0.1', path: '/api/company/theme', headers }, (answered) => resolve(text(answered))).on(
        'error',
        reject,
      )
    })
    expect(answer).toContain(`"client_code":"${own.code}"`)
  })
})
