import { randomBytes, randomUUID } from 'node:crypto'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { askForPairing, checkClockingApp, devicePairing, linkDevice, openDevice, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { untilLocked } from '../../../test/locks.ts'
import { outputOf, type Answered, type OpenSocket, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { digestOf } from '../auth/sessions/auth.tokens.ts'

// As in service: an unpaired device must not be believed for what is still remembered of it.
const app = await openTestApp({ staleMilliseconds: 2000 })
const fixture = freshFixture(app)

interface Tablet {
  readonly uuid: string
  readonly secret: string
}
const tablet = (): Tablet => ({ uuid: randomUUID(), secret: randomBytes(32).toString('base64url') })
const showCode = async (one: Tablet) =>
  outputOf(askForPairing, await app.http(askForPairing, { ...one, deviceName: 'Tablette accueil', platform: 'web' }, fixture.as('nobody')))
const link = (device: Values, siteId = fixture.siteId): Promise<Answered> => app.http(linkDevice, { siteId, device }, fixture.as('manager'))
const unlink = (siteClockingDeviceId: number) => app.http(unlinkDevice, { siteClockingDeviceId }, fixture.as('manager'))
const open = async (one: Tablet) => outputOf(openDevice, await app.http(openDevice, { ...one }, fixture.as('nobody')))
const waitingSocket = (one: Tablet): Promise<OpenSocket> => app.socket({ code: fixture.company.code, secret: one.secret })
async function paired(): Promise<Tablet & { deviceSiteId: number; deviceId: number; token: string }> {
  const one = tablet()
  const { device } = outputOf(linkDevice, await link({ code: (await showCode(one)).code }))
  return { ...one, deviceSiteId: device.deviceSiteId, deviceId: device.deviceId, token: (await open(one)).accessToken! }
}
const devices = async () => {
  const { rows } = await app.database.superuser.query('select * from devices where company_id = $1 and device_id <> $2', [
    fixture.company.id,
    fixture.device.deviceId,
  ])
  return rows
}
/** Sends all of them while the device's row is held, so that they meet where they would touch it. */
async function atOnce<T>(uuid: string, send: () => Promise<T>[]): Promise<T[]> {
  const holder = await app.database.superuser.connect()
  await holder.query('begin')
  await holder.query('select from devices where uuid = $1 for update', [uuid])
  const sent = Promise.all(send())
  await untilLocked(app.database, 2)
  await holder.query('commit')
  holder.release()
  return sent
}

describe('pairing by the code that a device shows', () => {
  it('a code of 8 characters that lives 600 seconds; a manager enters it; the device is told, and enters by its secret', async () => {
    const one = tablet()
    const waiting = await waitingSocket(one)
    const shown = await showCode(one)
    expect(shown).toEqual({ code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/), expiresAt: '2026-10-12T08:10:00Z' })
    expect(await open(one)).toEqual({ isPaired: false, accessToken: null })
    const { device } = outputOf(linkDevice, await link({ code: shown.code }))
    expect(device).toMatchObject({
      deviceUuid: one.uuid,
      name: 'Tablette accueil',
      siteId: fixture.siteId,
      isByCode: true,
      isByNfc: false,
      shiftsVisibility: 'window',
    })
    expect(await waiting.next(devicePairing.name)).toEqual({ isDevicePaired: true })
    const { accessToken } = await open(one)
    expect(outputOf(readSession, await app.http(readSession, {}, { token: accessToken! }))).toMatchObject({
      isDevicePaired: true,
      user: { role: 'clocking_device' },
    })
  })

  it('may be typed with spaces and small letters', async () => {
    const { code } = await showCode(tablet())
    expect((await link({ code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} ` })).status).toBe(200)
  })

  it('a code that has lived its 600 seconds is unknown', async () => {
    const [one, other] = [await showCode(tablet()), await showCode(tablet())]
    app.clock.forward(599)
    expect((await link({ code: one.code })).status).toBe(200)
    app.clock.forward(1)
    expect((await link({ code: other.code })).error?.code).toBe('PAIRING_CODE_UNKNOWN')
  })

  it('a code serves once, and a newer one of the device replaces it', async () => {
    const one = tablet()
    const [older, newer] = [await showCode(one), await showCode(one)]
    expect((await link({ code: older.code })).error?.code).toBe('PAIRING_CODE_UNKNOWN')
    expect((await link({ code: newer.code })).status).toBe(200)
    expect((await link({ code: newer.code })).error?.code).toBe('PAIRING_CODE_UNKNOWN')
    expect(await devices()).toHaveLength(1)
  })

  it('wrong codes are throttled, and a right one takes nothing back of them', async () => {
    const { code } = await showCode(tablet())
    for (let count = 0; count < 4; count++) expect((await link({ code: 'ABCDEFGH' })).error?.code).toBe('PAIRING_CODE_UNKNOWN')
    expect((await link({ code })).status).toBe(200)
    await link({ code: 'ABCDEFGH' })
    expect(await link({ code: (await showCode(tablet())).code })).toMatchObject({ status: 429, retryAfter: 5 })
  })

  it('asking for codes without end is throttled', async () => {
    for (let count = 0; count < 40; count++) await showCode(tablet())
    expect((await app.http(askForPairing, { ...tablet() }, fixture.as('nobody'))).status).toBe(429)
  })

  it('codes and secrets are kept as SHA-256', async () => {
    const one = tablet()
    const { code } = await showCode(one)
    const { rows } = await app.database.superuser.query('select code_hash, secret_hash from pairing_codes where device_uuid = $1', [
      one.uuid,
    ])
    expect(rows).toEqual([{ code_hash: digestOf(code), secret_hash: digestOf(one.secret) }])
    await link({ code })
    expect(await devices()).toMatchObject([{ uuid: one.uuid, secret_hash: digestOf(one.secret) }])
  })
})

describe('pairing by a manager who is signed in on the device', () => {
  it('the device gives its own uuid and secret, and then enters by them', async () => {
    const one = tablet()
    expect((await link({ ...one, deviceName: 'Poste' })).status).toBe(200)
    expect((await open(one)).isPaired).toBe(true)
  })

  it('without a code, nor a secret, nor a device there is nothing to link', async () => {
    for (const device of [{}, { uuid: randomUUID() }, { secret: 's'.repeat(40) }])
      expect((await link(device)).error?.errors).toHaveProperty('device.code')
  })

  it('a device may serve several sites, and is linked to each once', async () => {
    const one = await paired()
    const other = await app.rows.site(fixture.company.id, fixture.clientId)
    const { device } = outputOf(linkDevice, await link({ clockingDeviceId: one.deviceId }, other))
    expect(device.siteId).toBe(other)
    expect(outputOf(linkDevice, await link({ clockingDeviceId: one.deviceId }, other)).device.deviceSiteId).toBe(device.deviceSiteId)
    const { sites } = outputOf(deviceShifts, await app.http(deviceShifts, {}, { token: one.token }))
    expect(sites.map(({ id }) => id)).toEqual([fixture.siteId, other])
  })

  it('20 links at once do not go over the limit', async () => {
    Object.assign(fixture, await fixtureOf(app.rows, { settings: { device_site_limit: 3 } }))
    const one = await paired()
    const sites = await Promise.all(Array.from({ length: 20 }, () => app.rows.site(fixture.company.id, fixture.clientId)))
    const answers = await atOnce(one.uuid, () => sites.map((siteId) => link({ clockingDeviceId: one.deviceId }, siteId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ error }) => error?.code === 'LIMIT_SITE')).toHaveLength(18)
  })

  it('a site or a device that is not there is not found', async () => {
    expect((await link({ clockingDeviceId: 99_999 })).error?.code).toBe('NOT_FOUND')
    expect((await link({ ...tablet() }, 99_999)).error?.code).toBe('NOT_FOUND')
    await app.database.superuser.query('update sites set is_active = false where company_id = $1', [fixture.company.id])
    // None is left to link.
    expect((await link({ ...tablet() })).error?.code).toBe('NO_SITE')
    expect(await devices()).toEqual([])
  })
})

describe('a device', () => {
  it('with a wrong secret stays shut, like one that nobody knows', async () => {
    const one = await paired()
    const shut = { isPaired: false, accessToken: null }
    expect(await open(tablet())).toEqual(shut)
    for (let count = 0; count < 10; count++) expect(await open({ uuid: one.uuid, secret: 'x'.repeat(43) })).toEqual(shut)
    expect((await open(one)).isPaired, 'its secret opens it, whatever was tried before').toBe(true)
  })

  it('that enters anew ends its former session', async () => {
    const one = await paired()
    const token = (await open(one)).accessToken!
    expect((await app.http(readSession, {}, { token: one.token })).status).toBe(401)
    expect((await app.http(readSession, {}, { token })).status).toBe(200)
  })

  it('that enters several times at once has one user', async () => {
    const one = tablet()
    await link({ ...one })
    await atOnce(one.uuid, () => Array.from({ length: 4 }, () => open(one)))
    // And again without the lock held from outside: entries that end each other's sessions never lock crosswise.
    for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 8 }, () => open(one)))
    const { rows } = await app.database.superuser.query(
      'select username from users join devices using (company_id, device_id) where uuid = $1',
      [one.uuid],
    )
    expect(rows).toHaveLength(1)
  })

  it('taken from its last site is unpaired at once: it is told, its next call is refused, and its secret opens nothing', async () => {
    const one = await paired()
    const socket = await app.socket({ token: one.token, code: fixture.company.code })
    expect((await socket.ask(deviceShifts)).status).toBe(200)
    expect((await unlink(one.deviceSiteId)).data).toEqual({ isDevicePaired: false })
    expect(await socket.next(devicePairing.name)).toEqual({ isDevicePaired: false })
    expect((await app.http(deviceShifts, {}, { token: one.token })).status).toBe(401)
    await expect.poll(() => socket.isOpen()).toBe(false)
    expect(await open(one)).toEqual({ isPaired: false, accessToken: null })
  })

  it('that clocks while it is unpaired is refused', async () => {
    const one = await paired()
    const actions = clockingActions(app, fixture)
    const shiftId = await actions.shift()
    const ticket = await actions.ticket(one.token)
    await unlink(one.deviceSiteId)
    expect((await actions.record({ vacation_id: shiftId, type: 0, ticket }, one.token)).status).toBe(401)
  })

  it('taken from one of its sites goes on at the others', async () => {
    const one = await paired()
    await link({ clockingDeviceId: one.deviceId }, await app.rows.site(fixture.company.id, fixture.clientId))
    const socket = await app.socket({ token: one.token, code: fixture.company.code })
    expect((await unlink(one.deviceSiteId)).data).toEqual({ isDevicePaired: true })
    expect(await socket.next(devicePairing.name)).toEqual({ isDevicePaired: true })
    expect((await app.http(deviceShifts, {}, { token: one.token })).status).toBe(200)
  })

  it('comes back under its uuid, as the same device', async () => {
    const one = await paired()
    await unlink(one.deviceSiteId)
    outputOf(linkDevice, await link({ code: (await showCode(one)).code }))
    expect((await open(one)).isPaired).toBe(true)
    expect((await app.http(readSession, {}, { token: one.token })).status).toBe(401)
    expect(await devices()).toHaveLength(1)
  })

  it('a link that is not there cannot be taken away', async () => {
    expect((await unlink(99_999)).error?.code).toBe('NOT_FOUND')
  })

  it('may ask, as nobody, whether it is paired and whether the company clocks', async () => {
    const one = await paired()
    const asked = async (uuid?: string) => (await app.http(checkClockingApp, { uuid }, fixture.as('nobody'))).data
    expect(await asked(one.uuid)).toEqual({ isClockingSiteEnabled: true, isDevicePaired: true })
    expect(await asked(randomUUID())).toEqual({ isClockingSiteEnabled: true, isDevicePaired: false })
    expect(await asked()).toEqual({ isClockingSiteEnabled: true, isDevicePaired: false })
  })
})
