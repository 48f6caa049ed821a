// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureAt } from '../../api/configure.testing.ts'
import { OfflineError } from '../../api/errors.ts'
import { enterCompany } from './findCompany.ts'

/** A server that takes every request and never answers. */
let server: Server
let asked: Promise<string>
let isGivenUp: Promise<unknown>

beforeAll(async () => {
  server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  configureAt(() => (server.address() as AddressInfo).port, { token: () => null, companyCode: () => null })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = new Promise((heard) => {
    server.once('request', (request) => {
      isGivenUp = new Promise((closed) => request.once('close', closed))
      heard(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The platform's timeouts by the test's clock: they run by one of their own otherwise. The network stays real. */
function takeClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(new DOMException('timed out', 'TimeoutError')), milliseconds)
    return ending.signal
  })
}

/** Inside the mobile app's shell, or in a browser. */
function standIn(isNative: boolean): void {
  vi.stubGlobal('window', { Capacitor: { isNativePlatform: () => isNative } })
  vi.stubEnv('VITE_APP_USER', 'app')
  vi.stubEnv('VITE_APP_PASSWORD', 'secret')
}

it.each([
  ['in the mobile app, with its credentials', true, 'GET /api/client-access/ACME Basic YXBwOnNlY3JldA=='],
  ['on the web', false, 'GET /api/init?apiCode=ACME'],
])('%s, the look-up of a company gives up after 10 s without an answer, and not before', async (_, isNative, request) => {
  standIn(isNative)
  takeClock()
  let ending: unknown
  const looking = enterCompany('ACME').catch((error: unknown) => (ending = error))
  expect(await asked).toBe(request)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ending).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await looking
  expect(ending).toBeInstanceOf(OfflineError)
  // The request itself is let go, not only its answer.
  await isGivenUp
})
