import { changePassword, prolongSession, readSession, signIn, signOut } from '@vigie/contract/auth.ts'
import { hasBeenDisconnected, willBeDisconnected } from '@vigie/contract/sessions.events.ts'
import { writePreference } from '@vigie/contract/preferences.ts'
import { shiftClocked } from '@vigie/contract/shifts.ts'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clockingHands } from '../../../test/clocking.ts'
import { given, type OpenSocket } from '../../../test/doors.ts'
import { at, openScene, type TestScene } from '../../../test/scene.ts'
import { password, worldOf, type World } from '../../../test/world.ts'

const [will, been] = [willBeDisconnected.name, hasBeenDisconnected.name]
let scene: TestScene
let world: World
let userId: number
beforeAll(async () => {
  // As in service: what is remembered of a session must not outlive it in this process.
  scene = await openScene({ staleMilliseconds: 2000 })
})
afterAll(() => scene.close())
beforeEach(async () => {
  scene.clock.set(at('2026-10-12T08:00:00Z'))
  world = await worldOf(scene.rows)
  userId = await scene.rows.user(world.company.id, { role: 'manager', email: 'camille@example.test', password })
})

async function enter(values = {}): Promise<{ token: string; socket: OpenSocket }> {
  const answered = await scene.http(signIn, { email: 'camille@example.test', password, ...values }, { code: world.company.code })
  const token = given(signIn, answered).accessToken!
  return { token, socket: await scene.socket({ token, code: world.company.code }) }
}
const isAlive = async (token: string) => (await scene.http(readSession, {}, { token })).status === 200
const minutes = (count: number) => scene.clock.forward(count * 60)
/** The watch looks each 50 ms here: after this it has looked. */
const looked = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('a session without an act of the person', () => {
  it('is warned two minutes before its end, is told its end, and is over', async () => {
    const { token, socket } = await enter()
    scene.clock.forward(28 * 60 - 1)
    await looked()
    expect(socket.heard(will)).toEqual([])
    scene.clock.forward(1)
    expect(await socket.next(will)).toEqual({ ends_at: '2026-10-12T08:30:00Z' })
    scene.clock.forward(119)
    await looked()
    expect({ warned: socket.heard(will).length, ended: socket.heard(been), isAlive: await isAlive(token) }).toEqual({
      warned: 1,
      ended: [],
      isAlive: true,
    })
    scene.clock.forward(1)
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
    expect(socket.heard(been)).toEqual([])
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
    expect(await isAlive(world.device.token)).toBe(true)
  })

  it('ends when the company says', async () => {
    world = await worldOf(scene.rows, { settings: { session_idle_minutes: 5 } })
    await scene.rows.user(world.company.id, { role: 'manager', email: 'camille@example.test', password })
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
    const second = await scene.socket({ token, code: world.company.code })
    const other = await enter()
    await scene.http(signOut, {}, { token })
    expect(await socket.next(been)).toEqual({})
    expect(await second.next(been)).toEqual({})
    expect(await isAlive(token)).toBe(false)
    expect({ heard: other.socket.heard(been), isAlive: await isAlive(other.token) }).toEqual({ heard: [], isAlive: true })
  })

  it("by a change of the password: the user's other sessions, and no one else's", async () => {
    const [mine, other] = [await enter(), await enter({ isMobile: true })]
    const colleague = await scene.socket({ token: world.tokens.manager, code: world.company.code })
    const form = { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' }
    expect((await mine.socket.ask(changePassword, form)).data).toEqual({ success: true })
    expect(await other.socket.next(been)).toEqual({})
    expect([await isAlive(mine.token), await isAlive(other.token), await isAlive(world.tokens.manager)]).toEqual([true, false, true])
    expect([mine.socket.heard(been), colleague.heard(been)]).toEqual([[], []])
  })

  it('hears nothing more: its sockets are closed behind it', async () => {
    const { token, socket } = await enter()
    const hands = clockingHands(scene, world)
    await hands.byCode(await hands.shift())
    await socket.next(shiftClocked.name)
    await scene.http(signOut, {}, { token })
    await socket.next(been)
    await hands.byCode(await hands.shift(), { type: 0 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect({ heard: socket.heard(shiftClocked.name).length, isOpen: socket.isOpen() }).toEqual({ heard: 1, isOpen: false })
  })

  it('opens no room to a socket that comes back with its token', async () => {
    const { token } = await enter()
    await scene.http(signOut, {}, { token })
    const back = await scene.socket({ token, code: world.company.code })
    const hands = clockingHands(scene, world)
    await hands.byCode(await hands.shift())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(back.heard(shiftClocked.name)).toEqual([])
  })

  it('gives back no room to a line that was cut and comes back', async () => {
    const { token } = await enter()
    const line = io(scene.url, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token, clientCode: world.company.code },
      reconnectionDelay: 200,
    })
    const heard: unknown[] = []
    line.on(shiftClocked.name, (what) => heard.push(what))
    await new Promise<void>((resolve) => line.once('connect', resolve))
    line.io.engine.close()
    await scene.http(signOut, {}, { token })
    const hands = clockingHands(scene, world)
    await hands.byCode(await hands.shift())
    await new Promise<void>((resolve) => line.once('connect', resolve))
    await hands.byCode(await hands.shift())
    await new Promise((resolve) => setTimeout(resolve, 100))
    line.disconnect()
    expect(heard).toEqual([])
  })

  it('was the last of a user who no longer may enter: the next call is refused', async () => {
    const { token } = await enter()
    await scene.database.superuser.query('update users set is_active = false where user_id = $1', [userId])
    await new Promise((resolve) => setTimeout(resolve, 2100))
    expect(await isAlive(token)).toBe(false)
  })
})
