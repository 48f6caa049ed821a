import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { signIn } from '@vigie/contract/auth/auth.ts'
import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { say } from '@vigie/phrases/say.ts'
import { languages } from '@vigie/phrases/languages.ts'
import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { refusalCodes } from '@vigie/contract/kit/refusal.ts'
import { describe, expect, it } from 'vitest'
import { answeredOf, headersOf, type Answered } from './transports.ts'
import { openTestApp } from './app.ts'
import { agentCode, fixtureOf } from './fixture.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)

async function send(path: string, init: RequestInit = {}): Promise<Answered> {
  const headers = { ...headersOf(fixture.as('manager')), ...(init.headers as Record<string, string> | undefined) }
  return answeredOf(await fetch(`${app.url}${path}`, { ...init, headers }))
}
const json = { 'content-type': 'application/json' }
const put = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = json) =>
  send('/api/preferences/columns', { method: 'PUT', body, headers })
function expectRefusal({ status, error }: Answered, code: RefusalCode): void {
  expect({ status, error }).toEqual({ status: refusalCodes[code], error: { code, message: say('fr', `refusals.${code}`) } })
}
/** Bytes as they are, for what no client would send; answers the whole answer. */
function raw(bytes: string): Promise<string> {
  const line = createConnection(app.server.port, '127.0.0.1')
  line.write(bytes)
  return text(line)
}

describe('a body', () => {
  it('that is no JSON, or no table, is malformed', async () => {
    for (const body of ['{', '{"a":1}}', 'nothing', '[1]', '5', '"text"', 'true', '{"a":\u0001}'])
      expectRefusal(await put(body), 'MALFORMED')
  })

  it('that is empty or null holds no value', async () => {
    for (const body of ['', 'null', '{}'])
      expect((await put(body)).error).toMatchObject({ code: 'INVALID', errors: { value: 'Ce champ est requis.' } })
  })

  it('longer than its call needs is too large, whether it says its length or not', async () => {
    const huge = JSON.stringify({ value: 'x'.repeat(64 * 1024) })
    expectRefusal(await put(huge), 'TOO_LARGE')
    const parts = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count++) controller.enqueue(new TextEncoder().encode(huge.slice(0, 10_000)))
        controller.close()
      },
    })
    const answer = await put(parts, { ...json }).catch(() => undefined)
    // Cut off in the middle of sending, a client may see the line closed instead of the answer.
    if (answer) expectRefusal(answer, 'TOO_LARGE')
  })

  it('that nests without end, or holds more values than a person says, is too large', async () => {
    expectRefusal(await put(`{"value":${'['.repeat(40)}${']'.repeat(40)}}`), 'TOO_LARGE')
    expectRefusal(await put(`{"value":[${'1,'.repeat(10_000)}1]}`), 'TOO_LARGE')
  })

  it('over 16 kB is too large for a call that nobody need sign in for', async () => {
    const body = (length: number) => JSON.stringify({ email: 'camille@example.test', password: 'x'.repeat(length) })
    expect((await send('/api/login', { method: 'POST', body: body(10_000), headers: json })).error?.code).toBe('INVALID')
    expectRefusal(await send('/api/login', { method: 'POST', body: body(17_000), headers: json }), 'TOO_LARGE')
  })

  it('of another kind than JSON or a form is not read', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream', 'nonsense', '']) {
      expectRefusal(await put('{"value":1}', { 'content-type': type }), 'UNSUPPORTED_MEDIA')
    }
  })

  it('as a form carries texts, numbers and JSON', async () => {
    const form = new FormData()
    form.set('value', '{"shown":["name"]}')
    expect((await put(form, {})).data).toEqual({ value: { shown: ['name'] } })
  })

  it('as a form that breaks off, has no boundary or is too large is refused', async () => {
    const part = '--edge\r\ncontent-disposition: form-data; name="value"\r\n\r\n1'
    expectRefusal(await put(part, { 'content-type': 'multipart/form-data' }), 'MALFORMED')
    expectRefusal(await put(part, { 'content-type': 'multipart/form-data; boundary=edge' }), 'MALFORMED')
    expectRefusal(await put('nothing of a form', { 'content-type': 'multipart/form-data; boundary=edge' }), 'MALFORMED')
    const form = new FormData()
    for (let count = 0; count < 200; count++) form.set(`field${count}`, 'x')
    expectRefusal(await put(form, {}), 'TOO_LARGE')
  })

  it('with files, for a call that takes none, is refused before they are read', async () => {
    const form = new FormData()
    form.set('value', '1')
    form.set('photo', new Blob(['x'.repeat(5_000_000)]), 'photo.png')
    expectRefusal(await put(form, {}), 'UNSUPPORTED_MEDIA')
  })
})

