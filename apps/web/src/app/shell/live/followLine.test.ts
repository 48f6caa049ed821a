// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryObserver } from '@tanstack/react-query'
import { ask } from '../../../api/ask.ts'
import { OfflineError } from '../../../api/errors.ts'
import { keyOf, queries } from '../../../api/queries.ts'
import { listNews } from '@vigie/contract/news/news.ts'
import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { Server, type Socket } from 'socket.io'
import { expect, it, vi } from 'vitest'
import { configureAt } from '../../../api/configure.testing.ts'
import { closeSocket, isSocketLive, openSocket } from '../../../api/socket.ts'
import { followLine } from './followLine.ts'

const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated

it('what was asked ahead before a line that is live by now is asked anew, and nothing that was answered since', async () => {
  const http = createServer()
  const io = new Server(http, { path: '/socket' })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  configureAt(() => (http.address() as AddressInfo).port)
  const [before, since] = [keyOf(listNews, {}), keyOf(readPhone, {})]
  queries.setQueryData(before, { news: [] }, { updatedAt: Date.now() - 1000 })
  await openSocket()
  await vi.waitUntil(isSocketLive)
  queries.setQueryData(since, {})
  // The frame mounts: the line is live already, and tells nothing of what happened before it was.
  followLine()
  expect([isOld(before), isOld(since)]).toEqual([true, false])
  closeSocket()
  await io.close()
})

it('what is asked while the line is down, and swallowed or failed, is asked again as soon as it is back; a first start asks nothing twice', async () => {
  // Over HTTP nobody ever answers, as on a line that is dead.
  const http = createServer(() => {})
  const io = new Server(http, { path: '/socket' })
  const asked: string[] = []
  let isMute = false
  io.on('connection', (socket: Socket) =>
    socket.on('request', ({ path }: { path: string }, answer: (what: unknown) => void) => {
      asked.push(path)
      if (!isMute) answer({ status: 200, data: { news: [] } })
    }),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  configureAt(() => (http.address() as AddressInfo).port)
  queries.clear()
  followLine()
  const opened = openSocket()
  let early = 0
  const first = new QueryObserver(queries, { queryKey: ['first'], queryFn: () => new Promise<never>(() => early++) })
  const ends = [first.subscribe(() => {})]
  await opened
  await vi.waitUntil(isSocketLive)
  isMute = true
  const swallowed = new QueryObserver(queries, { queryKey: keyOf(listNews, {}), queryFn: ({ signal }) => ask(listNews, {}, { signal }) })
  let tries = 0
  const failed = new QueryObserver(queries, {
    queryKey: ['failed'],
    queryFn: () => (tries++ === 0 ? Promise.reject(new OfflineError()) : Promise.resolve('read')),
    retry: false,
  })
  ends.push(
    swallowed.subscribe(() => {}),
    failed.subscribe(() => {}),
  )
  await vi.waitUntil(() => asked.length === 1 && failed.getCurrentResult().isError)
  // On its way since before the first line: nobody doubts it.
  expect(early).toBe(1)
  isMute = false
  for (const socket of io.of('/').sockets.values()) socket.conn.close()
  await vi.waitUntil(() => swallowed.getCurrentResult().isSuccess, 10_000)
  expect(failed.getCurrentResult().data).toBe('read')
  expect([asked.length, tries, early]).toEqual([2, 2, 2])
  for (const end of ends) end()
  closeSocket()
  http.closeAllConnections()
  await io.close()
})
