import { changePassword, readLink, sendResetLink, signIn } from '@vigie/contract/auth/auth.ts'
import { role } from '@vigie/contract/access.ts'
import { askForPairing, openDevice } from '@vigie/contract/devices/devices.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fromAddress } from '../../../../test/from.address.ts'
import { oneByOne, statuses } from '../../../../test/many.ts'
import { outputOf, type Answered, type Values } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture, password } from '../../../../test/fixture.ts'
import { digestOf, newLinkToken } from '../sessions/auth.tokens.ts'

// Whoever tries without end is stopped, and nobody else with them: each «yet» is somebody who must not be shut out.

const email = 'camille@example.test'
const app = await openTestApp()
const fixture = freshFixture(app)
let userId: number
beforeEach(async () => {
  userId = await app.rows.user(fixture.company.id, { role: role.manager, email, password })
})
const [home, elsewhere] = ['203.0.113.7', '198.51.100.9']
const enter = (values: Values = {}, address = home): Promise<Answered> =>
  fromAddress(app, address)(signIn, { email, password, ...values }, fixture.as('nobody'))
const guess = (address = home, values: Values = {}) => enter({ password: 'wrong', ...values }, address)
const link = async () => {
  const token = newLinkToken(false)
  const columns = { company_id: fixture.company.id, token_hash: digestOf(token), user_id: userId, kind: 'reset' }
  await app.rows.insert('one_time_links', { ...columns, created_at: app.clock.now(), expires_at: '2030-01-01T00:00:00Z' })
  return token
}

describe('a stranger who names a device, an account or a purpose', () => {
  it('yet every tablet takes the right codes', async () => {
    const id = String(fixture.device.deviceId)
    for (const name of [id, `device:${id}`, `code.device:${id}`])
      await oneByOne(11, (at) => guess(`192.0.2.${at}`, { uuid: name, email: `code:${name}` }))
    const actions = clockingActions(app, fixture)
    await actions.shift()
    expect((await actions.identify()).status).toBe(200)
  })

  it('yet the secret of a paired device opens it', async () => {
    const { uuid, secret } = fixture.device
    const open = (own: string, address: string) => fromAddress(app, address)(openDevice, { uuid, secret: own }, fixture.as('nobody'))
    const answers = await oneByOne(60, () => open('x'.repeat(43), elsewhere))
    expect(statuses(answers)).toEqual([200, 429])
    for (const address of [elsewhere, home]) expect(outputOf(openDevice, await open(secret, address)).isPaired).toBe(true)
  })

  it('yet a user may change the password, confirm an e-mail, link a device', async () => {
    for (const purpose of ['password', 'confirm', 'pairing', 'reset'])
      await oneByOne(12, (at) => guess(`192.0.2.${at}`, { email: `${purpose}:${userId}` }))
    const as = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    const next = { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' }
    expect((await app.http(changePassword, next, as)).status).toBe(200)
  })
})

describe('links', () => {
  it('guessed from one address, yet a live link opens there', async () => {
    const read = (token: string) => fromAddress(app, home)(readLink, { token }, fixture.as('nobody'))
    expect(statuses(await oneByOne(50, () => read(newLinkToken(false))))).toEqual([422, 429])
    expect((await read(await link())).status).toBe(200)
  })
})

describe('what is asked for without end', () => {
  it('links for one e-mail are throttled, known or not, yet signing in is not, and the other way round', async () => {
    const ask = (address = home, asked = email) => fromAddress(app, address)(sendResetLink, { email: asked }, fixture.as('nobody'))
    for (const asked of [email, 'nobody@example.test'])
      expect((await oneByOne(6, () => ask(home, asked))).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await enter()).status).toBe(200)
    await app.database.superuser.query('delete from throttles')
    await oneByOne(6, () => guess())
    expect((await ask()).status).toBe(200)
    expect((await ask(elsewhere)).status).toBe(200)
  })

  it('pairing codes by one address, yet another address gets one', async () => {
    const ask = (address: string) =>
      fromAddress(app, address)(askForPairing, { uuid: crypto.randomUUID(), secret: 's'.repeat(43) }, fixture.as('nobody'))
    expect(statuses(await oneByOne(41, () => ask(elsewhere)))).toEqual([200, 429])
    expect((await ask(home)).status).toBe(200)
  })
})
