import { signIn } from '@vigie/contract/auth.ts'
import { askForPairing, linkDevice, openDevice } from '@vigie/contract/devices.ts'
import { identifyAgent } from '@vigie/contract/clockings.ts'
import { clockingCodes } from '@vigie/contract/clockings.codes.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clockingHands, type ClockingHands } from '../../../test/clocking.ts'
import type { Answered, Values } from '../../../test/doors.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { agentCard, agentCode, password, worldOf, type World, type WorldSettings } from '../../../test/world.ts'

let scene: TestScene
let world: World
let hands: ClockingHands
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(() => begin())

async function begin(settings: WorldSettings = {}): Promise<void> {
  world = await worldOf(scene.rows, settings)
  hands = clockingHands(scene, world)
}
const set = (sql: string) => scene.database.superuser.query(`${sql} where company_id = $1`, [world.company.id])
const otherSite = (columns = {}) => scene.rows.site(world.company.id, world.clientId, columns)
const link = (values: Values) => scene.http(linkDevice, values, world.as('manager'))
async function signInAtDevice(
  user: Parameters<TestScene['rows']['user']>[1],
  company: { id: number; code: string } = world.company,
): Promise<Answered> {
  const email = `${user.role}@clock.test`
  await scene.rows.user(company.id, { email, password, ...user })
  return scene.http(signIn, { email, password, isClockingApp: true }, { code: company.code })
}
/** A refusal by its code, with the status that goes with it and a sentence in the reader's language. */
function expectCode(answered: Answered, code: keyof typeof clockingCodes): void {
  expect({ status: answered.status, code: answered.error?.code }).toEqual({ status: clockingCodes[code], code })
  expect(answered.error?.message).toMatch(/\S+ \S+/)
}

