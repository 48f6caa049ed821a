// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryObserver } from '@tanstack/react-query'
import { listNews } from '@vigie/contract/news/news.ts'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from './ask.ts'
import { configureAt } from './configure.testing.ts'
import { OfflineError, RefusedError } from './errors.ts'
import { refetchUnanswered, keyOf, prepare, queries } from './queries.ts'

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

describe('after the line was lost', () => {
  const none = () => new Promise<never>(() => {})
  /** A question that is shown, whose first asking goes as said; later ones never end. */
  function question(queryKey: readonly unknown[], first: () => Promise<unknown> = none, isShown = true) {
    let times = 0
    const options = { queryKey, retry: false, queryFn: () => (times++ === 0 ? first() : none()) }
    if (!isShown) void queries.prefetchQuery(options)
    const stop = isShown ? new QueryObserver(queries, options).subscribe(() => undefined) : () => undefined
    return { times: () => times, stop }
  }
  const refusal = (code: number) => () => Promise.reject(new RefusedError(code, 'X', ''))

  it('what nobody has answered is asked once more, and nothing that was, or that nobody shows yet', async () => {
    const [swallowed, offline, maintained] = [
      question(['swallowed']),
      question(['offline'], () => Promise.reject(new OfflineError())),
      question(['maintained'], refusal(503)),
    ]
    const [refused, there, ahead] = [
      question(['refused'], refusal(403)),
      question(['there'], async () => 1),
      question(['ahead'], none, false),
    ]
    await vi.waitUntil(() => queries.getQueryData(['there']) === 1 && queries.getQueryState(['refused'])?.status === 'error')
    // On its way anew: what is shown meanwhile is an answer.
    void queries.invalidateQueries({ queryKey: ['there'] })
    void refetchUnanswered()
    await vi.waitUntil(() => swallowed.times() === 2)
    const all = [swallowed, offline, maintained, refused, there, ahead]
    expect(all.map(({ times }) => times())).toEqual([2, 2, 2, 1, 2, 1])
    expect(queries.getQueryState(['ahead'])?.fetchStatus).toBe('fetching')
    for (const { stop } of all) stop()
  })

  it('of some calls these alone', async () => {
    const [meant, other] = [question(keyOf(listNews, {})), question(['other'])]
    void refetchUnanswered(listNews)
    await vi.waitUntil(() => meant.times() === 2)
    expect(other.times()).toBe(1)
    for (const { stop } of [meant, other]) stop()
  })
})
