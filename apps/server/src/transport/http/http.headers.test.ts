import { beforeAll, expect, it } from 'vitest'
import { headersOf } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { safetyHeaders } from './http.headers.ts'

const app = await openTestApp()
/** As the app under test is installed: without a public address. */
const plainly = { isHttps: false, origins: ['http://localhost:0', 'http://127.0.0.1:0'] }
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  for (let n = 0; n < 120; n++) await app.rows.site(fixture.company.id, fixture.clientId)
})

const ask = (path: string, encoding: string) =>
  fetch(`${app.url}${path}`, { headers: { ...headersOf(fixture.as('manager')), 'accept-encoding': encoding } })
const day = '/api/services?date=2026-10-12'

it.each([
  ['a short answer', '/api/services/stats?date=2026-10-12', 200],
  ['a long answer', day, 200],
  ['a refusal', '/api/nothing', 404],
  ['a probe', '/healthz', 200],
])('%s tells browsers how to treat it, packed or not', async (_, path, status) => {
  const safety = await safetyHeaders(plainly)
  expect(safety['content-security-policy']).toContain("default-src 'self'")
  for (const encoding of ['identity', 'gzip']) {
    const answer = await ask(path, encoding)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    for (const [name, value] of Object.entries(safety)) expect(answer.headers.get(name), name).toBe(value)
    expect(answer.headers.get('cache-control')).toBe(path.startsWith('/api/') ? 'no-store' : null)
    await answer.arrayBuffer()
  }
})

it('a long answer is packed for whoever unpacks, and says the same', async () => {
  const [plain, packed] = [await ask(day, 'identity'), await ask(day, 'gzip')]
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  const text = await plain.text()
  expect(Number(plain.headers.get('content-length'))).toBe(Buffer.byteLength(text))
  expect(text.length).toBeGreaterThan(2048)
  expect(await packed.text()).toBe(text)
})

it('only a server behind https asks browsers to keep to it', async () => {
  const [plain, secure] = [await safetyHeaders(plainly), await safetyHeaders({ isHttps: true, origins: ['https://portail.example.test'] })]
  expect(plain['strict-transport-security']).toBeUndefined()
  expect(secure['strict-transport-security']).toContain('max-age=')
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests')
})

it('pages load, send and show what is of this installation alone, and nobody frames them', async () => {
  const safety = await safetyHeaders({ isHttps: true, origins: ['https://portail.example.test'] })
  const policy = Object.fromEntries(
    safety['content-security-policy']!.split(';').map((line): [string, string] => {
      const [name, ...sources] = line.split(' ')
      return [name!, sources.join(' ')]
    }),
  )
  expect(policy).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self' wss://portail.example.test",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  })
  expect(safety['x-frame-options']).toBe('DENY')
  expect(safety['permissions-policy']).toBe('camera=(self), geolocation=(self), display-capture=(), microphone=(), payment=(), usb=()')
})

it('without a public address sockets go where the loopback is called', async () => {
  const { headers } = await fetch(`${app.url}/healthz`)
  expect(headers.get('content-security-policy')).toMatch(/connect-src 'self' ws:\/\/localhost:\d+ ws:\/\/127\.0\.0\.1:\d+/)
})
