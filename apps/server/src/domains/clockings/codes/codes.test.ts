import { signIn } from '@vigie/contract/auth/auth.ts'
import { askForPairing, linkDevice, openDevice } from '@vigie/contract/devices/devices.ts'
import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import { clockingCodes } from '@vigie/contract/kit/refusal.codes.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockingActions, type ClockingActions } from '../../../../test/clocking.actions.ts'
import type { Answered, Values } from '../../../../test/transports.ts'
import { openTestApp, type TestApp } from '../../../../test/app.ts'
import { agentCard, agentCode, password, fixtureOf, type Fixture, type FixtureSettings } from '../../../../test/fixture.ts'

let fixture: Fixture
let actions: ClockingActions
const app = await openTestApp()
beforeEach(() => begin())

async function begin(settings: FixtureSettings = {}): Promise<void> {
  fixture = await fixtureOf(app.rows, settings)
  actions = clockingActions(app, fixture)
}
const set = (sql: string) => app.database.superuser.query(`${sql} where company_id = $1`, [fixture.company.id])
const otherSite = (columns = {}) => app.rows.site(fixture.company.id, fixture.clientId, columns)
const link = (values: Values) => app.http(linkDevice, values, fixture.as('manager'))
async function signInAtDevice(
  user: Parameters<TestApp['rows']['user']>[1],
  company: { id: number; code: string } = fixture.company,
): Promise<Answered> {
  const email = `${user.role}@clock.test`
  await app.rows.user(company.id, { email, password, ...user })
  return app.http(signIn, { email, password, isClockingApp: true }, { code: company.code })
}
const answeredCodes = new Set<string>()
/** Of the specification; those of our own come after them. */
const sectionEight = Object.keys(clockingCodes).slice(0, Object.keys(clockingCodes).indexOf('CARD_HELD'))
/** A refusal by its code, with the status that goes with it and a sentence in the reader's language. */
function expectCode(answered: Answered, code: keyof typeof clockingCodes): void {
  answeredCodes.add(code)
  expect({ status: answered.status, code: answered.error?.code }).toEqual({ status: clockingCodes[code], code })
  expect(answered.error?.message).toMatch(/\S+ \S+/)
}

