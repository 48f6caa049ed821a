import { roles } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { readInit, readStart } from '@vigie/contract/companies/companies.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { describe, expect, it } from 'vitest'
import { outputOf, type As } from './transports.ts'
import { openTestApp, transportsFor, transportsOf } from './app.ts'
import { fixtureOf } from './fixture.ts'
import { askedCalls } from './calls.asked.ts'

const app = await openTestApp()
const ours = await fixtureOf(app.rows)
const theirs = await fixtureOf(app.rows)
const transports = await transportsOf(app, ours.company.code)

const isOpen = (call: Call) => call.access.nobody !== undefined || call.access.app !== undefined

describe('a token of one company', () => {
  const held = askedCalls.filter((call) => !isOpen(call))

  it.each(held.map((call) => [nameOf(call), call] as const))('%s: is unknown under the code of another', async (_, call) => {
    for (const role of roles) {
      for (const [transport, ask] of transportsFor(call, transports)) {
        const answer = await ask(call, {}, { code: theirs.company.code, token: ours.tokens[role] })
        expect(answer.status, `${role} by ${transport}`).toBe(401)
      }
    }
  })

  it.each(held.map((call) => [nameOf(call), call] as const))('%s: does not open another with its number put in front', async (_, call) => {
    const random = ours.tokens.manager.split('.')[1]!
    const codes = [undefined, ours.company.code, theirs.company.code]
    const place = held.indexOf(call) % codes.length
    for (const number of [theirs.company.id, 999, 2_147_483_647, 2_147_483_648, 99_999_999_999, '1e1', '0', '-1']) {
      // In the quick run one code for each call: the next call has the next.
      for (const code of size(codes.slice(place, place + 1), codes)) {
        for (const [transport, ask] of transportsFor(call, transports)) {
          const { status } = await ask(call, {}, { code, token: `${number}.${random}` })
          expect([400, 401], `${number} under ${code} by ${transport}`).toContain(status)
        }
      }
    }
  })

  it('goes without a code: it says its company itself', async () => {
    for (const [, ask] of transports) {
      const me = calls.find((call) => nameOf(call) === 'GET /getUser')!
      expect((await ask(me, {}, { code: undefined, token: theirs.tokens.manager })).status).toBe(200)
    }
  })
})

describe('where several companies live', () => {
  it('an app that names none is told to ask for its code, without an error; whoever names one gets it', async () => {
    const asked = await app.http(readStart, {}, {})
    expect([asked.status, outputOf(readStart, asked).exchange]).toEqual([200, null])
    const named = await app.http(readStart, { apiCode: ours.company.code }, {})
    expect(outputOf(readStart, named).exchange?.theme.code).toBe(ours.company.code)
    expect((await app.http(readStart, { apiCode: 'PERSONNE' }, {})).error?.code).toBe('COMPANY_UNKNOWN')
    expect((await app.http(readInit, {}, {})).error?.code).toBe('COMPANY_REQUIRED')
  })
})

describe('the codes of a request', () => {
  it('are refused when they disagree', async () => {
    const as: As = { code: ours.company.code }
    expect((await app.http(readInit, { apiCode: theirs.company.code }, as)).error?.code).toBe('COMPANY_MISMATCH')
    expect((await app.http(readInit, { apiCode: ours.company.code.toLowerCase() }, as)).status).toBe(200)
    const socket = await app.socket(as)
    const envelope = {
      method: 'GET',
      path: '/getUser',
      payload: {},
      clientCode: ours.company.code,
      apiCode: theirs.company.code,
      accessToken: ours.tokens.manager,
    }
    expect(await socket.raw(envelope)).toMatchObject({ status: 400, error: { code: 'COMPANY_MISMATCH' } })
  })

  it('nothing of it was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
