import { roles, type Caller, type Role } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { appTable } from '../src/app.ts'
import type { Answered, As, Ask } from './transports.ts'
import { appCredentials, openTestApp, transportsFor, transportsOf } from './app.ts'
import { samplesOf } from './samples.ts'
import { fixtureOf } from './fixture.ts'
import { askedCalls } from './calls.asked.ts'

let transports: readonly (readonly [string, Ask])[]
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  // A second company, so that no call may think that there is only one.
  await app.rows.company()
  transports = await transportsOf(app, fixture.company.code)
})

/** Asks over the transports of the call; with a session of its own where the call would end it. */
async function askBoth(call: Call, caller: Role | 'nobody'): Promise<(readonly [string, Answered])[]> {
  const answers: (readonly [string, Answered])[] = []
  for (const [transport, ask] of transportsFor(call, transports)) {
    const isOver = nameOf(call) === 'POST /logout' && caller !== 'nobody'
    const as: As = isOver
      ? { ...fixture.as(caller), token: await app.rows.session(fixture.company.id, fixture.users[caller]) }
      : fixture.as(caller)
    answers.push([transport, await ask(call, { code: fixture.company.code }, as)])
  }
  return answers
}
const mayMake = (call: Call, caller: Caller) => call.access[caller] !== undefined

describe('the table of calls', () => {
  it('each call has a handler and an access rule, and each handler a call', () => {
    expect(appTable().entries.map(({ call }) => nameOf(call))).toEqual(calls.map(nameOf))
    for (const call of calls) expect(Object.keys(call.access), nameOf(call)).not.toEqual([])
  })

  it('each call has a sample: its own, or one from the table of calls', () => {
    const samples = samplesOf(app, fixture)
    const missing = calls.filter((call) => !samples[nameOf(call)]).map(nameOf)
    expect(missing, 'values by which each answers: an `example` in the contract, or a sample in <domain>.calls.testing.ts').toEqual([])
  })

  it('no two calls share a method and a path', () => {
    expect(new Set(calls.map(nameOf)).size).toBe(calls.length)
  })
})

describe('each call', () => {
  const withoutNobody = askedCalls.filter((call) => !mayMake(call, 'nobody'))

  it.each(withoutNobody.map((call) => [nameOf(call), call] as const))('%s: nobody signed in is refused', async (_, call) => {
    const expected = call.access.app ? { status: 403, code: 'APP_CREDENTIALS_WRONG' } : { status: 401, code: 'UNAUTHORISED' }
    for (const [transport, { status, error }] of await askBoth(call, 'nobody'))
      expect({ status, code: error?.code }, transport).toEqual(expected)
  })

  it.each(withoutNobody.map((call) => [nameOf(call), call] as const))('%s: every role that may not is refused', async (_, call) => {
    for (const role of roles.filter((one) => !mayMake(call, one))) {
      for (const [transport, { status, error }] of await askBoth(call, role)) {
        expect({ status, code: error?.code }, `${role} by ${transport}`).toEqual({ status: 403, code: 'FORBIDDEN' })
      }
    }
  })

  it.each(askedCalls.map((call) => [nameOf(call), call] as const))('%s: whoever may make it comes in', async (_, call) => {
    const callers = [...roles, 'nobody' as const].filter((one) => mayMake(call, one))
    for (const caller of callers) {
      for (const [transport, { status, error }] of await askBoth(call, caller)) {
        expect(['UNAUTHORISED', 'FORBIDDEN', 'CALL_UNKNOWN', 'UNFORESEEN'], `${caller} by ${transport}: ${status}`).not.toContain(
          error?.code,
        )
      }
    }
  })

  it('a call that nobody signed in may make is made as nobody by those who are: leaving out a token takes no right', async () => {
    const open = calls.filter((call) => mayMake(call, 'nobody'))
    for (const call of open) {
      for (const role of roles.filter((one) => !mayMake(call, one))) {
        for (const [transport, { error }] of await askBoth(call, role))
          expect(error?.code, `${nameOf(call)} ${role} by ${transport}`).not.toBe('FORBIDDEN')
      }
    }
  })

  it('a company is looked up with the credentials of the app alone, and by HTTP alone', async () => {
    const call = calls.find((one) => nameOf(one) === 'GET /client-access/{code}')!
    const values = { code: fixture.company.code }
    expect((await app.http(call, values, { basic: appCredentials })).status).toBe(200)
    expect((await app.http(call, values, { basic: { ...appCredentials, password: 'another' } })).error?.code).toBe('APP_CREDENTIALS_WRONG')
    expect((await transports[1]![1](call, values, { basic: appCredentials })).error?.code).toBe('APP_CREDENTIALS_WRONG')
  })

  it('a token that was never given is refused, and so is a dead one', async () => {
    const dead = await app.rows.session(fixture.company.id, fixture.users.manager)
    await app.database.superuser.query(`update sessions set ended_at = $2 where token_hash = sha256(convert_to($1, 'UTF8'))`, [
      dead,
      app.clock.now(),
    ])
    for (const token of [dead, `${fixture.company.id}.neverGiven`, 'no token at all', `${fixture.company.id}.`, '']) {
      for (const [transport, ask] of transports) {
        const call = calls.find((one) => nameOf(one) === 'GET /getUser')!
        expect((await ask(call, {}, { code: fixture.company.code, token })).status, `${token} by ${transport}`).toBe(401)
      }
    }
  })

  it('nothing of it was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