describe('an address', () => {
  it('that is unknown is not found, by any method', async () => {
    for (const path of [
      '/api/nothing',
      '/api/',
      '/api',
      '/api//',
      '/api/services/',
      '/api/init/more',
      '/api/../api/nothing',
      '/api/client-access/',
    ]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) expectRefusal(await send(path, { method }), 'CALL_UNKNOWN')
    }
    expect((await fetch(`${app.url}/api/nothing`, { method: 'HEAD' })).status).toBe(404)
  })

  it('with another method than its own is not found', async () => {
    expectRefusal(await send('/api/getUser', { method: 'POST' }), 'CALL_UNKNOWN')
    expectRefusal(await send('/api/init', { method: 'PUT' }), 'CALL_UNKNOWN')
    expectRefusal(await send('/api/login'), 'CALL_UNKNOWN')
  })

  it('that cannot be read is malformed', async () => {
    for (const path of ['/api/%zz', '/api/%', '/api/preferences/%c3%28']) {
      const answer = await raw(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept-language: de\r\nx-client-code: ${fixture.company.code}\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer).toMatch(/"message":"[^"]+ [^"]+"/)
    }
  })

  it('or a header that is too long, and what is no HTTP, are refused in a sentence', async () => {
    const tooLong = await send(`/api/init?apiCode=${'x'.repeat(20_000)}`)
    expectRefusal(tooLong, 'TOO_LARGE')
    expect(await raw('GARBAGE\r\n\r\n')).toContain(say('fr', 'refusals.MALFORMED'))
  })

  it('never holds a secret', async () => {
    for (const call of calls.filter((one) => one.secrets)) {
      for (const name of call.secrets!) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
          const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}', headers: json }
          expectRefusal(await send(`/api${call.path}?${name}=x`, { method, ...body }), 'SECRET_IN_ADDRESS')
        }
        expectRefusal(await send(`/api/nothing?${name}=x`), 'SECRET_IN_ADDRESS')
      }
    }
  })

  it('of a read that holds secrets is asked by POST alone', async () => {
    await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      contractId: fixture.contractId,
      startsAt: '2026-10-12T08:00:00Z',
      endsAt: '2026-10-12T16:00:00Z',
    })
    expect(nameOf(identifyAgent)).toBe('GET /clockings/login')
    expect((await app.http(identifyAgent, { password: agentCode }, fixture.as('clocking_device'))).status).toBe(200)
    const headers = headersOf(fixture.as('clocking_device'))
    for (const query of ['', '?resourceId=1']) expectRefusal(await send(`/api/clockings/login${query}`, { headers }), 'SECRET_IN_ADDRESS')
  })

  it('whose values come twice, or under the names of machinery, harms nothing', async () => {
    expect((await send('/api/services?date=2026-10-12&date=2026-10-13')).error).toMatchObject({
      code: 'INVALID',
      errors: { date: expect.any(String) },
    })
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect((await send(`/api/sites?${name}=1&${name}=2`)).status).toBe(200)
  })
})

describe('an answer', () => {
  it('is in the first language of the reader that is spoken, else in French', async () => {
    const said = async (language: string) => (await send('/api/nothing', { headers: { 'accept-language': language } })).error?.message
    for (const language of languages) expect(await said(`${language}-XX,en;q=0.5`)).toBe(say(language, 'refusals.CALL_UNKNOWN'))
    for (const language of ['it,de;q=0.8', 'zh, de']) expect(await said(language)).toBe(say('de', 'refusals.CALL_UNKNOWN'))
    for (const language of ['', 'it', ';;;,,,', 'x'.repeat(2000)]) expect(await said(language)).toBe(say('fr', 'refusals.CALL_UNKNOWN'))
  })

  it('is never kept by who is in between', async () => {
    const kept = async (path: string, init = {}) => (await fetch(`${app.url}${path}`, init)).headers.get('cache-control')
    expect([await kept('/api/init'), await kept('/api/nothing'), await kept('/api/getUser')]).toEqual(['no-store', 'no-store', 'no-store'])
  })

  it('says nothing of what went wrong inside, but its number, which the log has too', async () => {
    await app.database.superuser.query('alter table preferences rename to hidden')
    const { status, error } = await put('{"value":1}')
    await app.database.superuser.query('alter table hidden rename to preferences')
    expect({ status, code: error?.code }).toEqual({ status: 500, code: 'UNFORESEEN' })
    expect(error!.message).toMatch(/^Une erreur est survenue, veuillez réessayer ultérieurement\. Référence : [0-9a-f]{8}$/)
    expect(app.faults.splice(0)).toEqual(['PUT /preferences/columns: relation "preferences" does not exist'])
  })

  it('says of a database that is away that it is for now, as the log does: what a device keeps is sent again', async () => {
    const holder = await app.database.superuser.connect()
    await holder.query('begin; lock table preferences in access exclusive mode')
    const waiting = put('{"value":1}')
    const ended = async () =>
      (
        await app.database.superuser.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount
    await expect.poll(ended).toBeGreaterThan(0)
    const { status, error } = await waiting
    await holder.query('rollback')
    holder.release()
    expect({ status, code: error?.code }).toEqual({ status: 503, code: 'MAINTENANCE' })
    expect(app.faults.splice(0)).toEqual([expect.stringContaining('terminating connection')])
  })

  it('of a refused sign-in carries no word of the password', async () => {
    const answered = await app.http(signIn, { email: 'camille@example.test', password: 'My-own-secret' }, fixture.as('nobody'))
    expect(JSON.stringify(answered)).not.toContain('My-own-secret')
  })

  it('nothing else was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
