import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { configureAt } from '../../api/configure.testing.ts'
import type { Roster } from './kept.ts'
import { renewRoster, rosterNow } from './roster.ts'

let server: Server
/** Who has asked and is not answered yet, in order. */
let asked: ServerResponse[] = []
let count = 0
beforeAll(async () => {
  server = createServer((_, reply) => void (asked.push(reply), (count += 1)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.closeAllConnections())

const rosterOf = (firstName: string): Roster => ({
  agents: [{ id: 5, name: null, firstName, codeDigits: 6, codeCheck: 42, cardChecks: [] }],
  shifts: [],
  shiftsVisibility: 'day',
  checkKey: '',
  sealKey: '',
  validUntil: '2099-01-01T00:00:00Z' as Instant,
})
const answer = async (firstName: string) => {
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const body = JSON.stringify(z.encode(readRoster.output, rosterOf(firstName)))
  asked.shift()!.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

test('what changes while the server is being asked is asked for once more, and once for all of it', async () => {
  const renewed = renewRoster()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  void Promise.all([renewRoster(), renewRoster(), renewRoster()])
  await answer('before')
  await answer('after')
  await renewed
  expect([rosterNow()?.agents[0]?.firstName, count]).toEqual(['after', 2])
})

test('where nobody answers it is not asked for on and on', async () => {
  const renewed = renewRoster()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked.shift()!.destroy()
  await renewed
  expect([rosterNow()?.agents[0]?.firstName, count]).toEqual(['after', 3])
})
