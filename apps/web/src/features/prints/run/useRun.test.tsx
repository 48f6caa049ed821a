import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { listPrints, print as printShape, type Print } from '@vigie/contract/prints/prints.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keyOf, queries } from '../../../api/queries.ts'
import { answering } from '../../../domains/testing/answering.testing.tsx'
import { endSession } from '../../../session/ending.ts'
import { sessionStore } from '../../../session/store.ts'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { shownPrints, type Prints } from './usePrints.ts'
import { useRun } from './useRun.ts'

readyForParts()
const server = answering()

const month = '202610' as Month
const ofSomebody: Print = {
  id: 7,
  kind: 'plannings',
  month,
  week: null,
  sheetCount: 3,
  doneCount: 0,
  state: 'waiting',
  message: null,
  createdAt: '2026-10-12T05:00:00Z' as Instant,
  finishedAt: null,
  name: null,
  bytes: null,
  pageCount: null,
  url: null,
  expiresAt: null,
}
const none = { prints: [], nextCursor: null }

it.each(['start', 'cancel'] as const)(
  '%s: a print of somebody who signs out meanwhile is not in the list of whoever is in next',
  async (does) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const answer = async () => promise.then(() => ({ body: { print: z.encode(printShape, ofSomebody) } }))
    server.to({ 'GET /print': () => ({ body: { prints: [], next_cursor: null } }), 'POST /print': answer, 'DELETE /print': answer })
    const key = keyOf(listPrints, { limit: shownPrints })
    queries.setQueryData(key, none)
    const request = { kind: 'plannings' as const, month, siteIds: null, agentIds: [] }
    const { result } = renderHook(() => useRun(request, { prints: [], underWay: null } as unknown as Prints), {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    })
    const isBusy = () => result.current.isStarting || result.current.isCancelling
    act(() => (does === 'start' ? result.current.start() : result.current.cancel(7)))
    await waitFor(() => expect([server.asked.length, isBusy()]).toEqual([1, true]))
    const { exchange } = sessionStore.get()
    endSession('elsewhere')
    sessionStore.set({ phase: 'ready', exchange })
    resolve()
    await waitFor(() => expect(isBusy()).toBe(false))
    expect([queries.getQueryData(key), waiting.get()]).toEqual([none, []])
  },
)
