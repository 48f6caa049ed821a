// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readVersion } from '@vigie/contract/companies/companies.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { configureAt } from './configure.testing.ts'
import { sendByHttp } from './http.ts'

let server: Server
let heard: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }
beforeAll(async () => {
  server = createServer(({ url, headers }, answer) => {
    heard = { url, headers }
    answer.setHeader('content-type', 'application/json').end('{"version":"1.8.0"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port, { isClockingApp: () => true, language: () => 'de' })
})
afterAll(() => server.close())

it('a request carries the values of the envelope as headers, under their names', async () => {
  await sendByHttp(readVersion, { method: 'GET', path: '/database/version', payload: {} })
  expect(heard.url).toBe('/api/database/version')
  expect(heard.headers).toMatchObject({
    authorization: 'Bearer 1.token',
    'x-client-code': 'ACME',
    'x-api-version': '1.8.0',
    'x-device-uuid': '00000000-0000-4000-8000-000000000001',
    'x-clocking-app': 'true',
    'accept-language': 'de',
  })
})
