import { signIn } from '@vigie/contract/auth/auth.ts'
import { io } from 'socket.io-client'
import { describe, expect, it } from 'vitest'
import { answeredOf, type Answered } from './transports.ts'
import { openTestApp } from './app.ts'
import { fixtureOf, type Fixture } from './fixture.ts'

let fixture: Fixture
let count = 0
const app = await openTestApp({ env: { PUBLIC_URL: 'https://portail.example.test' } })

/** Signs in under an e-mail that nobody has, as a proxy would pass it on. */
async function attempt(forwarded: string, own = fixture): Promise<Answered> {
  const headers = { 'x-forwarded-for': forwarded, 'x-client-code': own.company.code, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: `nobody${count++}@example.test`, password: 'x' })
  return answeredOf(await fetch(`${app.url}/api${signIn.path}`, { method: 'POST', headers, body }))
}
async function attemptBySocket(forwarded: string): Promise<number> {
  const line = io(app.url, {
    path: '/socket',
    transports: ['websocket'],
    reconnection: false,
    auth: { clientCode: fixture.company.code },
    extraHeaders: { 'x-forwarded-for': forwarded },
  })
  const payload = { email: `nobody${count++}@example.test`, password: 'x' }
  const answer = (await line.emitWithAck('request', { method: 'POST', path: signIn.path, payload, clientCode: fixture.company.code })) as {
    status: number
  }
  line.disconnect()
  return answer.status
}

describe('the address of a caller behind a proxy', () => {
  it('is the one that the proxy has added: what the caller writes before it changes nothing', async () => {
    fixture = await fixtureOf(app.rows)
    for (let tries = 0; tries < 40; tries++) expect((await attempt(`10.0.0.${tries}, 203.0.113.7`)).status).toBe(422)
    expect((await attempt('10.0.0.99, 203.0.113.7')).status).toBe(429)
    expect((await attempt('203.0.113.7, 203.0.113.8')).status).toBe(422)
  })

  it('is the same over the socket', async () => {
    fixture = await fixtureOf(app.rows)
    for (let tries = 0; tries < 40; tries++) await attempt(`10.0.0.${tries}, 203.0.113.7`)
    expect(await attemptBySocket('10.0.0.99, 203.0.113.7')).toBe(429)
    expect(await attemptBySocket('203.0.113.7, 203.0.113.8')).toBe(422)
  })

  it('without a proxy that is named is that of the line, whatever the headers say', async () => {
    const bare = await openTestApp({ env: { PUBLIC_URL: 'https://portail.example.test', TRUSTED_PROXIES: '192.0.2.1' } })
    const own = await fixtureOf(bare.rows)
    for (let tries = 0; tries < 41; tries++) {
      const headers = { 'x-forwarded-for': `10.0.0.${tries}`, 'x-client-code': own.company.code, 'content-type': 'application/json' }
      const body = JSON.stringify({ email: `nobody${tries}@example.test`, password: 'x' })
      const { status } = await fetch(`${bare.url}/api${signIn.path}`, { method: 'POST', headers, body })
      expect(status).toBe(tries < 40 ? 422 : 429)
    }
    await bare.close()
  })
})
