import { changePassword, prolongSession, readSession, signIn, signOut } from '@vigie/contract/auth/auth.ts'
import { hasBeenDisconnected, willBeDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { writePreference } from '@vigie/contract/preferences/preferences.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { io } from 'socket.io-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { outputOf, type OpenSocket } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { password, fixtureOf, freshFixture } from '../../../../test/fixture.ts'

const [will, been] = [willBeDisconnected.name, hasBeenDisconnected.name]
let userId: number
// As in service: what is remembered of a session must not outlive it in this process.
const app = await openTestApp({ staleMilliseconds: 2000 })
const fixture = freshFixture(app)
beforeEach(async () => {
  userId = await app.rows.user(fixture.company.id, { role: 'manager', email: 'camille@example.test', password })
})

async function enter(values = {}): Promise<{ token: string; socket: OpenSocket }> {
  const answered = await app.http(signIn, { email: 'camille@example.test', password, ...values }, { code: fixture.company.code })
  const token = outputOf(signIn, answered).accessToken!
  return { token, socket: await app.socket({ token, code: fixture.company.code }) }
}
const isAlive = async (token: string) => (await app.http(readSession, {}, { token })).status === 200
const minutes = (count: number) => app.clock.forward(count * 60)
/** The watch looks each 50 ms here: after this it has looked. */
const looked = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('a session without an act of the person', () => {
  it('is warned two minutes before its end, is told its end, and is over', async () => {
    const { token, socket } = await enter()
    app.clock.forward(28 * 60 - 1)
    await looked()
    expect(socket.received(will)).toEqual([])
    app.clock.forward(1)
    expect(await socket.next(will)).toEqual({ ends_at: '2026-10-12T08:30:00Z' })
    app.clock.forward(119)
    await looked()
    expect({ warned: socket.received(will).length, ended: socket.received(been), isAlive: await isAlive(token) }).toEqual({
      warned: 1,
      ended: [],
      isAlive: true,
    })
    app.clock.forward(1)
    expect(await isAlive(token)).toBe(false)
    expect(await socket.next(been)).toEqual({})
  })

  it('goes on when the person prolongs it, and is warned anew', async () => {
    const { token, socket } = await enter()
    minutes(28)
    await socket.next(will)
    expect((await socket.ask(prolongSession)).status).toBe(200)
    minutes(20)
    await looked()
    expect(await isAlive(token)).toBe(true)
    minutes(8)
    expect(await socket.next(will)).toEqual({ ends_at: '2026-10-12T08:58:00Z' })
    expect(socket.received(been)).toEqual([])
  })

  it('is not prolonged by what its socket reads, nor by being asked by HTTP', async () => {
    const { token, socket } = await enter()
    for (let count = 0; count < 3; count++) {
      minutes(9)
      expect((await socket.ask(readSession)).status).toBe(200)
      expect(await isAlive(token)).toBe(true)
    }
    minutes(3)
    expect(await isAlive(token)).toBe(false)
    await socket.next(been)
  })

  it('is prolonged by what the person does', async () => {
    const { token, socket } = await enter()
    minutes(20)
    await socket.ask(writePreference, { key: 'columns', value: ['name'] })
    minutes(29)
    expect(await isAlive(token)).toBe(true)
    minutes(1)
    expect(await isAlive(token)).toBe(false)
  })

  it('lives 30 days in the native app, and for ever on a paired device', async () => {
    const { token } = await enter({ isMobile: true })
    minutes(43_199)
    expect(await isAlive(token)).toBe(true)
    minutes(1)
    expect(await isAlive(token)).toBe(false)
    minutes(525_600)
    expect(await isAlive(fixture.device.token)).toBe(true)
  })

  it('ends when the company says', async () => {
    Object.assign(fixture, await fixtureOf(app.rows, { settings: { session_idle_minutes: 5 } }))
    await app.rows.user(fixture.company.id, { role: 'manager', email: 'camille@example.test', password })
    const { token, socket } = await enter()
    minutes(3)
    await socket.next(will)
    minutes(2)
    await socket.next(been)
    expect(await isAlive(token)).toBe(false)
  })
})

describe('a session that is ended', () => {
  it('by signing out, tells all its sockets and none of another', async () => {
    const { token, socket } = await enter()
    const second = await app.socket({ token, code: fixture.company.code })
    const other = await enter()
    await app.http(signOut, {}, { token })
    expect(await socket.next(been)).toEqual({})
    expect(await second.next(been)).toEqual({})
    expect(await isAlive(token)).toBe(false)
    expect({ heard: other.socket.received(been), isAlive: await isAlive(other.token) }).toEqual({ heard: [], isAlive: true })
  })

  it("by a change of the password: the user's other sessions, and no one else's", async () => {
    const [mine, other] = [await enter(), await enter({ isMobile: true })]
    const colleague = await app.socket({ token: fixture.tokens.manager, code: fixture.company.code })
    const form = { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' }
    expect((await mine.socket.ask(changePassword, form)).data).toEqual({ success: true })
    expect(await other.socket.next(been)).toEqual({})
    expect([await isAlive(mine.token), await isAlive(other.token), await isAlive(fixture.tokens.manager)]).toEqual([true, false, true])
    expect([mine.socket.received(been), colleague.received(been)]).toEqual([[], []])
  })

  it('hears nothing more: its sockets are closed behind it', async () => {
    const { token, socket } = await enter()
    const actions = clockingActions(app, fixture)
    await actions.byCode(await actions.shift())
    await socket.next(shiftClocked.name)
    await app.http(signOut, {}, { token })
    await socket.next(been)
    await actions.byCode(await actions.shift(), { type: 0 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect({ heard: socket.received(shiftClocked.name).length, isOpen: socket.isOpen() }).toEqual({ heard: 1, isOpen: false })
  })

  it('opens no room to a socket that comes back with its token', async () => {
    const { token } = await enter()
    await app.http(signOut, {}, { token })
    const back = await app.socket({ token, code: fixture.company.code })
    const actions = clockingActions(app, fixture)
    await actions.byCode(await actions.shift())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(back.received(shiftClocked.name)).toEqual([])
  })

  it('gives back no room to a line that was cut and comes back', async () => {
    const { token } = await enter()
    const line = io(app.url, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token, clientCode: fixture.company.code },
      reconnectionDelay: 200,
    })
    const heard: unknown[] = []
    line.on(shiftClocked.name, (what) => heard.push(what))
    await new Promise<void>((resolve) => line.once('connect', resolve))
    const back = new Promise<void>((resolve) => line.once('connect', resolve))
    line.io.engine.close()
    await app.http(signOut, {}, { token })
    const actions = clockingActions(app, fixture)
    await actions.byCode(await actions.shift())
    await back
    await actions.byCode(await actions.shift())
    await new Promise((resolve) => setTimeout(resolve, 100))
    line.disconnect()
    expect(heard).toEqual([])
  })

  it('was the last of a user who no longer may enter: the next call is refused', async () => {
    const { token } = await enter()
    await app.database.superuser.query('update users set is_active = false where user_id = $1', [userId])
    await new Promise((resolve) => setTimeout(resolve, 2100))
    expect(await isAlive(token)).toBe(false)
  })
})