describe('the codes of clocking are answered in exactly their cases', () => {
  it('APP_IS_DISABLED: the company does not clock', async () => {
    await begin({ settings: { is_clocking_enabled: false } })
    const device = { uuid: world.device.uuid, secret: world.device.secret }
    expectCode(await scene.http(askForPairing, device, world.as('nobody')), 'APP_IS_DISABLED')
    expectCode(await scene.http(openDevice, device, world.as('nobody')), 'APP_IS_DISABLED')
    expectCode(await hands.identify(), 'APP_IS_DISABLED')
    expectCode(await hands.record({ vacation_id: await hands.shift(), type: 0 }), 'APP_IS_DISABLED')
    expectCode(await hands.byPhone(await hands.shift()), 'APP_IS_DISABLED')
    expectCode(await signInAtDevice({ role: 'manager' }), 'APP_IS_DISABLED')
  })

  it('ON_TIME_DISABLED_ON_SITE: clocking is off at the site, or phones are', async () => {
    const shiftId = await hands.shift()
    const ticket = await hands.ticket()
    await set('update sites set can_clock_by_phone = false')
    expectCode(await hands.byPhone(shiftId), 'ON_TIME_DISABLED_ON_SITE')
    await set('update sites set is_clocking_enabled = false, can_clock_by_phone = true')
    expectCode(await hands.byPhone(shiftId), 'ON_TIME_DISABLED_ON_SITE')
    expectCode(await hands.identify(), 'ON_TIME_DISABLED_ON_SITE')
    expectCode(await hands.record({ vacation_id: shiftId, type: 0, ticket }), 'ON_TIME_DISABLED_ON_SITE')
    expectCode(await link({ siteId: world.siteId, device: { clockingDeviceId: world.device.deviceId } }), 'ON_TIME_DISABLED_ON_SITE')
  })

  it('ON_TIME_DISABLED_ON_SITE: the device serves several sites, and that of the shift does not clock', async () => {
    const shut = await otherSite({ is_clocking_enabled: false })
    await scene.rows.insert('device_sites', {
      company_id: world.company.id,
      device_id: world.device.deviceId,
      site_id: shut,
      created_at: scene.clock.now(),
    })
    await hands.shift({ siteId: shut })
    expectCode(await hands.identify(), 'ON_TIME_DISABLED_ON_SITE')
  })

  it('NO_CLOCKING: no planned shift, or outside its window', async () => {
    expectCode(await hands.identify(), 'NO_CLOCKING')
    const later = await hands.shift({ startsAt: '2026-10-12T12:00:00Z', endsAt: '2026-10-12T20:00:00Z' })
    expect((await hands.identify()).data, 'too early: the agent is told of the next shift').toMatchObject({
      shifts: [],
      next: { id: later },
    })
    expectCode(await hands.byPhone(later), 'NO_CLOCKING')
    expectCode(await hands.byPhone(later, { type: 1 }), 'NO_CLOCKING')
  })

  it('NO_CLOCKING: leaving early in a company whose version has not that feature', async () => {
    await begin({ apiVersion: '1.6.3' })
    const shiftId = await hands.shift({ columns: { arrived_at: '2026-10-12T08:00:00Z', clock_in_status: 1 } })
    expectCode(await hands.byPhone(shiftId, { type: 1, clocking_anomaly_reason_id: world.reasonId }), 'NO_CLOCKING')
    await set(`update companies set api_version = '1.6.4'`)
    expectCode(await hands.byPhone(shiftId, { type: 1 }), 'REASON_REQUIRED')
    expect((await hands.byPhone(shiftId, { type: 1, clocking_anomaly_reason_id: world.reasonId })).status).toBe(200)
  })

  it('NO_SITE_CLOCKING_CONFIGURED: the device has no site', async () => {
    await set('delete from device_sites')
    await hands.shift()
    expectCode(await hands.identify(), 'NO_SITE_CLOCKING_CONFIGURED')
  })

  it('WARN_INCORRECT_CODE: nobody has that code', async () => {
    await hands.shift()
    for (const code of ['111111', '0', '', 'abcdef', '2468100', ' 246810', "' or 1=1"])
      expectCode(await hands.identify({ password: code }), 'WARN_INCORRECT_CODE')
  })

  it('WARN_INCORRECT_CODE_LIST: the agent who was chosen has another code', async () => {
    await hands.shift()
    const colleague = await scene.rows.agent(world.company.id, { code: '135790' })
    expectCode(await hands.identify({ password: agentCode, resourceId: colleague }), 'WARN_INCORRECT_CODE_LIST')
    expectCode(await hands.identify({ password: '111111', resourceId: world.agentId }), 'WARN_INCORRECT_CODE_LIST')
    expect((await hands.identify({ password: agentCode, resourceId: world.agentId })).status).toBe(200)
  })

  it("WRONG_SITE_CLOCKING: the next shift's site is not linked to this device", async () => {
    await hands.shift({ siteId: await otherSite() })
    expectCode(await hands.identify(), 'WRONG_SITE_CLOCKING')
    await hands.shift()
    expect((await hands.identify()).status).toBe(200)
  })

  it('ON_TIME_NFC_UNRECOGNIZED: nobody has that card; ON_TIME_NFC_NOT_INITIALIZED: it is blank', async () => {
    await hands.shift()
    expectCode(await hands.identify({ resourceNfcUid: '04:00:00:00' }), 'ON_TIME_NFC_UNRECOGNIZED')
    expectCode(await hands.identify({ resourceNfcUid: '' }), 'ON_TIME_NFC_NOT_INITIALIZED')
    expect((await hands.identify({ resourceNfcUid: agentCard.toLowerCase().replaceAll(/(..)(?=.)/g, '$1:') })).status).toBe(200)
  })

  it('a card or a code is refused where the device, or the version, does not take it', async () => {
    await hands.shift()
    await set('update devices set is_by_nfc = false')
    expect((await hands.identify({ resourceNfcUid: agentCard })).error?.code).toBe('FORBIDDEN')
    await set('update devices set is_by_nfc = true, is_by_code = false')
    expect((await hands.identify()).error?.code).toBe('FORBIDDEN')
    await set(`update companies set api_version = '1.6.2'`)
    expect((await hands.identify({ resourceNfcUid: agentCard })).error?.code).toBe('FORBIDDEN')
  })

  it('SITE_ACCESS_FORBIDDEN: the shift is at a site that the device does not serve', async () => {
    await hands.shift()
    expectCode(await hands.byCode(await hands.shift({ siteId: await otherSite() })), 'SITE_ACCESS_FORBIDDEN')
  })

  it("LIMIT_SITE: one site more than the company's offer", async () => {
    await begin({ settings: { device_site_limit: 1 } })
    const device = { clockingDeviceId: world.device.deviceId }
    expect((await link({ siteId: world.siteId, device })).status).toBe(200)
    const refused = await link({ siteId: await otherSite(), device })
    expectCode(refused, 'LIMIT_SITE')
    expect(refused.error?.message).toContain('la limite de 1 ')
  })

  it.each(['resource', 'client', 'client_user', 'manager_partner'] as const)(
    'ON_TIME_APP_ACCESS_FORBIDDEN: %s signs in at a device',
    async (role) => {
      const columns = {
        resource: { agent_id: world.agentId },
        client: { client_id: world.clientId },
        client_user: { client_id: world.clientId },
        manager_partner: { partner_id: world.partnerId },
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
    await hands.shift()
    const colleague = await scene.rows.agent(world.company.id)
    expectCode(await hands.byCode(await hands.shift({ agentId: colleague, contractId: null })), 'RESOURCE_ACCESS_FORBIDDEN')
  })

  it('each is said in the language of the reader', async () => {
    const said = languages.map(async (language) => {
      const as = { ...world.as('clocking_device'), language }
      return (await scene.http(identifyAgent, { password: '111111' }, as)).error?.message
    })
    expect(await Promise.all(said)).toEqual([
      'Code inconnu. Vérifiez votre saisie.',
      'Unknown code. Check what you entered.',
      'Unbekannter Code. Prüfen Sie Ihre Eingabe.',
    ])
  })
})
