// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryObserver } from '@tanstack/react-query'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ask } from './ask.ts'
import { configureAt } from './configure.testing.ts'
import { keyOf, prepare, queries } from './queries.ts'

let server: Server
let status = 404
let asked = 0
beforeAll(async () => {
  server = createServer((_, answer) => {
    asked += 1
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'X', message: 'Non' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.close())
afterEach(() => {
  queries.clear()
  asked = 0
})

const input = { siteId: 7, month: '202610' } as Parameters<typeof ask<typeof readSite>>[1]
/** As a screen that is shown. */
const shown = () =>
  new QueryObserver(queries, { queryKey: keyOf(readSite, input), queryFn: () => ask(readSite, input) }).subscribe(() => undefined)
const failed = () => vi.waitUntil(() => queries.getQueryState(keyOf(readSite, input))?.status === 'error')

it.each([403, 404, 410])(
  'what was asked ahead and refused for good (%i) is not asked again by the screen that shows it',
  async (refusal) => {
    status = refusal
    prepare(readSite, input)
    await failed()
    shown()()
    expect(asked).toBe(1)
  },
)

it('what failed otherwise is asked again by the screen', async () => {
  status = 500
  prepare(readSite, input)
  await failed()
  const stop = shown()
  await vi.waitUntil(() => asked === 2)
  stop()
})

it('what is asked while somebody signs out is not asked any more', async () => {
  status = 200
  prepare(readSite, input)
  prepare(readSite, { ...input, siteId: 8 })
  queries.clear()
  await ask(readSite, { ...input, siteId: 9 }).catch(() => undefined)
  expect(asked).toBe(1)
})
