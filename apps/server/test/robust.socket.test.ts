import { say } from '@vigie/phrases/say.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OpenSocket } from './transports.ts'
import { openTestApp } from './app.ts'
import { fixtureOf } from './fixture.ts'

let socket: OpenSocket
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  socket = await app.socket({ code: fixture.company.code })
})
const envelope = (parts: Record<string, unknown> = {}) => ({
  method: 'GET',
  path: '/init',
  payload: {},
  clientCode: fixture.company.code,
  apiCode: fixture.company.code,
  ...parts,
})
const malformed = { status: 400, error: { code: 'MALFORMED', message: say('fr', 'refusals.MALFORMED') } }

describe('an envelope', () => {
  it('as it should be is answered', async () => {
    expect(await socket.raw(envelope())).toMatchObject({ status: 200 })
  })

  it('without a payload holds no values', async () => {
    for (const payload of [undefined, null, {}]) expect(await socket.raw(envelope({ payload }))).toMatchObject({ status: 200 })
  })

  it('that is no table is malformed', async () => {
    for (const odd of [null, 5, 'text', true, [], [envelope()]]) expect(await socket.raw(odd)).toMatchObject(malformed)
  })

  it('whose payload is no table is malformed', async () => {
    for (const payload of [5, 'text', true, [], [1]]) expect(await socket.raw(envelope({ payload }))).toMatchObject(malformed)
  })

  it('whose method or path is none is not found', async () => {
    for (const odd of [undefined, null, 5, {}, [], '', 'BREW', 'constructor']) {
      expect(await socket.raw(envelope({ method: odd }))).toMatchObject({ status: 404, error: { code: 'CALL_UNKNOWN' } })
      expect(await socket.raw(envelope({ path: odd }))).toMatchObject({ status: 404, error: { code: 'CALL_UNKNOWN' } })
    }
  })

  it('whose codes or token are none counts them as not given, or unknown', async () => {
    for (const odd of [5, {}, [], true]) {
      expect(await socket.raw(envelope({ accessToken: odd }))).toMatchObject({ status: 200 })
      expect(await socket.raw(envelope({ path: '/getUser', accessToken: odd }))).toMatchObject({ status: 401 })
      expect(await socket.raw(envelope({ apiCode: odd }))).toMatchObject({ status: 200 })
    }
    for (const code of ['\0', 'a\0b', '\ud800', 'x'.repeat(5000), "'"]) {
      expect(await socket.raw(envelope({ clientCode: code, apiCode: code }))).toMatchObject({
        status: 404,
        error: { code: 'COMPANY_UNKNOWN' },
      })
    }
    expect(await socket.raw(envelope({ path: '/client-access/\0', clientCode: undefined, apiCode: undefined }))).toMatchObject({
      status: 404,
    })
  })

  it('is answered in its own language, else in that of the handshake, else in French', async () => {
    const german = await app.socket({ code: fixture.company.code, language: 'de' })
    const said = async (line: OpenSocket, language?: unknown) => (await line.raw(envelope({ path: '/nothing', language })))?.error?.message
    for (const language of languages) expect(await said(german, language)).toBe(say(language, 'refusals.CALL_UNKNOWN'))
    for (const odd of [undefined, 5, 'it']) expect(await said(socket, odd)).toBe(say('fr', 'refusals.CALL_UNKNOWN'))
    expect(await said(german)).toBe(say('de', 'refusals.CALL_UNKNOWN'))
  })

  it('without an acknowledgement is not answered, and shuts no door', async () => {
    socket.emit('request', envelope())
    socket.emit('request')
    socket.emit('request', envelope(), 'no function')
    socket.emit('nothing', envelope())
    expect(await socket.raw(envelope())).toMatchObject({ status: 200 })
  })

  it('among a hundred at once is answered with its own answer', async () => {
    const keys = Array.from({ length: 100 }, (_, index) => `key${index}`)
    const token = fixture.tokens.manager
    const write = (key: string) =>
      socket.raw(envelope({ method: 'PUT', path: `/preferences/${key}`, payload: { value: key }, accessToken: token }))
    const answers = await Promise.all(keys.map(write))
    expect(answers.map((answer) => answer?.data)).toEqual(keys.map((value) => ({ value })))
  })
})

describe('a handshake', () => {
  it('that names no company, or an unknown one, does not open where there are several', async () => {
    await app.rows.company()
    await expect(app.socket({})).rejects.toThrow('COMPANY_REQUIRED')
    for (const code of ['NOBODY', '\0', "'", 'x'.repeat(500)]) await expect(app.socket({ code })).rejects.toThrow('COMPANY_UNKNOWN')
    for (const token of ['99999999999.x', '999.x']) await expect(app.socket({ token })).rejects.toThrow(/^(COMPANY_REQUIRED|UNAUTHORISED)$/)
  })

  it('with a dead token opens, and stands in no room', async () => {
    const line = await app.socket({ token: `${fixture.company.id}.neverGiven`, code: fixture.company.code })
    expect(await line.raw(envelope())).toMatchObject({ status: 200 })
  })

  it('that fails inside says nothing of it', async () => {
    await app.database.superuser.query('alter table sessions rename to hidden')
    const refused = app.socket({ token: `${fixture.company.id}.neverGiven`, code: fixture.company.code })
    await expect(refused).rejects.toThrow(/^UNFORESEEN$/)
    await app.database.superuser.query('alter table hidden rename to sessions')
    expect(app.faults.splice(0)).toEqual(['http: relation "sessions" does not exist'])
  })

  it('nothing else was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
