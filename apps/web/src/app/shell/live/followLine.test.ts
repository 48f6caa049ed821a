// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keyOf, queries } from '../../../api/queries.ts'
import { listNews } from '@vigie/contract/news/news.ts'
import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { Server } from 'socket.io'
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
