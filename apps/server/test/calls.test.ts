import { roles, type Caller, type Role } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appTable } from '../src/app.ts'
import { accessRows, rowOf } from './access.rows.ts'
import type { Answered, As, Ask } from './doors.ts'
import { appCredentials, openScene, type TestScene } from './scene.ts'
import { worldOf, type World } from './world.ts'

let scene: TestScene
let world: World
let doors: readonly (readonly [string, Ask])[]
beforeAll(async () => {
  scene = await openScene()
  world = await worldOf(scene.rows)
  // A second company, so that no call may think that there is only one.
  await scene.rows.company()
  const socket = await scene.socket({ code: world.company.code })
  doors = [
    ['http', scene.http],
    ['socket', socket.ask],
  ]
})
afterAll(() => scene.close())

/** Asks by both doors; with a session of its own where the call would end it. */
async function askBoth(call: Call, caller: Role | 'nobody'): Promise<(readonly [string, Answered])[]> {
  const answers: (readonly [string, Answered])[] = []
  for (const [door, ask] of doors) {
    const isOver = nameOf(call) === 'POST /logout' && caller !== 'nobody'
    const as: As = isOver
      ? { ...world.as(caller), token: await scene.rows.session(world.company.id, world.users[caller]) }
      : world.as(caller)
    answers.push([door, await ask(call, { code: world.company.code }, as)])
  }
  return answers
}
const mayMake = (call: Call, caller: Caller) => accessRows[nameOf(call)]?.[caller] !== undefined

describe('the table of calls', () => {
  it('each call has a handler and an access rule, and each handler a call', () => {
    expect(appTable().entries.map(({ call }) => nameOf(call))).toEqual(calls.map(nameOf))
    for (const call of calls) expect(Object.keys(call.access), nameOf(call)).not.toEqual([])
  })

  it('who may make each call, and by which gates, is what was agreed', () => {
    expect(Object.fromEntries(calls.map((call) => [nameOf(call), rowOf(call.access)]))).toEqual(accessRows)
  })

  it('no two calls share a method and a path', () => {
    expect(new Set(calls.map(nameOf)).size).toBe(calls.length)
  })
})

describe('at both doors', () => {
  const withoutNobody = calls.filter((call) => !mayMake(call, 'nobody'))

  it.each(withoutNobody.map((call) => [nameOf(call), call] as const))('%s: nobody signed in is refused', async (_, call) => {
    const expected = call.access.app ? { status: 403, code: 'APP_CREDENTIALS_WRONG' } : { status: 401, code: 'UNAUTHORISED' }
    for (const [door, { status, error }] of await askBoth(call, 'nobody')) expect({ status, code: error?.code }, door).toEqual(expected)
  })

  it.each(withoutNobody.map((call) => [nameOf(call), call] as const))('%s: every role that may not is refused', async (_, call) => {
    for (const role of roles.filter((one) => !mayMake(call, one))) {
      for (const [door, { status, error }] of await askBoth(call, role)) {
        expect({ status, code: error?.code }, `${role} by ${door}`).toEqual({ status: 403, code: 'FORBIDDEN' })
      }
    }
  })

  it.each(calls.map((call) => [nameOf(call), call] as const))('%s: whoever may make it comes in', async (_, call) => {
    const callers = [...roles, 'nobody' as const].filter((one) => mayMake(call, one))
    for (const caller of callers) {
      for (const [door, { status, error }] of await askBoth(call, caller)) {
        expect(['UNAUTHORISED', 'FORBIDDEN', 'CALL_UNKNOWN', 'UNFORESEEN'], `${caller} by ${door}: ${status}`).not.toContain(error?.code)
      }
    }
  })

  it('a call that nobody signed in may make is made as nobody by those who are: leaving out a token takes no right', async () => {
    const open = calls.filter((call) => mayMake(call, 'nobody'))
    for (const call of open) {
      for (const role of roles.filter((one) => !mayMake(call, one))) {
        for (const [door, { error }] of await askBoth(call, role))
          expect(error?.code, `${nameOf(call)} ${role} by ${door}`).not.toBe('FORBIDDEN')
      }
    }
  })

  it('a company is looked up with the credentials of the app alone, and by HTTP alone', async () => {
    const call = calls.find((one) => nameOf(one) === 'GET /client-access/{code}')!
    const values = { code: world.company.code }
    expect((await scene.http(call, values, { basic: appCredentials })).status).toBe(200)
    expect((await scene.http(call, values, { basic: { ...appCredentials, password: 'another' } })).error?.code).toBe(
      'APP_CREDENTIALS_WRONG',
    )
    expect((await doors[1]![1](call, values, { basic: appCredentials })).error?.code).toBe('APP_CREDENTIALS_WRONG')
  })

  it('a token that was never given is refused, and so is a dead one', async () => {
    const dead = await scene.rows.session(world.company.id, world.users.manager)
    await scene.database.superuser.query(`update sessions set ended_at = $2 where token_hash = sha256(convert_to($1, 'UTF8'))`, [
      dead,
      scene.clock.now(),
    ])
    for (const token of [dead, `${world.company.id}.neverGiven`, 'no token at all', `${world.company.id}.`, '']) {
      for (const [door, ask] of doors) {
        const call = calls.find((one) => nameOf(one) === 'GET /getUser')!
        expect((await ask(call, {}, { code: world.company.code, token })).status, `${token} by ${door}`).toBe(401)
      }
    }
  })

  it('nothing of it was unforeseen', () => {
    expect(scene.faults).toEqual([])
  })
})
