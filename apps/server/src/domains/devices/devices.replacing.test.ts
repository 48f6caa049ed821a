import { randomBytes, randomUUID } from 'node:crypto'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { askForPairing, devicePairing, linkDevice, openDevice, readReplacedDevice } from '@vigie/contract/devices/devices.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { journalActions } from '../../../test/journal.actions.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

const freshSecret = () => randomBytes(32).toString('base64url')
/** Somebody who knows the uuid of the fixture's device, and not its secret. */
const impostor = () => ({ uuid: fixture.device.uuid, secret: freshSecret() })
const showCode = async (one: { uuid: string; secret: string }) =>
  outputOf(askForPairing, await app.http(askForPairing, { ...one, deviceName: 'Poste', platform: 'web' }, fixture.as('nobody'))).code
const link = (device: Values, more: Values = {}) => app.http(linkDevice, { siteId: fixture.siteId, device, ...more }, fixture.as('manager'))
const replaced = async (device: Values) =>
  outputOf(readReplacedDevice, await app.http(readReplacedDevice, { device }, fixture.as('manager'))).replaced
const isOpen = async (one: { uuid: string; secret: string }) =>
  outputOf(openDevice, await app.http(openDevice, { uuid: one.uuid, secret: one.secret }, fixture.as('nobody'))).isPaired
const sitesOf = async (deviceId: number) =>
  outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager')))
    .devices.filter((device) => device.deviceId === deviceId)
    .map(({ siteId }) => siteId)
const nameIt = (name: string) =>
  app.database.superuser.query('update devices set name = $2 where device_id = $1', [fixture.device.deviceId, name])