describe('the codes of clocking are answered in exactly their cases', () => {
  it('APP_IS_DISABLED: the company does not clock', async () => {
    await begin({ settings: { is_clocking_enabled: false } })
    const device = { uuid: fixture.device.uuid, secret: fixture.device.secret }
    expectCode(await app.http(askForPairing, device, fixture.as('nobody')), 'APP_IS_DISABLED')
    expectCode(await app.http(openDevice, device, fixture.as('nobody')), 'APP_IS_DISABLED')
    expectCode(await actions.identify(), 'APP_IS_DISABLED')
    expectCode(await actions.record({ vacation_id: await actions.shift(), type: 0 }), 'APP_IS_DISABLED')
    expectCode(await actions.byPhone(await actions.shift()), 'APP_IS_DISABLED')
    expectCode(await signInAtDevice({ role: 'manager' }), 'APP_IS_DISABLED')
  })

  it('ON_TIME_DISABLED_ON_SITE: clocking is off at the site, or phones are', async () => {
    const shiftId = await actions.shift()
    const ticket = await actions.ticket()
    await set('update sites set can_clock_by_phone = false')
    expectCode(await actions.byPhone(shiftId), 'ON_TIME_DISABLED_ON_SITE')
    await set('update sites set is_clocking_enabled = false, can_clock_by_phone = true')
    expectCode(await actions.byPhone(shiftId), 'ON_TIME_DISABLED_ON_SITE')
    expectCode(await actions.identify(), 'ON_TIME_DISABLED_ON_SITE')
    expectCode(await actions.record({ vacation_id: shiftId, type: 0, ticket }), 'ON_TIME_DISABLED_ON_SITE')
    expectCode(await link({ siteId: fixture.siteId, device: { clockingDeviceId: fixture.device.deviceId } }), 'ON_TIME_DISABLED_ON_SITE')
  })

  it('ON_TIME_DISABLED_ON_SITE: the device serves several sites, and that of the shift does not clock', async () => {
    const shut = await otherSite({ is_clocking_enabled: false })
    await app.rows.insert('device_sites', {
      company_id: fixture.company.id,
      device_id: fixture.device.deviceId,
      site_id: shut,
      created_at: app.clock.now(),
    })
    await actions.shift({ siteId: shut })
    expectCode(await actions.identify(), 'ON_TIME_DISABLED_ON_SITE')
  })

  it('NO_CLOCKING: no planned shift, or outside its window', async () => {
    expectCode(await actions.identify(), 'NO_CLOCKING')
    const later = await actions.shift({ startsAt: '2026-10-12T12:00:00Z', endsAt: '2026-10-12T20:00:00Z' })
    expect((await actions.identify()).data, 'too early: the agent is told of the next shift').toMatchObject({
      shifts: [],
      next: { id: later },
    })
    expectCode(await actions.byPhone(later), 'NO_CLOCKING')
    expectCode(await actions.byPhone(later, { type: 1 }), 'NO_CLOCKING')
  })

  it('NO_CLOCKING: leaving early in a company whose version has not that feature', async () => {
    await begin({ apiVersion: '1.6.3' })
    const shiftId = await actions.shift({ columns: { arrived_at: '2026-10-12T08:00:00Z', clock_in_status: 1 } })
    expectCode(await actions.byPhone(shiftId, { type: 1, clocking_anomaly_reason_id: fixture.reasonId }), 'NO_CLOCKING')
    await set(`update companies set api_version = '1.6.4'`)
    expectCode(await actions.byPhone(shiftId, { type: 1 }), 'REASON_REQUIRED')
    expect((await actions.byPhone(shiftId, { type: 1, clocking_anomaly_reason_id: fixture.reasonId })).status).toBe(200)
  })

  it('NO_SITE_CLOCKING_CONFIGURED: the device has no site', async () => {
    await set('delete from device_sites')
    await actions.shift()
    expectCode(await actions.identify(), 'NO_SITE_CLOCKING_CONFIGURED')
  })

  it('WARN_INCORRECT_CODE: nobody has that code', async () => {
    await actions.shift()
    for (const code of ['111111', '0', '', 'abcdef', '2468100', ' 246810', "' or 1=1"])
      expectCode(await actions.identify({ password: code }), 'WARN_INCORRECT_CODE')
  })

  it('WARN_INCORRECT_CODE_LIST: the agent who was chosen has another code', async () => {
    await actions.shift()
    const colleague = await app.rows.agent(fixture.company.id, { code: '135790' })
    expectCode(await actions.identify({ password: agentCode, resourceId: colleague }), 'WARN_INCORRECT_CODE_LIST')
    expectCode(await actions.identify({ password: '111111', resourceId: fixture.agentId }), 'WARN_INCORRECT_CODE_LIST')
    expect((await actions.identify({ password: agentCode, resourceId: fixture.agentId })).status).toBe(200)
  })

  it("WRONG_SITE_CLOCKING: the next shift's site is not linked to this device", async () => {
    await actions.shift({ siteId: await otherSite() })
    expectCode(await actions.identify(), 'WRONG_SITE_CLOCKING')
    await actions.shift()
    expect((await actions.identify()).status).toBe(200)
  })

  it('ON_TIME_NFC_UNRECOGNIZED: nobody has that card; ON_TIME_NFC_NOT_INITIALIZED: it is blank', async () => {
    await actions.shift()
    expectCode(await actions.identify({ resourceNfcUid: '04:00:00:00' }), 'ON_TIME_NFC_UNRECOGNIZED')
    expectCode(await actions.identify({ resourceNfcUid: '' }), 'ON_TIME_NFC_NOT_INITIALIZED')
    expect((await actions.identify({ resourceNfcUid: agentCard.toLowerCase().replaceAll(/(..)(?=.)/g, '$1:') })).status).toBe(200)
  })

  it('a card or a code is refused where the device, or the version, does not take it', async () => {
    await actions.shift()
    await set('update devices set is_by_nfc = false')
    expect((await actions.identify({ resourceNfcUid: agentCard })).error?.code).toBe('FORBIDDEN')
    await set('update devices set is_by_nfc = true, is_by_code = false')
    expect((await actions.identify()).error?.code).toBe('FORBIDDEN')
    await set(`update companies set api_version = '1.6.2'`)
    expect((await actions.identify({ resourceNfcUid: agentCard })).error?.code).toBe('FORBIDDEN')
  })

  it('SITE_ACCESS_FORBIDDEN: the shift is at a site that the device does not serve', async () => {
    await actions.shift()
    expectCode(await actions.byCode(await actions.shift({ siteId: await otherSite() })), 'SITE_ACCESS_FORBIDDEN')
  })

  it("LIMIT_SITE: one site more than the company's offer", async () => {
    await begin({ settings: { device_site_limit: 1 } })
    const device = { clockingDeviceId: fixture.device.deviceId }
    expect((await link({ siteId: fixture.siteId, device })).status).toBe(200)
    const refused = await link({ siteId: await otherSite(), device })
    expectCode(refused, 'LIMIT_SITE')
    expect(refused.error?.message).toContain('la limite de 1 ')
  })

  it.each(['resource', 'client', 'client_user', 'manager_partner'] as const)(
    'ON_TIME_APP_ACCESS_FORBIDDEN: %s signs in at a device',
    async (role) => {
      const columns = {
        resource: { agent_id: fixture.agentId },
        client: { client_id: fixture.clientId },
        client_user: { client_id: fixture.clientId },
        manager_partner: { partner_id: fixture.partnerId },
      }
      expectCode(await signInAtDevice({ role, columns: columns[role] }), 'ON_TIME_APP_ACCESS_FORBIDDEN')
    },
  )

  it('LINK_APP_ACCESS_FORBIDDEN: a manager who may not link, by its own rights or by the company', async () => {
    expectCode(await signInAtDevice({ role: 'manager', rights: [] }), 'LINK_APP_ACCESS_FORBIDDEN')
    await begin({ settings: { man_access_services: false } })
    expectCode(await signInAtDevice({ role: 'manager' }), 'LINK_APP_ACCESS_FORBIDDEN')
    await begin()
    expect((await signInAtDevice({ role: 'manager' })).status).toBe(200)
  })

  it('RESOURCE_ACCESS_FORBIDDEN: the ticket is of another agent', async () => {
    await actions.shift()
    const colleague = await app.rows.agent(fixture.company.id)
    expectCode(await actions.byCode(await actions.shift({ agentId: colleague, contractId: null })), 'RESOURCE_ACCESS_FORBIDDEN')
  })

  it('NO_SITE: no site may be had at all', async () => {
    const device = { clockingDeviceId: fixture.device.deviceId }
    expect((await link({ siteId: 999_999, device })).error?.code, 'there are others').toBe('NOT_FOUND')
    await set('update sites set is_active = false')
    expectCode(await link({ siteId: fixture.siteId, device }), 'NO_SITE')
  })

  it('none of section 8 is without its case', () => {
    expect(sectionEight.filter((code) => !answeredCodes.has(code))).toEqual([])
  })

  it('each is said in the language of the reader', async () => {
    const said = languages.map(async (language) => {
      const as = { ...fixture.as('clocking_device'), language }
      return (await app.http(identifyAgent, { password: '111111' }, as)).error?.message
    })
    expect(await Promise.all(said)).toEqual([
      'Code inconnu. Vérifiez votre saisie.',
      'Unknown code. Check what you entered.',
      'Unbekannter Code. Prüfen Sie Ihre Eingabe.',
    ])
  })
})