describe('a code asked under the uuid of a device that is paired, with another secret', () => {
  it('touches nothing: the device goes on, and keeps its sites and its own code', async () => {
    const waiting = { uuid: randomUUID(), secret: freshSecret() }
    const code = await showCode(waiting)
    await showCode({ ...waiting, secret: freshSecret() })
    await showCode(impostor())
    expect((await app.http(deviceShifts, {}, { token: fixture.device.token })).status).toBe(200)
    expect(await sitesOf(fixture.device.deviceId)).toEqual([fixture.siteId])
    expect(await isOpen(fixture.device)).toBe(true)
    // Nor is the code of one that waits taken away by another who says its uuid.
    expect((await link({ code })).status).toBe(200)
    expect(await isOpen(waiting)).toBe(true)
  })

  it('replaces it for no manager who has not said so, whether by the code or on the device itself', async () => {
    await nameIt('Tablette accueil')
    const one = impostor()
    for (const device of [{ code: await showCode(one) }, one]) {
      for (const more of [{}, { replacesPairingId: null }, { replacesPairingId: 99_999 }]) {
        const { status, error } = await link(device, more)
        expect([status, error?.code]).toEqual([409, 'DEVICE_REPLACES'])
        expect(error?.message).toContain('«\u00a0Tablette accueil\u00a0»')
      }
    }
    expect([await isOpen(one), await isOpen(fixture.device)]).toEqual([false, true])
    expect(await sitesOf(fixture.device.deviceId)).toEqual([fixture.siteId])
  })

  it('says what would be replaced: its name, its sites, when it was seen, and what has not come of what it kept', async () => {
    await nameIt('Tablette accueil')
    const more = await app.rows.site(fixture.company.id, fixture.clientId)
    expect((await link({ clockingDeviceId: fixture.device.deviceId }, { siteId: more })).status).toBe(200)
    const actions = clockingActions(app, fixture)
    const journal = journalActions(app, fixture)
    const shiftId = await actions.shift()
    const ticket = await actions.ticket()
    app.clock.forward(20)
    const act = journal.signed(shiftId, app.clock.now(), ticket, { device_seq: 4, sequence_uuid: randomUUID() })
    await journal.send([act], { token: fixture.device.token, deviceUuid: fixture.device.uuid })
    app.clock.forward(180)
    const one = impostor()
    const told = await replaced({ code: await showCode(one) })
    expect(told).toMatchObject({
      name: 'Tablette accueil',
      sites: [{ id: fixture.siteId }, { id: more }],
      seenAt: '2026-10-12T08:00:20Z',
      missingCount: 3,
    })
    expect(await replaced(one)).toEqual(told)
  })

  it('was seen at its last contact, though it did nothing but show its page', async () => {
    const { token, uuid } = fixture.device
    const journal = journalActions(app, fixture)
    const seenAt = async () => (await replaced(impostor()))?.seenAt
    await journal.contact('2026-10-12T09:04:00Z', [], { token, deviceUuid: uuid })
    expect(await seenAt()).toBe('2026-10-12T09:04:00Z')
    // A program of somebody's own that asks for no anchor.
    app.clock.forward(2 * 3600)
    expect((await app.http(readSession, {}, { token, code: fixture.company.code })).status).toBe(200)
    await app.settled()
    expect(await seenAt()).toBe('2026-10-12T10:00:00Z')
  })

  it('replaces it once that is confirmed, and takes of its sites those alone that are named', async () => {
    const [second, third] = [
      await app.rows.site(fixture.company.id, fixture.clientId),
      await app.rows.site(fixture.company.id, fixture.clientId),
    ]
    const { deviceId } = fixture.device
    for (const siteId of [second, third]) await link({ clockingDeviceId: deviceId }, { siteId })
    const one = impostor()
    const [former, waiting] = [
      await app.socket({ token: fixture.device.token, code: fixture.company.code }),
      await app.socket({ code: fixture.company.code, secret: one.secret }),
    ]
    expect((await former.ask(deviceShifts)).status).toBe(200)
    const confirmed = { replacesPairingId: (await replaced(one))!.pairingId, takenSiteIds: [third] }
    const answered = await link({ code: await showCode(one) }, { siteId: second, ...confirmed })
    expect(outputOf(linkDevice, answered).device).toMatchObject({ siteId: second, name: 'Poste' })
    expect(await former.next(devicePairing.name)).toEqual({ isDevicePaired: false })
    expect(await waiting.next(devicePairing.name)).toEqual({ isDevicePaired: true })
    expect((await app.http(readSession, {}, { token: fixture.device.token })).status).toBe(401)
    expect([await isOpen(one), await isOpen(fixture.device)]).toEqual([true, false])
    expect(await sitesOf(deviceId)).toEqual([second, third])
    expect(await replaced(one)).toBeNull()
  })

  it('takes no site that was not its own, and none over the limit: then nothing is replaced', async () => {
    Object.assign(fixture, await fixtureOf(app.rows, { settings: { device_site_limit: 2 } }))
    const { deviceId } = fixture.device
    const [second, third] = [
      await app.rows.site(fixture.company.id, fixture.clientId),
      await app.rows.site(fixture.company.id, fixture.clientId),
    ]
    await link({ clockingDeviceId: deviceId }, { siteId: second })
    const one = impostor()
    const { pairingId } = (await replaced(one))!
    const confirm = (takenSiteIds: number[]) => link(one, { siteId: third, replacesPairingId: pairingId, takenSiteIds })
    expect((await confirm([fixture.siteId, second])).error?.code).toBe('LIMIT_SITE')
    expect([await isOpen(one), await isOpen(fixture.device)]).toEqual([false, true])
    const stranger = await app.rows.site(fixture.company.id, fixture.clientId)
    expect((await confirm([stranger])).status).toBe(200)
    expect(await sitesOf(deviceId)).toEqual([third])
  })

  it('two managers who confirm at the same time pair one of the two', async () => {
    const rivals = [impostor(), impostor()]
    const { pairingId } = (await replaced(rivals[0]!))!
    const answers = await Promise.all(rivals.map((one) => link(one, { replacesPairingId: pairingId })))
    const isPaired = await Promise.all(rivals.map(isOpen))
    expect(answers.map(({ status }) => status === 200)).toEqual(isPaired)
    expect(isPaired.filter(Boolean)).toHaveLength(1)
  })

  it('of a device of another company nothing is told, and it is no obstacle', async () => {
    const elsewhere = await fixtureOf(app.rows)
    const one = { uuid: elsewhere.device.uuid, secret: freshSecret() }
    expect(await replaced(one)).toBeNull()
    expect((await link(one, { replacesPairingId: 1, takenSiteIds: [elsewhere.siteId] })).status).toBe(200)
    expect(await isOpen(one)).toBe(true)
    expect((await app.http(deviceShifts, {}, { token: elsewhere.device.token })).status).toBe(200)
  })

  it('wrong codes are throttled as they are in linking', async () => {
    const ask = () => app.http(readReplacedDevice, { device: { code: 'ABCDEFGH' } }, fixture.as('manager'))
    for (let count = 0; count < 5; count++) expect((await ask()).error?.code).toBe('PAIRING_CODE_UNKNOWN')
    expect((await ask()).status).toBe(429)
  })
})
